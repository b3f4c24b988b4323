import { defineSite } from 'pagewright';
import standard from '../../../src/site.ts';
import { blocks } from '../schemas/blocks/index.ts';
import { collections } from '../schemas/collections/index.ts';
import { socialArches } from './patterns/arches/social-arches.ts';
import { german } from './strings/de.ts';
import { strings } from './strings/en.ts';

/** The standard blocks, layouts and words, with three block types, two collections and the pattern of the clinic. */
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
    styles: ['patterns/arches/arches.css'],
    shared: ['ui', 'patterns'],
    socialPicture: { background: 'dark', text: 'light', pattern: socialArches },
  },
});
