import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { presetOf, readSources } from '@pagewright/core';
import { joinSchemaTexts, outlineInLanguage, type SchemaTexts } from 'pagewright/editing';
import { type Field, labelOf } from 'pagewright/fields';
import { expect, test } from 'vitest';
import { textFileOf } from '../../../packages/editor/src/texts/index.ts';
import { outlineOf } from '../../../packages/engine/src/edit/outline-site.ts';
import { nodeHost } from '../../../packages/engine/src/site/node-host.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import * as german from '../../../schemas/texts/de/index.ts';
import * as english from '../../../schemas/texts/en/index.ts';
import siteCode from '../../../src/site.ts';

/** Words of developers and designers, and short forms, that say nothing to somebody who runs a shop. */
const forbidden = new RegExp(
  `^(?:${[
    ...['eyebrow', 'heros?', 'vitals', 'toasts?', 'embeds?', 'trailing', 'hsts', 'slugs?', 'alt', 'cta', 'urls?', 'webhooks?', 'favicons?'],
    ...['desc', 'img', 'anchors?', 'prefix', 'suffix', 'query', 'ids?', 'throttle', 'debounce', 'easing', 'offset', 'fallback', 'endpoint'],
    ...[
      'chunk',
      'hosts?',
      'frames?',
      'scripts?',
      'poster',
      'carousel',
      'sticky',
      'pagination',
      'rich',
      'excerpt',
      'threshold',
      'milliseconds',
    ],
    ...['ascent', 'descent', 'redirects?', 'saas', 'faqs?', 'trusted', 'neighbours', 'testimonials?', 'autoplay', 'reveal', 'motion'],
    ...['überzeile', 'sprungmarken?', 'abfrage', 'rückgriff', 'oberlänge', 'unterlänge', 'skripte?', 'rahmen', 'weiterleitungen'],
  ].join('|')})$`,
  'i',
);

/** Returns a field with the fields in it. */
function withInner(field: Field): Field[] {
  if (field.control === 'group') return [field, ...field.fields.flatMap(withInner)];
  if (field.control === 'list') return [field, ...withInner(field.item)];
  if (field.control === 'record') return [field, ...withInner(field.values)];
  return field.control === 'options' ? [field, ...field.options.flatMap(withInner)] : [field];
}

async function labelsIn(texts: SchemaTexts): Promise<string[]> {
  const { types, collections, siteFields, pageFields } = outlineInLanguage(outlineOf(undefined, siteCode), texts);
  const fields = [...siteFields, ...pageFields, ...[...types, ...collections].flatMap((one) => one.fields)];
  return [...types.map(({ label }) => label), ...collections.map(({ many }) => many), ...fields.flatMap(withInner).map(labelOf)];
}

test.each([
  ['English', joinSchemaTexts([textFileOf('en'), { ...english, values: {}, descriptions: {} }])],
  ['German', joinSchemaTexts([textFileOf('de'), german])],
])('no name of a block, a collection, a setting or a field is a word of developers in %s', async (_, texts) => {
  const labels = await labelsIn(texts);
  expect(labels.length).toBeGreaterThan(1000);
  const found = labels.filter((label) => label.split(/[^\p{L}]+/u).some((word) => forbidden.test(word)));
  expect([...new Set(found)]).toEqual([]);
});

test('each English name stands for a name that there is', () => {
  const asked = new Set<string>();
  const names = new Proxy<Record<string, string>>({}, { get: (_, word) => void asked.add(String(word)) });
  outlineInLanguage(outlineOf(undefined, siteCode), { names, values: {}, descriptions: {} });
  expect(Object.keys({ ...textFileOf('en').names, ...english.names }).filter((name) => !asked.has(name))).toEqual([]);
});

test.each(['site.config', 'starters/blank/content'])('the presets in %s begin with what they are called, in German too', async (folder) => {
  const { presets } = await readSources(nodeHost, inProject(folder), siteCode);
  expect(presets).toHaveLength(readdirSync(join(inProject(folder), 'presets')).length);
  const descriptions = presets.map((one) => presetOf(one).description);
  const called = (words: readonly string[]): string[] => words.map((one) => one.split(': ')[0] ?? '');
  const inGerman = descriptions.map((one) => german.descriptions[one] ?? '');
  for (const names of [called(descriptions), called(inGerman)]) {
    expect(names.filter((name) => !/^\p{Lu}.* /u.test(name) || name.length > 40)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
});
