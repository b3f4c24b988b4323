import { planOf } from '@pagewright/core';
import { joinSchemaTexts, outlineInLanguage, type SchemaTexts } from 'pagewright/editing';
import { expect, test } from 'vitest';
import { collectionOfType } from '../../../packages/core/src/schema/types/type-collection.ts';
import { textFileOf } from '../../../packages/editor/src/texts/index.ts';
import { outlineOf } from '../../../packages/engine/src/edit/outline-site.ts';
import { fieldsOf } from '../../../packages/engine/src/editor-schema/field-controls.ts';
import * as siteTexts from '../../../schemas/texts/de/index.ts';
import { presets } from '../../../schemas/texts/de/presets.ts';
import * as clinicTexts from '../../../sites/clinic/schemas/texts/de.ts';
import clinic from '../../../sites/clinic/src/site.ts';
import standard from '../../../src/site.ts';

/** A table that remembers which of its words were looked up. */
const asked = (words: Set<string>): Record<string, string> =>
  new Proxy(
    {},
    {
      get: (_, word) => {
        if (typeof word === 'string' && word !== '') words.add(word);
        return undefined;
      },
    },
  );

test('fields, block types and collections have German names and descriptions, and no German text is left of others', () => {
  const words = { names: new Set<string>(), values: new Set<string>(), descriptions: new Set<string>() };
  const own = collectionOfType({ one: 'dish', help: undefined, date: undefined, fields: {}, isWhole: true });
  const outline = outlineOf(undefined, clinic);
  // The site declares no type of records in YAML, which every site can.
  const [first] = outline.collections;
  if (first) outline.collections.push({ ...first, name: 'own', typeFile: 'types/own.yaml', fields: fieldsOf(planOf(own.schema)) });
  const german: SchemaTexts = joinSchemaTexts([textFileOf('de'), siteTexts, clinicTexts]);
  // The clinic has the looks of its own only.
  for (const offered of [outline, outlineOf(undefined, standard)])
    outlineInLanguage(offered, { names: asked(words.names), values: asked(words.values), descriptions: asked(words.descriptions) });
  // `everyday-names` asks for those of presets, which belong to sites.
  for (const description of Object.keys(presets)) words.descriptions.add(description);
  expect(words.names.size).toBeGreaterThan(300);
  const missing = (kind: 'names' | 'descriptions'): string[] => [...words[kind]].filter((word) => !Object.hasOwn(german[kind], word));
  const unused = (kind: 'names' | 'values' | 'descriptions'): string[] =>
    Object.keys(german[kind]).filter((word) => !words[kind].has(word));
  // Values may be codes, such as those of currencies.
  expect({ names: missing('names'), descriptions: missing('descriptions') }).toEqual({ names: [], descriptions: [] });
  expect({ names: unused('names'), values: unused('values'), descriptions: unused('descriptions') }).toEqual({
    names: [],
    values: [],
    descriptions: [],
  });
});
