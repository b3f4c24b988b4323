import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readYamlOf } from '../../../packages/core/src/yaml/yaml-file.ts';
import { withRecord } from '../../../packages/engine/src/edit/record-tasks.ts';
import { readText } from '../../../packages/engine/src/edit/site-changes.ts';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';

const siteDir = tempFolder('first-record');
const absolute = join(siteDir, 'collections', 'notes.yaml');
const record = { id: 'new', name: 'A name', words: 'One line.\nAnother one.' };

/** Adds the record to a file, and returns the text before and after, without a byte order mark. */
async function added(text: string, list?: string): Promise<{ before: string; after: string }> {
  mkdirSync(join(siteDir, 'collections'), { recursive: true });
  writeFileSync(absolute, text);
  const change = await withRecord({ siteDir, absolute, list }, record);
  expect(existsSync(absolute) && readFileSync(absolute, 'utf8')).toBe(text);
  return { before: (await readText(absolute)) ?? '', after: change.after ?? '' };
}

test.each([
  ['# my list', '# my list\n- id: new\n'],
  ['[]\n', '- id: new\n'],
  ['[] # none yet', ' # none yet\n- id: new\n'],
  ['# my list\n---\n...\n# the end', '# my list\n---\n- id: new\n'],
  ['- id: a\n# the end', '- id: a\n- id: new\n'],
])('%j takes a record', async (text, start) => {
  const { after } = await added(text);
  expect(after.startsWith(start)).toBe(true);
  for (const comment of text.match(/#.*/g) ?? []) expect(after).toContain(comment);
});

test('a file takes a record however it ends', async () => {
  const start = fc.constantFrom('', '\uFEFF', '---\n', '--- # c\n', '# my list\n', '# my list\r\n', '\n\n', '# a\n---\n# b\n');
  const records = fc.constantFrom(
    '',
    '[]',
    '[ ]',
    'null',
    '~',
    '- id: a',
    '- id: a\n  name: |\n    Words\n    below',
    '- { id: a }',
    '- id: a\n- id: b',
  );
  const end = fc.array(fc.constantFrom('\n', '\r\n', '  ', '\t', ' # c', '# c\n', '\n...', '\n# c'), { maxLength: 4 });
  const list = fc.constantFrom(undefined, 'garden');
  await fc.assert(
    fc.asyncProperty(start, records, end, list, async (first, written, last, name) => {
      const inList = name !== undefined && written.startsWith('-') ? `${name}:\n${written.replaceAll(/^/gm, '  ')}` : written;
      const text = `${first}${inList}${last.join('')}`;
      const { value, problems } = readYamlOf('collections/notes.yaml', text.replace('\uFEFF', ''));
      fc.pre(problems.length === 0 && (value === null || typeof value === 'object'));
      const records: unknown = name === undefined ? value : Object(value)[name];
      const { after } = await added(text, name);
      const expected = [...(Array.isArray(records) ? records : []), record];
      expect(readYamlOf('collections/notes.yaml', after).value).toEqual(name === undefined ? expected : { [name]: expected });
    }),
    { numRuns: runs(300) },
  );
});
