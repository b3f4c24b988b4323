import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { schemasOfSite } from '../support/editor-schemas.ts';
import { type Editor, openEditor } from '../support/language-server.ts';
import { copySite } from '../support/site-copy.ts';

const temp = tempFolder('editor-problems');
const folder = inProject('tests', 'editor', 'cases');
const cases = readdirSync(folder).flatMap((file) => (file.endsWith('.yaml') ? [file.replace('.yaml', '')] : []));

/** Sentences of the language server and of JSON Schema that an author should not have to read. */
const foreign =
  /Property \w+ is not allowed|Missing property|Incorrect type|does not match the pattern|Matches a schema|Valid values|String is not/;

/** A new block type or field changes no expected text. */
const withoutLists = (marks: string): string =>
  `${marks}\n`
    .replaceAll(/Types: [a-z, -]+\./g, 'Types: <all block types>.')
    .replaceAll(/Fields: \w+(?:, \w+)*\./g, 'Fields: <those of this place>.');

let editor: Editor;

beforeAll(async () => {
  const site = copySite('blocks', temp);
  site.write('shared/write-first.yaml', 'type: page-header\nheading: Write first\n');
  site.write('root/ads.txt', 'ads.example, 1, DIRECT\n');
  editor = openEditor((await schemasOfSite(site.dir))('page.json'));
});

// UPDATE_EXPECTED=1 writes the expected texts anew; read what has changed before you keep it.
describe.each(cases)('%s', (name) => {
  const expected = join(folder, `${name}.txt`);

  test('is marked by the language server in these places and words', async () => {
    const marks = withoutLists((await editor.marks(readFileSync(join(folder, `${name}.yaml`), 'utf8'))).join('\n'));
    if (process.env.UPDATE_EXPECTED === '1') writeFileSync(expected, marks);
    expect(existsSync(expected), `tests/editor/cases/${name}.txt: write it with UPDATE_EXPECTED=1`).toBe(true);
    expect(marks).toBe(readFileSync(expected, 'utf8'));
    expect(marks.trim()).not.toBe('');
    expect(marks).not.toMatch(foreign);
  });
});

const page = (block: string): string =>
  `path: /new\ntitle: New\ndescription: A page that is being written.\nblocks:\n  - { type: page-header, heading: New }\n  - ${block}\n`;

test('an empty URL of a service is marked', async () => {
  const booking = (url: string): string => page(`{ type: booking, heading: Choose a time, url: "${url}" }`);
  expect(await editor.marks(booking('https://cal.com/ada/intro'))).toEqual([]);
  expect(await editor.marks(booking(''))).not.toEqual([]);
});

test('a link to a file in root/ is not marked, except where a page is needed', async () => {
  const button = page('{ type: call-to-action, heading: Next, button: { label: Read, to: /ads.txt } }');
  const related = page('{ type: related-pages, heading: More, pages: [{ to: /ads.txt }] }');
  expect(await editor.marks(button)).toEqual([]);
  expect((await editor.marks(related)).join()).toContain('This page does not exist');
});
