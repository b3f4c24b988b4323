import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineAddon, defineSite } from 'pagewright';
import { blockBase, defineBlock, defineCollection, idSchema, textSchema } from 'pagewright/schema';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { trustType } from '../../../core/src/trust/trust-type.ts';
import { tempFolder } from '../support/temp-folder.ts';

const folder = tempFolder('addons');
const traits = { interactive: false, pageHeading: false } as const;
const note = defineBlock(z.strictObject({ type: z.literal('note'), ...blockBase, text: textSchema }), traits);
const component = (): null => null;
const otherComponent = (): null => null;
const layouts = { wide: { Header: () => null, Footer: () => null } };

const notes = (name = 'notes') =>
  defineAddon({
    name,
    folder,
    blocks: { note },
    strings: { notes: { by: 'by', of: 'of' } },
    components: async () => ({ staticComponents: { note: component }, islands: {}, layouts: {} }),
    theme: { colors: { pencil: { describe: 'The colour of notes.' } }, styles: ['notes.css'] },
  });

const base = {
  folder,
  collections: {},
  layouts: { wide: { showsAnchors: false } },
  strings: { notes: { by: 'from' } },
  theme: {
    colors: { day: { describe: 'The page.' }, night: { describe: 'Text.' } },
    roles: { background: 'day', browserBar: 'night' },
    contrast: [],
    styles: ['base.css'],
    shared: [],
  },
} as const;
const bare = { ...base, blocks: {}, components: async () => ({ staticComponents: {}, islands: {}, layouts }) };

test('a site has what its add-ons declare, and the last word about texts and styles', async () => {
  const site = defineSite({ ...bare, addons: [notes()] });
  expect(site.blockTypes).toEqual(['note']);
  expect(site.strings).toMatchObject({ notes: { by: 'from', of: 'of' } });
  expect(Object.keys(site.styles)).toEqual(['notes.css', 'base.css']);
  expect(site.theme.roles).toEqual({ background: 'day', browserBar: 'night' });
  expect(site.names.colors).toEqual(['pencil', 'day', 'night']);
  expect((await site.components()).staticComponents).toEqual({ note: component });
});

test('a site can replace a block of an add-on', async () => {
  const components = async () => ({ staticComponents: { note: otherComponent }, islands: {}, layouts });
  const site = defineSite({ ...base, blocks: { note }, components, addons: [notes()], replaces: { blocks: ['note'] } });
  expect((await site.components()).staticComponents).toEqual({ note: otherComponent });
  expect(() => defineSite({ ...base, blocks: { note }, components, addons: [notes()] })).toThrow(
    `The block type "note" is declared by the site and by the add-on "notes". Give it another name, or write replaces: { blocks: ['note'] } in src/site.ts.`,
  );
});

test('two add-ons that declare one name are an error that names both', () => {
  expect(() => defineSite({ ...bare, addons: [notes(), notes('other-notes')] })).toThrow(
    'The stylesheet "notes.css" is declared by the add-on "other-notes" and by the add-on "notes". Use one of them.',
  );
});

describe('the YAML of an add-on', () => {
  const content = (name: string, ...files: readonly string[]) => {
    for (const file of files) {
      mkdirSync(dirname(join(folder, name, file)), { recursive: true });
      writeFileSync(join(folder, name, file), '');
    }
    return defineAddon({ name, folder, content: name });
  };

  test('is known by its path in a site; other files in the folder are not', () => {
    const { addedFiles } = defineSite({ ...bare, addons: [content('events', 'presets/fair.yaml', 'types/fairs.yaml', 'pages/a.yaml')] });
    expect(addedFiles).toEqual({
      'presets/fair.yaml': join(folder, 'events', 'presets', 'fair.yaml'),
      'types/fairs.yaml': join(folder, 'events', 'types', 'fairs.yaml'),
    });
  });

  test('is an error that names both add-ons when both have a file of the same name', () => {
    expect(() => defineSite({ ...bare, addons: [content('shop', 'presets/fair.yaml'), content('market', 'presets/fair.yaml')] })).toThrow(
      'The file "presets/fair.yaml" is declared by the add-on "market" and by the add-on "shop". Use one of them.',
    );
  });

  test('is an error when code declares a collection of the same name', () => {
    const fairs = defineCollection(z.strictObject({ id: idSchema }));
    const market = defineAddon({ name: 'market', folder, collections: { fairs } });
    expect(() => defineSite({ ...bare, addons: [content('fun', 'types/fairs.yaml'), market] })).toThrow(
      'The collection "fairs" is declared by the add-on "market" and by the add-on "fun". Use one of them.',
    );
  });

  test('is missing when the folder has none', () => {
    expect(() => defineSite({ ...bare, addons: [content('empty', 'pages/a.yaml')] })).toThrow(
      `${folder}/empty has no presets/*.yaml and no types/*.yaml. "content" is the folder that contains them.`,
    );
  });
});

test('two add-ons with one name are an error that names the folders of both', () => {
  const other = defineAddon({ name: 'notes', folder: join(folder, 'other') });
  expect(() => defineSite({ ...bare, addons: [notes(), other] })).toThrow(
    `Two add-ons have the name "notes": those in ${folder} and ${folder}/other. Use one of them.`,
  );
});

test.each([
  ['no list', notes(), '"addons" in FILE is no list. Write addons: [...].'],
  ['a function', [notes], '"addons" in FILE has a function. Call it: addons: [notes()].'],
  [
    'another value',
    ['notes'],
    '"addons" in FILE has an entry that is no add-on. Each is made by defineAddon, and has a name and a folder.',
  ],
  ['an unknown key', [{ ...notes(), block: {} }], 'defineAddon of "notes" has no "block". Did you mean "blocks"?'],
  [
    'roles of colours',
    [{ ...notes(), theme: { styles: [], rolls: {} } }],
    '"theme" in the add-on "notes" has no "rolls". Did you mean "roles"?',
  ],
  ['what a site decides', [{ ...notes(), extends: {} }], 'defineAddon of "notes" has no "extends".'],
  [
    'an unknown hook',
    [{ ...notes(), hooks: { onPages: component } }],
    '"hooks" in the add-on "notes" has no "onPages". Did you mean "onPage"?',
  ],
])('%s in the list of add-ons is an error for developers', (_, addons, message) => {
  const site = trustType<Parameters<typeof defineSite>[0]>({ ...bare, addons });
  expect(() => defineSite(site)).toThrow(message.replace('FILE', `${folder}/site.ts`));
});
