import { defineSite } from 'pagewright';
import { blocks } from '../schemas/blocks/index.ts';
import { collections } from '../schemas/collections/index.ts';
import { layouts } from '../schemas/layouts.ts';
import { theme } from '../schemas/theme.ts';
import { strings } from './strings/en.ts';

export default defineSite({
  folder: import.meta.dirname,
  blocks,
  collections,
  layouts,
  strings,
  components: () => import('./components.ts'),
  theme: { ...theme, styles: ['theme/school.css'], shared: ['layout'] },
});
