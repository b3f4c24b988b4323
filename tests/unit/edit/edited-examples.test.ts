import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { isNode, parse, parseDocument } from 'yaml';
import type { ValueChange } from '../../../packages/core/src/yaml/edit/edit-yaml.ts';
import type { EditResult } from '../../../packages/engine/src/edit/site-editor-types.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import { representatives } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { otherValue, valuesIn } from '../../support/values-in.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';

const temp = tempFolder('edited-examples');
const folder = inProject('tests', 'blocks');
const types = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const fileOf = (type: string): string => `pages/only/${type}.yaml`;

/** The page with the example of a block type, which has a heading before it and a comment. */
const pageOf = (type: string): string => {
  const block = readFileSync(`${folder}/${type}/full.yaml`, 'utf8').trimEnd().replaceAll('\n', '\n    ');
  return `path: /only/${type}\ntitle: The page ${type}\ndescription: One block.\nblocks:\n  - type: page-header\n    heading: A page\n\n  # The example.\n  - ${block}\n`;
};

let opened: OpenedSite;

beforeAll(async () => {
  opened = await openEditing(temp, Object.fromEntries(types.map((type) => [fileOf(type), pageOf(type)])));
});

const apply = (file: string, version: string, change: ValueChange): Promise<EditResult> =>
  opened.editing.apply({ file, version, changes: [change], isForced: true });

test.each(types)('every field of %s can be changed, and no other byte; undo gives the bytes before', async (type) => {
  const text = pageOf(type);
  const file = fileOf(type);
  const found = await opened.editing.read(`/only/${type}`);
  const fields = valuesIn(parse(text)).filter(({ path, value }) => path[0] === 'blocks' && typeof value !== 'object');
  for (const { path, value } of representatives(fields.reverse())) {
    writtenVersion(await apply(file, found?.version ?? '', { kind: 'put', path, value: otherValue(value) }));
    const changed = opened.copy.read(file);
    const node = parseDocument(text).getIn(path, true);
    const [start, end] = isNode(node) && node.range ? node.range : [0, 0];
    expect(changed.slice(0, start)).toBe(text.slice(0, start));
    // A text block ends with a line break.
    expect(changed.endsWith(text.slice(end - (text[end - 1] === '\n' ? 1 : 0)))).toBe(true);
    expect(parseDocument(changed).getIn(path)).toEqual(otherValue(value));
    await opened.editing.undo();
    expect(opened.copy.read(file)).toBe(text);
  }
});

test('any sequence of changes keeps the files readable, and undoing all of it gives the bytes before', async () => {
  const kinds = ['put', 'delete', 'insert', 'move', 'copy'] as const;
  const step = fc.record({ type: fc.constantFrom(...types), kind: fc.constantFrom(...kinds), at: fc.nat(), from: fc.nat(), to: fc.nat() });
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
    for (const { type, kind, at, from, to } of steps) {
      const text = opened.copy.read(fileOf(type));
      // Every text but the first was written by an edit.
      const version = versions.get(text) ?? (await opened.editing.read(`/only/${type}`))?.version ?? '';
      const all = valuesIn(parse(text)).filter(({ path }) => path[0] === 'blocks' && path.length > 2);
      const lists = [
        { path: ['blocks'], value: parse(text).blocks },
        ...all.filter(({ value }) => Array.isArray(value) && value.length > 0),
      ];
      const { path, value } = lists[at % lists.length] ?? { path: [], value: [] };
      const size = Array.isArray(value) ? value.length : 1;
      const one = all[at % all.length];
      const changes: Record<(typeof kinds)[number], ValueChange> = {
        put: { kind: 'put', path: one?.path ?? ['title'], value: otherValue(one?.value) },
        delete: { kind: 'delete', path: one?.path ?? ['description'] },
        insert: { kind: 'insert', path, at: to % (size + 1), value: { type: 'notice', heading: 'New' } },
        move: { kind: 'move', path, from: from % size, to: to % size },
        copy: { kind: 'copy', path, index: from % size },
      };
      const result = await apply(fileOf(type), version, changes[kind]);
      if (result.outcome === 'nothing') continue;
      versions.set(opened.copy.read(fileOf(type)), writtenVersion(result));
      expect(parseDocument(opened.copy.read(fileOf(type))).errors).toEqual([]);
    }
    while ((await opened.editing.undo()).outcome === 'written');
    for (const { type } of steps) expect(opened.copy.read(fileOf(type))).toBe(pageOf(type));
  });
  const versions = new Map<string, string>();
  await fc.assert(property, { numRuns: runs(2) });
});
