import { defineSite } from 'pagewright';
import { blocks } from '../schemas/blocks/index.ts';
import { theme } from '../schemas/theme.ts';
import { strings } from './strings/en.ts';

export default defineSite({
  folder: import.meta.dirname,
  blocks,
  collections: {},
  layouts: { default: { showsAnchors: false } },
  strings,
  components: () => import('./components.ts'),
  theme: {
    ...theme,
    styles: ['theme/base.css'],
    shared: ['layout'],
  },
});
