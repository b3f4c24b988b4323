import { defineSite } from 'pagewright';
import { blocks } from '../schemas/blocks/index.ts';
import { theme } from '../schemas/theme.ts';

export default defineSite({
  folder: import.meta.dirname,
  blocks,
  components: () => import('./components.ts'),
  theme: {
    ...theme,
    styles: ['reset', 'base', 'controls', 'header', 'motion', 'cloth', 'toasts', 'prose'].map((name) => `theme/${name}.css`),
    shared: ['ui', 'layout'],
  },
});
