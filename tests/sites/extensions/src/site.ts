import { defineSite } from 'pagewright';
import standard from '../../../../src/site.ts';
import { blocks } from '../schemas/blocks/index.ts';
import { collections } from '../schemas/collections/index.ts';
import { tickets } from './commands/tickets.ts';
import { concerts } from './concerts.ts';
import { hooks } from './hooks.ts';
import { oldName } from './rules/old-name.ts';

/** The standard site with an example of everything that a site can add to the engine. */
export default defineSite({
  folder: import.meta.dirname,
  extends: standard,
  blocks,
  collections,
  components: () => import('./components.ts'),
  data: { concerts },
  rules: [oldName],
  head: ({ path }, { company }) => [
    { tag: 'meta', name: 'author', content: company.name },
    ...(path === '/' ? ([{ tag: 'link', rel: 'me', href: 'https://social.example/@hall' }] as const) : []),
  ],
  hooks,
  commands: [tickets],
});
