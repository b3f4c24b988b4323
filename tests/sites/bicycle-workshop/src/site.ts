import { defineSite } from 'pagewright';
import standard from '../../../../src/site.ts';
import { blocks } from '../schemas/blocks/index.ts';
import { collections } from '../schemas/collections/index.ts';
import { strings } from './strings/en.ts';

/** The standard blocks, layouts and theme, with block types, a collection, a colour and words of the workshop. */
export default defineSite({
  folder: import.meta.dirname,
  extends: standard,
  blocks,
  collections,
  strings,
  components: () => import('./components.ts'),
  theme: {
    colors: { signal: { describe: 'Bells and other small things.', isAccent: true } },
    contrast: [{ text: 'dark', on: 'signal', use: 'text on bells' }],
    styles: ['theme/bell.css'],
  },
});
