import { defineSite } from 'pagewright';
import standard from '../../../../src/site.ts';
import { blocks } from '../schemas/blocks/index.ts';

/** The standard site with blocks that are made of components of packages from npm: recharts and Base UI. */
export default defineSite({
  folder: import.meta.dirname,
  extends: standard,
  blocks,
  components: () => import('./components.ts'),
});
