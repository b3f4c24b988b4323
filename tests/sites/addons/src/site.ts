import { defineSite } from 'pagewright';
import standard from '../../../../src/site.ts';
import { guestbook } from '../../../addons/guestbook/src/guestbook.ts';
import { signed } from '../../../addons/signed/src/signed.ts';

/** The standard site with two add-ons. */
export default defineSite({
  folder: import.meta.dirname,
  extends: standard,
  addons: [guestbook({ rudeWord: 'nonsense' }), signed('Inn')],
});
