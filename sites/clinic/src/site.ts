import { defineSite } from 'pagewright';
import standard from '../../../src/site.ts';

/** The standard blocks, layouts and words, with the theme and the pattern of the clinic. */
export default defineSite({
  folder: import.meta.dirname,
  extends: standard,
  replaces: { styles: ['patterns/weave/weave.css'] },
  theme: {
    styles: ['patterns/weave/weave.css', 'theme/clinic.css'],
  },
});
