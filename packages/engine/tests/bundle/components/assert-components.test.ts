import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { blockBase, defineBlock } from '../../../../core/src/schema/fields/define-block.ts';
import { assertComponents, ComponentError } from '../../../src/bundle/components/assert-components.ts';
import { defineSite } from '../../../src/definition/define-site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const temp = tempFolder('components');

const traits = {
  pageHeading: false,
} as const;
const title = defineBlock(z.strictObject({ type: z.literal('title'), ...blockBase }), { ...traits, interactive: false });
const poll = defineBlock(z.strictObject({ type: z.literal('poll'), ...blockBase }), {
  ...traits,
  interactive: { hydrate: 'always', chunk: 'own' },
});

let count = 0;

/** Returns what is said about a site with these files in its folder `src`, which has the static block type "title" and the interactive "poll". */
async function messageFor(files: Record<string, string>): Promise<string> {
  count += 1;
  const folder = join(temp, String(count), 'src');
  const all = {
    'blocks/title.tsx': 'export default () => <h2>Title</h2>;\n',
    'blocks/poll.tsx': 'export default () => <button onClick={() => undefined}>Vote</button>;\n',
    'blocks/interactive.ts': "export const islands = { poll: () => import('./poll.tsx') };\n",
    'theme/own.css': '.ribbon-red, .text-link { color: red; }\n',
    'ui/button.tsx': 'export const Button = () => <button type="button" />;\n',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const site = defineSite({
    folder,
    blocks: { title, poll },
    collections: {},
    layouts: { default: { showsAnchors: false } },
    strings: {},
    components: async () => ({
      staticComponents: { title: () => null },
      islands: { poll: async () => ({ default: () => null }) },
      layouts: { default: { Header: () => null, Footer: () => null } },
    }),
    theme: {
      colors: { day: { describe: 'The page.' } },
      roles: { background: 'day', browserBar: 'day' },
      contrast: [],
      styles: ['theme/own.css'],
      shared: ['ui'],
    },
  });
  try {
    await assertComponents(site);
    return '';
  } catch (error) {
    if (error instanceof ComponentError) return error.message;
    throw error;
  }
}

const titleWith = (jsx: string): Record<string, string> => ({ 'blocks/title.tsx': `export default ({ tone, size }) => (\n  ${jsx}\n);\n` });

test('components without a mistake pass, an interactive one with event handlers too', async () => {
  expect(await messageFor({})).toBe('');
});

describe('a static block type', () => {
  test('with an event handler is refused, with its file, its line and what to do', async () => {
    expect(await messageFor(titleWith('<button type="button" onClick={() => alert(tone)}>{size}</button>'))).toBe(
      [
        'src/blocks/title.tsx:2  The block type "title" is static, so "onClick" is never called.',
        "  Make it interactive: declare interactive: { hydrate: 'always', chunk: 'own' } in schemas/blocks/title.ts, and move the component from src/blocks/static.ts to src/blocks/interactive.ts. Or do without it.",
      ].join('\n'),
    );
  });

  test.each(['<Button onPress={vote} />', '<form\n    onSubmit={send}\n  />'])('with %s is refused', async (jsx) => {
    expect(await messageFor(titleWith(jsx))).toContain('is never called');
  });

  test.each(['useState(1)', 'useState<number>(1)', 'React.useEffect(() => undefined)', 'useLayoutEffect(() => undefined)'])(
    'that calls %s is refused',
    async (call) => {
      const message = await messageFor({ 'blocks/title.tsx': `export default () => {\n  ${call};\n  return <h2 />;\n};\n` });
      expect(message).toMatch(/^src\/blocks\/title\.tsx:2 {2}The block type "title" is static, so "use\w+" does nothing\.\n/);
    },
  );

  test('that imports a hook through other files is refused at the call', async () => {
    const message = await messageFor({
      'blocks/title.tsx': "import { Counter } from '../ui/counter.tsx';\nexport default () => <Counter />;\n",
      'ui/counter.tsx': "import { useCount } from './use-count';\nexport const Counter = () => <b>{useCount()}</b>;\n",
      'ui/use-count.ts': "import { useState } from 'react';\n\nexport const useCount = () => useState(0)[0];\n",
    });
    expect(message).toMatch(
      /^src\/ui\/use-count\.ts:3 {2}The block type "title" is static and imports this file, so "useState" does nothing\.\n/,
    );
  });

  test.each([
    [
      'a comment about onClick',
      { 'blocks/title.tsx': '// <b onClick={x}> and useState(1)\n/* useEffect() */\nexport default () => <h2 />;\n' },
    ],
    ['a text about them', { 'blocks/title.tsx': 'export default () => <h2 title="<b onClick={x}> and useState(1)" />;\n' }],
    ['useId', { 'blocks/title.tsx': "import { useId } from 'react';\nexport default () => <h2 id={useId()} />;\n" }],
    [
      'types alone of a file with hooks',
      {
        'blocks/title.tsx': 'import { type Count, type Step } from "../ui/use-count.ts";\nexport default (_: Count) => <h2 />;\n',
        'ui/use-count.ts': 'export type Count = number;\nexport type Step = 1;\nexport const useCount = () => useState(0)[0];\n',
      },
    ],
    [
      'the type of a file with hooks',
      {
        'blocks/title.tsx': "import type { Count } from '../ui/use-count.ts';\nexport default (_: Count) => <h2 />;\n",
        'ui/use-count.ts': 'export type Count = number;\nexport const useCount = () => useState(0)[0];\n',
      },
    ],
  ])('may have %s', async (_, files) => {
    expect(await messageFor(files)).toBe('');
  });
});

test.each([
  ['directly', { 'components.ts': "import { Header } from './layout/header';\nexport const layouts = { default: { Header } };\n" }],
  [
    'through a list',
    {
      'components.ts': "export { islands } from './blocks/interactive.ts';\nexport { layouts } from './layout/layouts.ts';\n",
      'layout/layouts.ts': "import { Header } from './header.tsx';\nexport const layouts = { default: { Header } };\n",
    },
  ],
])('a layout with an event handler or a hook is refused, imported %s', async (_, files) => {
  const message = await messageFor({
    ...files,
    'site.ts': "export default defineSite({ components: () => import('./components.ts') });\n",
    'layout/header.tsx': 'import { useOpen } from "./use-open.ts";\nexport const Header = () => <nav onClick={() => useOpen()} />;\n',
    'layout/use-open.ts': 'export const useOpen = () => useState(false);\n',
  });
  const advice = '  Use what works without script, such as links, details and popover; or write an interactive block type.';
  expect(message.split('\n')).toEqual([
    'src/layout/header.tsx:2  The layout of every page is static, so "onClick" is never called.',
    advice,
    '',
    'src/layout/use-open.ts:1  The layout of every page is static and imports this file, so "useState" does nothing.',
    advice,
  ]);
});

describe('a class name', () => {
  const cases = z
    .array(z.strictObject({ jsx: z.string(), refused: z.string().optional() }))
    .parse(parse(readFileSync(join(import.meta.dirname, 'class-names.yaml'), 'utf8')));

  test.each(cases.flatMap(({ jsx, refused }) => (refused === undefined ? [] : [{ jsx, refused }])))(
    'in $jsx is refused, with its file, its line and what to do',
    async ({ jsx, refused }) => {
      expect(await messageFor(titleWith(jsx))).toBe(
        [
          `src/blocks/title.tsx:2  The class name ${refused} is put together from parts, so the stylesheet does not have it.`,
          "  Write each class name whole, such as { small: 'text-sm', large: 'text-4xl' }[size]. Names that depend on content are returned by the trait contentClasses; their function is in a file src/ui/<name>-classes.ts.",
        ].join('\n'),
      );
    },
  );

  test.each(cases.filter(({ refused }) => refused === undefined))('may be written as $jsx', async ({ jsx }) => {
    expect(await messageFor(titleWith(jsx))).toBe('');
  });

  test('in a constant that an attribute uses is refused at the constant', async () => {
    const [first = ''] = cases.map(({ jsx }) => /`[^`]*`/.exec(jsx)?.[0] ?? '');
    const message = await messageFor({
      'blocks/title.tsx': `const look = (tone) => ${first};\nexport default ({ tone }) => <h2 className={look(tone)} />;\n`,
    });
    expect(message).toMatch(/^src\/blocks\/title\.tsx:1 {2}The class name bg-\$\{tone\}/);
  });

  test('in a shared folder is refused', async () => {
    const [first = ''] = cases.map(({ jsx }) => jsx);
    expect(await messageFor({ 'ui/button.tsx': `export const Button = ({ tone }) => ${first};\n` })).toMatch(/^src\/ui\/button\.tsx:1 /);
  });
});
