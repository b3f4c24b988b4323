import { defineSite } from 'pagewright';
import { blocks } from '../schemas/blocks/index.ts';

export default defineSite({
  folder: import.meta.dirname,
  blocks,
  collections: {},
  strings: {},
  components: () => import('./components.ts'),
  theme: {
    styles: ['theme/base.css'],
    shared: ['layout'],
  },
});
