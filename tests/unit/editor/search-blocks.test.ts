import { joinSchemaTexts, outlineInLanguage } from 'pagewright/editing';
import { expect, test } from 'vitest';
import { searchTypes } from '../../../packages/editor/src/client/blocks/search-types.ts';
import { textFileOf } from '../../../packages/editor/src/texts/index.ts';
import { outlineOf } from '../../../packages/engine/src/edit/outline-site.ts';
import * as siteTexts from '../../../schemas/texts/de/index.ts';
import siteCode from '../../../src/site.ts';

const english = outlineOf(undefined, siteCode);
const german = outlineInLanguage(english, joinSchemaTexts([textFileOf('de'), siteTexts]));

test.each([
  ['price list', 'table'],
  ['price list', 'pricing'],
  ['Preisliste', 'table'],
  ['Preisliste', 'pricing'],
  ['form', 'contact-form'],
  ['Formular', 'contact-form'],
  ['Formular', 'form'],
])('a search for "%s" among the standard blocks finds %s in both languages', (words, type) => {
  for (const { types } of [english, german]) expect(searchTypes(types, words).map((one) => one.type)).toContain(type);
});
