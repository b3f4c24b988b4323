import { defineSite } from 'pagewright';
import standard from '../../../../src/site.ts';
import { blocks } from '../schemas/blocks.ts';
import { collections } from '../schemas/collections/index.ts';
import { layouts } from '../schemas/layouts.ts';
import { settings } from '../schemas/settings.ts';

/** The standard site with settings and a block of its own, and a layout with a sidebar. */
export default defineSite({
  folder: import.meta.dirname,
  extends: standard,
  blocks,
  collections,
  layouts,
  settings,
  components: () => import('./components.ts'),
  theme: { styles: ['theme/guide.css'], shared: ['layout'] },
  replaces: { layouts: ['default'] },
});
