import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BlockTask, EditResult } from '../../../packages/engine/src/edit/site-editor-types.ts';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';

const temp = tempFolder('block-tasks');
const team = `path: /team
title: Team
description: Who works here.
layout: landing
anchors:
  - { label: Bench, to: "#bench" }
  - { label: Doors, to: "#doors" } # the entrance
blocks:
  - type: page-header # the only one
    heading: Who works here

  # Ask Ruth for the picture.
  # She has it.
  - type: text-image
    id: bench # never change it
    heading: "The bench # one"
    paragraphs:
      - |
        Two lines,

          the second one indented.
    image: { src: /media/pictures/bench.png, alt: A workbench }
    # The end of the block.

  - { type: rich-text, id: doors, content: "A [bench](#bench) and <a href='/team#bench'>one</a>, [shelf](/team#benches)." }
`;
const other = `path: /other\r
title: Other\r
description: A page with links.\r
blocks:\r
- type: page-header\r
  heading: Others\r
-   type: call-to-action\r
    heading: Where?\r
    button: { label: To the bench, to: /team#bench }\r
`;

let opened: OpenedSite;
let before: Map<string, string>;

beforeAll(async () => {
  opened = await openEditing(temp, { 'pages/team.yaml': team, 'pages/other.yaml': other });
  before = opened.bytes();
});

beforeEach(() => opened.restore());

const run = async (task: BlockTask, isForced = false): Promise<EditResult> => {
  const result = await opened.editing.run(task, isForced);
  await opened.reload();
  return result;
};
const written = async (task: BlockTask): Promise<void> => void writtenVersion(await run(task));
const versionOf = async (path: string): Promise<string> => (await opened.editing.read(path))?.version ?? '';
const textOf = async (path: string, index: number): Promise<string> => (await opened.editing.readBlock({ path, index }))?.text ?? '';
const read = (path: string): string => opened.copy.read(path);

async function undoAll(): Promise<void> {
  while ((await opened.editing.undo()).outcome === 'written');
  expect(opened.bytes()).toEqual(before);
}

describe('a block', () => {
  test('is copied to another page with its comments, in the way in which that is written', async () => {
    const text = await textOf('/team', 1);
    await written({ kind: 'paste-block', path: '/other', at: 1, text });
    expect(read('pages/other.yaml')).toBe(
      other.replace(
        '-   type',
        `${text.replace(/\n\n {2}-.*$/s, '')}\n-   type`.replaceAll('\n', '\r\n').replace(/\r\n- {3}type$/, '\r\n-   type'),
      ),
    );
    await written({ kind: 'paste-block', path: '/other', at: 0, text });
    expect(read('pages/other.yaml').match(/id: bench/g)).toHaveLength(1);
    await undoAll();
  });

  test('of another site names the pictures that do not come with it', async () => {
    const text = '- type: rich-text\n  heading: Elsewhere\n  content: "![A loom](/media/of-another-site.png)"\n';
    const result = await run({ kind: 'paste-block', path: '/other', at: 0, text });
    expect(result).toMatchObject({ outcome: 'refused', caused: [{ message: expect.stringContaining('/media/of-another-site.png') }] });
    await undoAll();
  });

  test.each(['type: faq\nheading: [a][b] [a][b]', '- '.repeat(10_000), '? '.repeat(2000)])(
    'that is broken is not pasted, and the page is not said to be broken: %.30s',
    async (text) => {
      expect(await run({ kind: 'paste-block', path: '/other', at: 0, text })).toMatchObject({
        outcome: 'impossible',
        reason: 'What you paste is no block. Copy the block again.',
      });
      expect(opened.bytes()).toEqual(before);
    },
  );

  test('that is cut moves within its page, and to another one with the links to it', async () => {
    const text = await textOf('/team', 1);
    await written({ kind: 'paste-block', path: '/team', at: 3, text, cutFrom: { path: '/team', index: 1 } });
    expect(read('pages/team.yaml').indexOf('# Ask Ruth')).toBeGreaterThan(read('pages/team.yaml').indexOf('rich-text'));
    await written({ kind: 'paste-block', path: '/other', at: 2, text, cutFrom: { path: '/team', index: 2 } });
    expect(read('pages/other.yaml')).toContain('to: /other#bench }');
    expect(read('pages/team.yaml')).toContain(`anchors:\n  - { label: Doors, to: "#doors" } # the entrance\nblocks:`);
    expect(read('pages/team.yaml')).toContain("[bench](/other#bench) and <a href='/other#bench'>one</a>, [shelf](/team#benches).");
    expect(read('pages/team.yaml')).not.toContain('Ruth');
    // Another block is at its place, or none.
    for (const [index, reason] of [
      [0, 'The block was changed since it was cut. Cut it again.'],
      [99, 'This block is not there any more. Look at the page, and try again.'],
    ] as const) {
      const result = await run({ kind: 'paste-block', path: '/team', at: 0, text, cutFrom: { path: '/team', index } });
      expect(result).toMatchObject({ outcome: 'impossible', reason });
    }
    await undoAll();
  });

  test('is not cut to a page that has its id', async () => {
    opened.copy.edit('pages/other.yaml', '  heading: Others', '  id: bench\r\n  heading: Others');
    await opened.reload();
    expect(
      await run({ kind: 'paste-block', path: '/other', at: 0, text: await textOf('/team', 1), cutFrom: { path: '/team', index: 1 } }),
    ).toMatchObject({
      outcome: 'impossible',
      reason: 'The page /other has a block with the id "bench" already. Change one of the two ids first.',
    });
  });

  test('that others name says where, and is deleted with these mentions', async () => {
    expect((await opened.editing.readBlock({ path: '/team', index: 1 }))?.mentions).toEqual([
      { file: 'pages/other.yaml', line: 9, block: 'call-to-action' },
      { file: 'pages/team.yaml', line: 6, field: 'anchors' },
      { file: 'pages/team.yaml', line: 25, block: 'rich-text' },
      { file: 'pages/team.yaml', line: 25, block: 'rich-text' },
    ]);
    await written({ kind: 'delete-block', path: '/team', index: 1, version: await versionOf('/team') });
    expect(read('pages/other.yaml')).toBe(other.replace('#bench', ''));
    expect(read('pages/team.yaml')).toBe(
      team
        .replace(/ {2}# Ask Ruth[\s\S]*end of the block\.\n\n/, '')
        .replace('  - { label: Bench, to: "#bench" }\n', '')
        .replace('](#bench)', '](/team)')
        .replace("'/team#bench'", "'/team'"),
    );
    await undoAll();
  });
});

describe('a shared block', () => {
  test('is made of a block with its comments, and written into the page again', async () => {
    await written({ kind: 'share-block', path: '/team', index: 1, version: await versionOf('/team'), name: 'bench' });
    expect(read('shared/bench.yaml')).toBe(
      `# Ask Ruth for the picture.
# She has it.
type: text-image
id: bench # never change it
heading: "The bench # one"
paragraphs:
  - |
    Two lines,

      the second one indented.
image: { src: /media/pictures/bench.png, alt: A workbench }
# The end of the block.
`,
    );
    expect(read('pages/team.yaml')).toBe(team.replace(/ {2}# Ask Ruth[\s\S]*end of the block\./, '  - use: bench'));
    const page = opened.editing.outline().shared;
    expect(page).toEqual([{ name: 'bench', type: 'text-image', pages: ['/team'] }]);
    opened.copy.edit('pages/team.yaml', '  - use: bench\n', '  # Ours.\n  - use: bench\n    heading: "A # bench" # other words\n');
    await opened.reload();
    await written({ kind: 'own-block', path: '/team', index: 1, version: await versionOf('/team') });
    expect(read('pages/team.yaml')).toBe(
      team.replace('  # Ask Ruth', '  # Ours.\n  # other words\n  # Ask Ruth').replace('"The bench # one"', '"A # bench"'),
    );
    expect(existsSync(join(opened.copy.dir, 'shared/bench.yaml'))).toBe(true);
  });

  test('has a name that no other one has, and that can be one', async () => {
    const task = { kind: 'share-block', path: '/team', index: 1, version: await versionOf('/team') } as const;
    expect(await run({ ...task, name: 'Our bench' })).toMatchObject({
      outcome: 'impossible',
      reason: expect.stringContaining(': our-bench'),
    });
    await written({ ...task, name: 'bench' });
    expect(await run({ ...task, name: 'other' })).toMatchObject({
      outcome: 'impossible',
      reason: 'The page was changed meanwhile. Nothing was changed now. Try again.',
    });
    const version = await versionOf('/team');
    expect(await run({ ...task, version, name: 'bench' })).toMatchObject({
      outcome: 'impossible',
      reason: 'This block is a shared one already.',
    });
    expect(await run({ ...task, version, index: 0, name: 'bench' })).toMatchObject({
      outcome: 'impossible',
      reason: 'There is a shared block "bench" already. Choose another name.',
    });
    expect(await run({ ...task, version, kind: 'own-block', index: 0 })).toMatchObject({
      outcome: 'impossible',
      reason: 'This block is not a shared one.',
    });
    await undoAll();
  });
});

test('any sequence of these tasks can be taken back to the first bytes', async () => {
  const page = fc.constantFrom('/team', '/other', '/workshop');
  const index = fc.nat({ max: 3 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('paste' as const), path: page, at: index, from: fc.record({ path: page, index }), isCut: fc.boolean() }),
    fc.record({ kind: fc.constant('share-block' as const), path: page, index, name: fc.constantFrom('one', 'two') }),
    fc.record({ kind: fc.constantFrom('own-block' as const, 'delete-block' as const), path: page, index }),
  );
  const from = { path: '/team', index: 0 } as const;
  // Some random sequences change nothing.
  const example = [
    { kind: 'paste' as const, path: '/other' as const, at: 0, from, isCut: false },
    { kind: 'share-block' as const, ...from, name: 'one' as const },
    { kind: 'own-block' as const, ...from },
  ];
  let done = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      for (const one of steps) {
        if (one.kind !== 'paste') {
          done += (await run({ ...one, version: await versionOf(one.path) }, true)).outcome === 'written' ? 1 : 0;
          continue;
        }
        const { from, path, at, isCut } = one;
        const text = await textOf(from.path, from.index).catch(() => '');
        const result = await run({ kind: 'paste-block', path, at, text, ...(isCut && { cutFrom: from }) }, true);
        done += result.outcome === 'written' ? 1 : 0;
      }
      await undoAll();
      await opened.reload();
    }),
    { numRuns: runs(3), examples: [[example]] },
  );
  expect(done).toBeGreaterThanOrEqual(example.length);
});
