import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type BlockDefinition, blockBase, defineBlock } from '../../../../core/src/schema/fields/define-block.ts';
import { assertComponents, ComponentError } from '../../../src/bundle/components/assert-components.ts';
import { defineSite } from '../../../src/definition/define-site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const temp = tempFolder('enhance');

const traits = {
  pageHeading: false,
} as const;
const tabs = defineBlock(z.strictObject({ type: z.literal('tabs'), ...blockBase }), { ...traits, interactive: { enhance: 'always' } });
const title = defineBlock(z.strictObject({ type: z.literal('title'), ...blockBase }), { ...traits, interactive: false });

const files = {
  'blocks/tabs.tsx': 'export default () => <a href="#one">One</a>;\n',
  'blocks/title.tsx': 'export default () => <h2>Title</h2>;\n',
  'blocks/enhance.ts': "export const enhanceScripts = { tabs: () => import('./tabs.enhance.ts') };\n",
  'blocks/tabs.enhance.ts': 'export default function enhance() {}\n',
  'ui/button.tsx': 'export const Button = () => <button type="button" />;\n',
};

let count = 0;

/** Returns what is said about a site with these changes to its files. `undefined` removes a file. */
async function messageFor(
  changes: Record<string, string | undefined>,
  blocks: Record<string, BlockDefinition> = { tabs, title },
): Promise<string> {
  count += 1;
  const folder = join(temp, String(count), 'src');
  for (const [path, text] of Object.entries({ ...files, ...changes })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const layout = { Header: () => null, Footer: () => null };
  try {
    const site = defineSite({
      folder,
      blocks,
      collections: {},
      layouts: { default: { showsAnchors: false } },
      strings: {},
      components: async () => ({ staticComponents: {}, islands: {}, layouts: { default: layout } }),
      theme: {
        colors: { day: { describe: 'The page.' } },
        roles: { background: 'day', browserBar: 'day' },
        contrast: [],
        styles: [],
        shared: ['ui'],
      },
    });
    await assertComponents(site);
    return '';
  } catch (error) {
    if (error instanceof Error) return `${error instanceof ComponentError ? '' : 'defineSite: '}${error.message}`;
    throw error;
  }
}

test('a block type with a component and an enhance script passes', async () => {
  expect(await messageFor({})).toBe('');
});

describe('an enhance script', () => {
  test('that is missing is named, with what to write', async () => {
    expect(await messageFor({ 'blocks/tabs.enhance.ts': undefined })).toBe(
      'src/blocks/tabs.tsx:1  The block type "tabs" declares enhance, and src/blocks/tabs.enhance.ts is missing. Write it: its default export is the function that enhances the block.',
    );
  });

  test.each(['export function enhance() {}\n', 'const a = 1;\nexport { a as other };\n'])(
    'without a default export is refused: %j',
    async (text) => {
      expect(await messageFor({ 'blocks/tabs.enhance.ts': text })).toBe(
        'src/blocks/tabs.enhance.ts:1  This script has no default export. Write: export default function enhance(element, props, signal) { … }',
      );
    },
  );

  test('may export another name as default', async () => {
    expect(await messageFor({ 'blocks/tabs.enhance.ts': 'const openTabs = () => undefined;\nexport { openTabs as default };\n' })).toBe('');
  });

  test('of a block type that does not declare it is refused', async () => {
    expect(await messageFor({ 'blocks/title.enhance.ts': files['blocks/tabs.enhance.ts'] })).toBe(
      'src/blocks/title.enhance.ts:1  No browser loads this script, because the block type "title" does not declare it. Declare interactive: { enhance: \'always\' } in schemas/blocks/title.ts, or remove the file.',
    );
  });

  test.each(['react', 'react-dom/client', 'pagewright/react'])('that imports %s, also through another file, is refused', async (name) => {
    const message = await messageFor({
      'blocks/tabs.enhance.ts': `import { open } from '../ui/open.ts';\n${files['blocks/tabs.enhance.ts']}`,
      'ui/open.ts': `\nimport { thing } from '${name}';\nexport const open = thing;\n`,
    });
    expect(message).toBe(
      `src/ui/open.ts:2  The enhance script of "tabs" imports "${name}", so each visitor loads React for it. Do without it, or make the block an island: declare hydrate in schemas/blocks/tabs.ts.`,
    );
  });

  test('may import types of React', async () => {
    expect(
      await messageFor({ 'blocks/tabs.enhance.ts': `import type { ReactNode } from 'react';\n${files['blocks/tabs.enhance.ts']}` }),
    ).toBe('');
  });
});

test('the component of a block type with an enhance script has no event handler', async () => {
  expect(await messageFor({ 'blocks/tabs.tsx': 'export default () => <a href="#one" onClick={() => undefined}>One</a>;\n' })).toBe(
    [
      'src/blocks/tabs.tsx:1  The block type "tabs" has an enhance script, and its component runs in node only, so "onClick" is never called.',
      '  Add event listeners in src/blocks/tabs.enhance.ts.',
    ].join('\n'),
  );
});

describe('the declaration', () => {
  test('needs the list of scripts', async () => {
    expect(await messageFor({ 'blocks/enhance.ts': undefined })).toMatch(
      /^defineSite: The block type "tabs" declares enhance, and .*enhance\.ts is missing, which exports its script\.$/,
    );
  });

  test('of hydrate and enhance at once is refused', async () => {
    const interactive = { enhance: 'always' } as const;
    Reflect.set(interactive, 'hydrate', 'always');
    const both = { ...tabs, traits: { ...tabs.traits, interactive } };
    expect(await messageFor({}, { both })).toBe(
      'defineSite: The block type "both" declares hydrate and enhance. Declare hydrate for a React component, or enhance for a script.',
    );
  });
});
