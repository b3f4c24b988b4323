import { createContentSchemas } from '../../../../packages/core/src/schema/content-schemas.ts';
import { collections } from './collections.ts';
import { halves, portraits, projects, questions, story } from './record-blocks.ts';
import { application, cards, hero, offer, picture, talk, text } from './text-blocks.ts';
import { theme } from './theme.ts';

const schemas = createContentSchemas({
  blocks: { application, cards, halves, hero, offer, picture, portraits, projects, questions, story, talk, text },
  collections,
  fetched: [],
  addedFiles: {},
  layouts: {
    default: { showsAnchors: false },
    wide: { showsAnchors: true, describe: '"wide" uses the whole width of the window, and shows anchors in its header.' },
  },
  theme,
  networks: {},
  embedProviders: {
    woodcast: { label: 'Woodcast', frames: ['https://frames.woodcast.example'], privacy: 'https://woodcast.example/privacy' },
    chairtube: { label: 'Chairtube', frames: ['https://chairtube.example'], privacy: 'https://chairtube.example/privacy' },
  },
  strings: {},
  packs: {},
});

/** The code of the site in which the examples of all codes are tested. Content is loaded without components, so there are none. */
export const exampleSchemas = { ...schemas, rules: [] };
