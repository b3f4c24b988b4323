import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineSite } from 'pagewright';
import { blockBase, defineBlock, defineCollection, idSchema, nestedBlocksSchema, textSchema } from 'pagewright/schema';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { viteConfigFile } from '../../src/definition/code-folders.ts';
import { assertNestedTypes } from '../../src/definition/define-site.ts';
import type { Layout } from '../../src/definition/site-code.ts';
import { tempFolder } from '../support/temp-folder.ts';

const temp = tempFolder('extends');
const baseFolder = join(temp, 'src');
const ownFolder = join(temp, 'client', 'src');
for (const folder of [baseFolder, ownFolder]) {
  mkdirSync(join(folder, 'blocks'), { recursive: true });
  writeFileSync(join(folder, 'blocks', 'interactive.ts'), 'export const islands = {};\n');
}
writeFileSync(join(temp, 'vite.config.ts'), 'export default {};\n');

const traits = {
  interactive: false,
  pageHeading: false,
} as const;
const title = defineBlock(z.strictObject({ type: z.literal('title'), ...blockBase, heading: textSchema }), traits);
const rule = defineBlock(z.strictObject({ type: z.literal('rule'), ...blockBase }), traits);
const poll = defineBlock(z.strictObject({ type: z.literal('poll'), ...blockBase }), {
  ...traits,
  interactive: { hydrate: 'always', chunk: 'own' },
});
const staticPoll = defineBlock(z.strictObject({ type: z.literal('poll'), ...blockBase, question: textSchema }), traits);
const records = defineCollection(z.strictObject({ id: idSchema }));

const component = (): null => null;
const otherComponent = (): null => null;
const layout = (): Layout => ({ Header: () => null, Footer: () => null });
const wide = layout();
const narrow = layout();
const otherWide = layout();

const base = defineSite({
  folder: baseFolder,
  blocks: { title, poll },
  collections: { records },
  layouts: { wide: { showsAnchors: false }, narrow: { showsAnchors: false, describe: 'Less.' } },
  strings: { words: { yes: 'Yes', no: 'No' } },
  components: async () => ({
    staticComponents: { title: component },
    islands: { poll: async () => ({ default: component }) },
    layouts: { wide, narrow },
  }),
  theme: {
    colors: { night: { describe: 'Text.' }, day: { describe: 'The page.' } },
    roles: { background: 'day', browserBar: 'night' },
    contrast: [{ text: 'night', on: 'day', use: 'text' }],
    styles: ['theme/reset.css', 'theme/base.css', 'theme/prose.css'],
    shared: ['ui'],
  },
});

describe('a site that extends another', () => {
  const site = defineSite({
    folder: ownFolder,
    extends: base,
    blocks: { poll: staticPoll, rule },
    collections: { teachers: records },
    layouts: { wide: { showsAnchors: true, describe: 'More.' }, bare: { showsAnchors: false } },
    strings: { words: { no: 'Nope' }, clock: { now: 'Now' } },
    components: async () => ({
      staticComponents: { poll: otherComponent, rule: component },
      islands: {},
      layouts: { wide: otherWide, bare: layout() },
    }),
    theme: {
      colors: { dusk: { describe: 'Buttons.' } },
      roles: { browserBar: 'dusk' },
      contrast: [{ text: 'day', on: 'dusk', use: 'text on buttons' }],
      styles: ['theme/base.css', 'theme/clock.css'],
      shared: ['parts'],
    },
    replaces: { blocks: ['poll'], layouts: ['wide'], styles: ['theme/base.css'] },
  });

  test('has the block types and collections of both', () => {
    expect(site.blockTypes).toEqual(['title', 'poll', 'rule']);
    expect(site.collectionNames).toEqual(['records', 'teachers']);
    expect(site.blockSchema('poll')).toBe(staticPoll.schema);
    expect(site.traitsOf('poll').interactive).toBe(false);
    expect(base.blockSchema('poll')).toBe(poll.schema);
  });

  test('finds each component in the folder of the site that declares it', () => {
    expect(site.componentFile('title')).toBe(join(baseFolder, 'blocks', 'title.tsx'));
    expect(site.componentFile('rule')).toBe(join(ownFolder, 'blocks', 'rule.tsx'));
    expect(site.componentFile('poll')).toBe(join(ownFolder, 'blocks', 'poll.tsx'));
    expect(site.islandsFiles).toEqual([join(baseFolder, 'blocks', 'interactive.ts')]);
    expect(site.sharedFolders).toEqual([join(baseFolder, 'ui'), join(ownFolder, 'parts')]);
    expect(viteConfigFile(site)).toBe(join(temp, 'vite.config.ts'));
  });

  test('has the components of both, without those that it replaces', async () => {
    const { staticComponents, islands, layouts } = await site.components();
    expect(staticComponents).toEqual({ title: component, poll: otherComponent, rule: component });
    expect(islands).toEqual({});
    expect(layouts.wide).toBe(otherWide);
    expect(layouts.narrow).toBe(narrow);
    expect(Object.keys(layouts)).toEqual(['wide', 'narrow', 'bare']);
  });

  test('puts a replaced stylesheet where the earlier one was', () => {
    const names = Object.values(site.styles).map((file) => file.replace(temp, '').replaceAll('\\', '/'));
    expect(names).toEqual(['/src/theme/reset.css', '/client/src/theme/base.css', '/src/theme/prose.css', '/client/src/theme/clock.css']);
  });

  test('takes the layouts, colours and texts of both in its content', () => {
    expect(site.pageSchema.shape.layout.safeParse('bare').success).toBe(true);
    expect(base.pageSchema.shape.layout.safeParse('bare').success).toBe(false);
    expect(site.pageSchema.shape.layout.parse(undefined)).toBe('wide');
    expect(site.pageSchema.shape.layout.description).toBe('More. Less.');
    expect(Object.keys(site.siteSchema.shape.motion.shape.reveal.shape)).toEqual(['wide', 'narrow', 'bare']);
    expect(Object.keys(site.siteSchema.shape.header.shape.solidAfter.shape)).toEqual(['wide', 'narrow', 'bare']);
    expect(Object.keys(site.siteSchema.shape.theme.shape.colors.shape)).toEqual(['night', 'day', 'dusk']);
    expect(site.theme.roles).toEqual({ background: 'day', browserBar: 'dusk' });
    expect(site.theme.contrast).toHaveLength(2);
    expect(site.strings).toMatchObject({ words: { yes: 'Yes', no: 'Nope' }, clock: { now: 'Now' } });
  });

  test('can be extended in turn', () => {
    const further = defineSite({ folder: join(temp, 'further', 'src'), extends: site, strings: { words: { yes: 'Sure' } } });
    expect(further.folders).toEqual([baseFolder, ownFolder, join(temp, 'further', 'src')]);
    expect(further.blockTypes).toEqual(site.blockTypes);
    expect(further.strings).toMatchObject({ words: { yes: 'Sure', no: 'Nope' } });
  });
});

describe('two owners of one name', () => {
  const extension = { folder: ownFolder, extends: base } as const;
  const components = async () => ({ staticComponents: { title: component }, islands: {}, layouts: {} });

  test('are an error for a block type, unless the site says that it replaces it', () => {
    expect(() => defineSite({ ...extension, blocks: { title }, components })).toThrow(
      `The block type "title" is declared by the site and by the site that it extends. Give it another name, or write replaces: { blocks: ['title'] } in src/site.ts.`,
    );
    const replacing = defineSite({ folder: ownFolder, extends: base, blocks: { title }, components, replaces: { blocks: ['title'] } });
    expect(replacing.blockTypes).toEqual(['title', 'poll']);
  });

  test('are an error for a layout and a stylesheet', () => {
    const layouts = async () => ({ staticComponents: {}, islands: {}, layouts: { wide } });
    expect(() => defineSite({ ...extension, layouts: { wide: { showsAnchors: false } }, components: layouts })).toThrow(
      `replaces: { layouts: ['wide'] }`,
    );
    expect(() => defineSite({ ...extension, theme: { styles: ['theme/base.css'] } })).toThrow(`replaces: { styles: ['theme/base.css'] }`);
  });

  test('are always an error for a collection and a colour', () => {
    expect(() => defineSite({ ...extension, collections: { records } })).toThrow(/^The collection "records" .* Give it another name\.$/);
    expect(() => defineSite({ ...extension, theme: { colors: { day: { describe: '' } } } })).toThrow(
      /^The colour "day" .* Give it another name\.$/,
    );
  });

  test('a name that the extended site does not have cannot be replaced', () => {
    expect(() => defineSite({ ...extension, theme: { styles: ['theme/prosa.css'] }, replaces: { styles: ['theme/prosa.css'] } })).toThrow(
      'The site replaces the stylesheet "theme/prosa.css", which the site that it extends does not have. Did you mean "theme/prose.css"?',
    );
    expect(() => defineSite({ ...extension, replaces: { styles: ['theme/base.css'] } })).toThrow(
      'The site replaces the stylesheet "theme/base.css" and does not declare another one.',
    );
  });
});

describe('what a site must have', () => {
  const theme = {
    colors: { day: { describe: '' } },
    roles: { background: 'day', browserBar: 'day' },
    contrast: [],
    styles: [],
    shared: [],
  } as const;
  const parts = { folder: baseFolder, blocks: {}, collections: {}, strings: {}, theme };

  test('one layout at least, with a name for class names', () => {
    const components = async () => ({ staticComponents: {}, islands: {}, layouts: { 'Full width': wide } });
    expect(() => defineSite({ ...parts, layouts: {}, components })).toThrow('A site needs a layout.');
    expect(() => defineSite({ ...parts, layouts: { 'Full width': { showsAnchors: false } }, components })).toThrow(
      '"Full width" cannot be the name of a layout.',
    );
  });

  test('the file of its islands, when it has an interactive block type', () => {
    const components = async () => ({ staticComponents: {}, islands: { poll: async () => ({ default: component }) }, layouts: { wide } });
    const define = (folder: string) =>
      defineSite({ ...parts, folder, blocks: { poll }, layouts: { wide: { showsAnchors: false } }, components });
    expect(() => define(join(temp, 'nowhere'))).toThrow('interactive.ts is missing');
    expect(define(baseFolder).islandsFiles).toHaveLength(1);
  });
});

describe('a block type with nested blocks', () => {
  const pair = defineBlock(z.strictObject({ type: z.literal('pair'), ...blockBase, parts: nestedBlocksSchema([title]) }), traits);
  const site = (blocks: Parameters<typeof assertNestedTypes>[0]) => () => assertNestedTypes(blocks);

  test('needs the types that it accepts, as it knows them', () => {
    expect(site({ title, pair })).not.toThrow();
    expect(site({ pair })).toThrow('The block type "pair" accepts blocks of the type "title". Add "title" to the blocks of the site.');
    const otherTitle = defineBlock(z.strictObject({ type: z.literal('title'), ...blockBase }), traits);
    expect(site({ title: otherTitle, pair })).toThrow('which this site replaces. Replace "pair" as well.');
  });
});
