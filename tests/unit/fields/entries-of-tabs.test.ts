import { describe, expect, test } from 'vitest';
import { startOf } from '../../../packages/engine/src/client/fields/values.ts';
import { joinSchemaTexts, outlineInLanguage } from '../../../packages/engine/src/edit/outline-in-language.ts';
import { outlineOf } from '../../../packages/engine/src/edit/outline-site.ts';
import type { Field } from '../../../packages/engine/src/editor-schema/controls.ts';
import * as siteTexts from '../../../schemas/texts/de/index.ts';
import siteCode from '../../../src/site.ts';

const outline = outlineOf(undefined, siteCode);
const inGerman = outlineInLanguage(outline, joinSchemaTexts([siteTexts]));

/** Returns the forms in which an entry of the list of blocks in a tab can be written. */
function entriesOf({ types }: typeof outline): readonly Field[] {
  const tabs = types.find(({ type }) => type === 'tabs')?.fields.find(({ name }) => name === 'tabs');
  const blocks =
    tabs?.control === 'list' && tabs.item.control === 'group' ? tabs.item.fields.find(({ name }) => name === 'blocks') : undefined;
  return blocks?.control === 'list' && blocks.item.control === 'options' ? blocks.item.options : [];
}

test('the kinds of entries in a tab read as words, in the language of the person', () => {
  const labels = entriesOf(outline).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Card grid', 'Key figures', 'Table']));
  expect(labels.filter((label) => label === undefined || /^[a-z]|-/.test(label))).toEqual([]);
  expect(entriesOf(inGerman).map(({ label }) => label)).toContain('Langer Text');
});

describe('an entry that is added starts without an error', () => {
  test.each(entriesOf(outline).map((field) => [field.name, field] as const))('%s', (type, field) => {
    const problems = siteCode.blockSchema(type).safeParse(startOf(field)).error?.issues ?? [];
    // What names records or files of the site is chosen by the person.
    expect(problems.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([]);
  });
});
