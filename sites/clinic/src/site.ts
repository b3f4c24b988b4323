import { defineSite } from 'pagewright';
import standard from '../../../src/site.ts';
import { blocks } from '../schemas/blocks/index.ts';
import { collections } from '../schemas/collections/index.ts';
import { looks } from './looks/looks.ts';
import { german } from './strings/de.ts';
import { strings } from './strings/en.ts';

/** The standard blocks, layouts and words, with three block types, two collections and the look of the clinic. */
export default defineSite({
  folder: import.meta.dirname,
  extends: standard,
  blocks,
  collections,
  strings,
  languagePacks: { de: german },
  schemaTexts: { de: () => import('../schemas/texts/de.ts') },
  components: () => import('./components.ts'),
  theme: {
    look: looks.look,
    styles: looks.styles,
    optional: looks.optional,
    shared: ['looks'],
    socialPicture: { background: 'dark', text: 'light', pattern: looks.socialPattern },
  },
});
