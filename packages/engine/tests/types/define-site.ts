import { defineCommand, defineSite, flag, required, siteOption } from 'pagewright';
import type { Layout } from 'pagewright/react';
import { blockBase, defineBlock, defineCollection, idSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

/*
 * Type tests of `defineSite`. `npm run types` checks them: an expected error that does not come is an error itself.
 * Nothing here runs.
 */

const quietTraits = {
  pageHeading: false,
} as const;

const title = defineBlock(z.strictObject({ type: z.literal('title'), ...blockBase, heading: textSchema }), {
  interactive: false,
  ...quietTraits,
});
const poll = defineBlock(z.strictObject({ type: z.literal('poll'), ...blockBase, question: textSchema }), {
  interactive: { hydrate: 'always', chunk: 'own' },
  ...quietTraits,
});

const gallery = defineBlock(z.strictObject({ type: z.literal('gallery'), ...blockBase, columns: z.int() }), {
  interactive: { enhance: ({ columns }) => ({ columns }) },
  ...quietTraits,
});

declare const Gallery: (props: { columns: number }) => null;
declare const loadGallery: () => Promise<{ default: (element: HTMLElement, props: { columns: number }, signal: AbortSignal) => void }>;
declare const loadWrongGallery: () => Promise<{ default: (element: HTMLElement, props: { columns: string }) => void }>;
declare const loadGalleryWithoutDefault: () => Promise<{ enhance: () => void }>;
declare const Title: (props: { heading: string }) => null;
declare const WrongTitle: (props: { heading: number }) => null;
declare const loadPoll: () => Promise<{ default: (props: { question: string }) => null }>;
declare const layout: Layout;

const folder = '/site/src';
const theme = {
  colors: { night: { describe: 'Text.' }, day: { describe: 'The page.' } },
  roles: { background: 'day', browserBar: 'night' },
  contrast: [],
  styles: [],
  shared: [],
} as const;
const parts = {
  folder,
  blocks: { title, poll },
  collections: {},
  layouts: { wide: { showsAnchors: false }, narrow: { showsAnchors: false } },
  strings: {},
  theme,
} as const;
const layouts = { wide: layout, narrow: layout };

export const base = defineSite({
  ...parts,
  components: async () => ({ staticComponents: { title: Title }, islands: { poll: loadPoll }, layouts }),
});

export const withoutStatic = defineSite({
  ...parts,
  // @ts-expect-error The component of "title" is missing.
  components: async () => ({ staticComponents: {}, islands: { poll: loadPoll }, layouts }),
});

export const withoutIsland = defineSite({
  ...parts,
  // @ts-expect-error The island of "poll" is missing.
  components: async () => ({ staticComponents: { title: Title }, islands: {}, layouts }),
});

export const withoutLayout = defineSite({
  ...parts,
  // @ts-expect-error The layout "narrow" is missing.
  components: async () => ({ staticComponents: { title: Title }, islands: { poll: loadPoll }, layouts: { wide: layout } }),
});

export const withWrongProps = defineSite({
  ...parts,
  // @ts-expect-error The component takes a number, the field is a text.
  components: async () => ({ staticComponents: { title: WrongTitle }, islands: { poll: loadPoll }, layouts }),
});

export const wordsAlone = defineSite({ folder, extends: base, strings: { page: { skipToContent: 'Skip' } } });

export const replaced = defineSite({
  folder,
  extends: base,
  blocks: { title },
  layouts: { wide: { showsAnchors: true } },
  replaces: { blocks: ['title'], layouts: ['wide'] },
  components: async () => ({ staticComponents: { title: Title }, islands: {}, layouts: { wide: layout } }),
});

export const replacesUnknown = defineSite({
  folder,
  extends: base,
  blocks: { title },
  // @ts-expect-error The extended site has no block type of this name.
  replaces: { blocks: ['titel'] },
  components: async () => ({ staticComponents: { title: Title }, islands: {}, layouts: {} }),
});

export const replacesUndeclared = defineSite({
  folder,
  extends: base,
  blocks: { title },
  // @ts-expect-error This site declares no "poll" itself.
  replaces: { blocks: ['poll'] },
  components: async () => ({ staticComponents: { title: Title }, islands: {}, layouts: {} }),
});

export const extensionWithoutComponent = defineSite({
  folder,
  extends: base,
  blocks: { title },
  replaces: { blocks: ['title'] },
  // @ts-expect-error The component of "title" is missing.
  components: async () => ({ staticComponents: {}, islands: {}, layouts: {} }),
});

export const colorsOfBoth = defineSite({
  folder,
  extends: base,
  theme: {
    colors: { dusk: { describe: 'Buttons.' } },
    roles: { browserBar: 'dusk' },
    contrast: [{ text: 'day', on: 'dusk', use: 'buttons' }],
  },
});

export const unknownColor = defineSite({
  folder,
  extends: base,
  // @ts-expect-error Neither site declares the colour "dawn".
  theme: { roles: { browserBar: 'dawn' } },
});

/** An extension can replace what the extended site has replaced or added. */
export const secondExtension = defineSite({
  folder,
  extends: replaced,
  blocks: { poll },
  replaces: { blocks: ['poll'] },
  components: async () => ({ staticComponents: {}, islands: { poll: loadPoll }, layouts: {} }),
});

const galleryComponents = { staticComponents: { gallery: Gallery }, islands: {}, layouts: {} };

export const withScript = defineSite({
  folder,
  extends: base,
  blocks: { gallery },
  components: async () => ({ ...galleryComponents, enhanceScripts: { gallery: loadGallery } }),
});

export const withoutScript = defineSite({
  folder,
  extends: base,
  blocks: { gallery },
  // @ts-expect-error The script of "gallery" is missing.
  components: async () => galleryComponents,
});

export const withWrongScript = defineSite({
  folder,
  extends: base,
  blocks: { gallery },
  // @ts-expect-error The script takes a text, the declaration passes a number.
  components: async () => ({ ...galleryComponents, enhanceScripts: { gallery: loadWrongGallery } }),
});

export const withoutDefaultExport = defineSite({
  folder,
  extends: base,
  blocks: { gallery },
  // @ts-expect-error The module has no default export.
  components: async () => ({ ...galleryComponents, enhanceScripts: { gallery: loadGalleryWithoutDefault } }),
});

export const both = defineBlock(z.strictObject({ type: z.literal('both'), ...blockBase }), {
  // @ts-expect-error A block type is an island or has an enhance script.
  interactive: { hydrate: 'always', chunk: 'own', enhance: 'always' },
  ...quietTraits,
});

export const headOfPages = defineSite({
  folder,
  extends: base,
  head: ({ path }, { company }) => [
    { tag: 'meta', name: 'author', content: company.name },
    { tag: 'link', rel: 'alternate', type: 'application/rss+xml', href: `${path}/rss` },
  ],
});

export const headWithStyle = defineSite({
  folder,
  extends: base,
  // @ts-expect-error The policy of the pages allows no further stylesheet.
  head: () => [{ tag: 'link', rel: 'stylesheet', href: '/more.css' }],
});

export const headWithScript = defineSite({
  folder,
  extends: base,
  // @ts-expect-error The policy of the pages allows no further script.
  head: () => [{ tag: 'script', src: '/more.js' }],
});

export const headWithoutContent = defineSite({
  folder,
  extends: base,
  // @ts-expect-error The content of the element is missing.
  head: () => [{ tag: 'meta', name: 'author' }],
});

const events = defineCollection(z.strictObject({ id: idSchema }));

export const fetched = defineSite({
  folder,
  extends: base,
  collections: { events },
  data: { events: { load: async () => [{ id: 'one' }] } },
});

/** A site can fetch the records of a collection of the extended site. */
export const fetchedOfBase = defineSite({ folder, extends: fetched, data: { events: { load: async () => [] } } });

export const fetchedOfUnknown = defineSite({
  folder,
  extends: fetched,
  // @ts-expect-error No site has a collection of this name.
  data: { event: { load: async () => [] } },
});

// @ts-expect-error The records are a list.
export const fetchedWithoutList = defineSite({ folder, extends: fetched, data: { events: { load: async () => 'none' } } });

export const withCommand = defineSite({
  folder,
  extends: base,
  commands: [
    defineCommand({
      name: 'greet',
      summary: 'Greet somebody',
      arguments: { name: required('who') },
      options: { site: siteOption, loud: flag('in capitals') },
      examples: [{ words: 'Ada', does: 'greets Ada' }],
      run: async ({ args, options, project }) => {
        const { name }: { name: string } = args;
        const { loud }: { loud: boolean } = options;
        // @ts-expect-error The option was not declared.
        options.quiet;
        return project.root === name || loud ? 0 : 1;
      },
    }),
  ],
});

// @ts-expect-error A command has at least one example.
export const withoutExample = defineCommand({ name: 'x', summary: 'X', arguments: {}, options: {}, examples: [], run: async () => 0 });
