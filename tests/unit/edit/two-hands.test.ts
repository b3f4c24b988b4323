import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyEdits } from '../../../packages/core/src/yaml/edit/apply-edits.ts';
import { editYaml } from '../../../packages/core/src/yaml/edit/edit-yaml.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type Path, valuesIn } from '../../support/values-in.ts';
import { type OpenedSite, openEditing } from './open-editing.ts';

const temp = tempFolder('two-hands');
const file = 'pages/two-hands.yaml';
const blocks = ['card-grid', 'faq', 'text-image', 'pricing'].map((type) =>
  readFileSync(inProject('tests', 'blocks', type, 'full.yaml'), 'utf8')
    .trimEnd()
    .replaceAll('\n', '\n    '),
);
const text = `path: /two-hands\ntitle: Two hands\ndescription: A page.\nblocks:\n${blocks.map((block) => `  - ${block}\n`).join('')}`;
const texts = valuesIn(parse(text)).filter(({ path, value }) => path[0] === 'blocks' && typeof value === 'string');

let opened: OpenedSite;

beforeAll(async () => {
  opened = await openEditing(temp, { [file]: text });
});

/** Returns a value with another one at a path. */
function withValue(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.map((entry: unknown, index) => (index === step ? withValue(entry, rest, by) : entry));
  return { ...Object(value), [step]: withValue(Object(value)[step], rest, by) };
}

test('what the editor and a text editor change at the same time is both in the file; of the same value, the editor asks', async () => {
  const { editing, copy } = opened;
  const { version } = (await editing.read('/two-hands')) ?? { version: '' };
  // A block of another type is another block, so the editor asks.
  const value = fc.constantFrom(...texts.filter(({ path }) => path.at(-1) !== 'type'));
  const property = fc.asyncProperty(value, value, async (mine, theirs) => {
    const put = { kind: 'put', path: theirs.path, value: 'Theirs: "words"' } as const;
    const saved = applyEdits(text, editYaml(text, [put]));
    copy.write(file, saved);
    // As the editor: the whole block, as it was when it was opened.
    const block = withValue(parse(text), mine.path, 'Mine: "words"');
    const [, index = 0] = mine.path;
    const change = { kind: 'put', path: ['blocks', index], value: Object(block).blocks[index] } as const;
    const edit = { file, version, changes: [change] };
    const isSame = mine.path.join() === theirs.path.join();
    expect(await editing.apply({ ...edit, isForced: !isSame })).toMatchObject({ outcome: isSame ? 'conflict' : 'written' });
    if (isSame) {
      expect(copy.read(file)).toBe(saved);
      await editing.apply({ ...edit, isForced: true });
    }
    expect(parse(copy.read(file))).toEqual(withValue(parse(saved), mine.path, 'Mine: "words"'));
  });
  await fc.assert(property, { numRuns: runs(40) });
});

test('a value whose block was moved meanwhile is not written over another block, not even by force', async () => {
  const { editing, copy } = opened;
  copy.write(file, text);
  const { version } = (await editing.read('/two-hands')) ?? { version: '' };
  const moved = applyEdits(text, editYaml(text, [{ kind: 'move', path: ['blocks'], from: 0, to: 3 }]));
  copy.write(file, moved);
  const value = { ...parse(text).blocks[0], id: 'mine' };
  const edit = { file, version, changes: [{ kind: 'put', path: ['blocks', 0], value } as const] };
  for (const isForced of [false, true]) expect(await editing.apply({ ...edit, isForced })).toEqual({ outcome: 'conflict', file });
  expect(copy.read(file)).toBe(moved);
});
