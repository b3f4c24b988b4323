import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldKinds } from '../../../packages/core/src/schema/fields/field-kinds.ts';
import { isSafeHref } from '../../../packages/core/src/text/safe-href.ts';
import { hostileLinks } from '../../../packages/core/tests/schema/fields/hostile-links.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { blocks } from '../../../schemas/blocks/index.ts';
import { collections } from '../../../schemas/collections/index.ts';
import siteCode from '../../../src/site.ts';
import { kindSamples } from '../../support/kind-samples.ts';
import { problemsAfter } from '../../support/load-problems.ts';

const temp = tempFolder('hostile-addresses');

/** Returns every nested schema whose values become URLs, with its path. */
function addressesIn(schema: unknown, path: string): [path: string, schema: z.ZodType][] {
  if (!(schema instanceof z.ZodType)) return [];
  const kind = fieldKinds.get(schema)?.kind;
  if (kind !== undefined && kindSamples[kind].isUrl) return [[path, schema]];
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, field]) => addressesIn(field, `${path}.${name}`));
  if (schema instanceof z.ZodArray) return addressesIn(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => addressesIn(option, path));
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable
  )
    return addressesIn(schema.unwrap(), path);
  return [];
}

const blockSchemas = Object.fromEntries(Object.entries(blocks).map(([type, { schema }]) => [type, schema]));
const collectionSchemas = Object.fromEntries(Object.entries(collections).map(([name, { schema }]) => [name, schema]));
const schemas = { ...blockSchemas, ...collectionSchemas, page: siteCode.pageSchema, site: siteCode.siteSchema };

const fields = [...Object.entries(schemas)].flatMap(([name, schema]) => addressesIn(schema, name));

/** Fields with a name like an address that are a part of one, or a text. */
const looksLikeAddress = /\.(?:to|href|url|link|src|poster|video|logo|img|image|file|endpoint)$/;

describe('C-8 hostile addresses', () => {
  test('the search in the schemas finds the fields that accept addresses', () => {
    expect(fields.length).toBeGreaterThan(30);
    expect(fields.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        'notice.button.to',
        'hero-video.poster',
        'hero-video.video',
        'clients.logo',
        'site.company.chat.link',
        'site.theme.fonts.text.file',
      ]),
    );
  });

  test.each(fields)('%s takes none of them', (_, schema) => {
    const taken = Object.entries(hostileLinks).flatMap(([what, address]) => (schema.safeParse(address).success ? [what] : []));
    expect(taken).toEqual([]);
  });

  test('no other field has a name like an address', () => {
    const known = new Set(fields.map(([path]) => path));
    const named = Object.entries(schemas).flatMap(([name, schema]) => namesIn(schema, name));
    const texts = named.filter(([path, schema]) => looksLikeAddress.test(path) && !known.has(path) && isText(schema)).map(([path]) => path);
    expect(texts).toEqual([]);
  });
});

function namesIn(schema: unknown, path: string): [path: string, schema: unknown][] {
  const inner =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault ? schema.unwrap() : schema;
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([name, field]) => [
      [`${path}.${name}`, field] as [string, unknown],
      ...namesIn(field, `${path}.${name}`),
    ]);
  return inner instanceof z.ZodArray ? namesIn(inner.element, `${path}[]`) : [];
}

const isText = (schema: unknown): boolean => schema instanceof z.ZodType && schema.safeParse('word').success;

describe('C-11 styles in the tokens of the theme', () => {
  test.each([
    'red; } body { display: none',
    '#fff;background:url(//evil.example)',
    'url(https://evil.example)',
    'var(--x)',
    '#15142b}',
    '</style><script>',
    'expression(alert(1))',
    '#15142b/**/',
    '\\23 15142b',
  ])('%s is rejected as a colour and as a gradient of a slide', async (text) => {
    const settings = await problemsAfter(temp, (site) => site.edit('site.yaml', 'dark: "#15142b"', `dark: ${JSON.stringify(text)}`));
    expect(settings).toMatchObject([{ code: 'not-a-colour', file: 'site.yaml', line: 55 }]);
    const slide = await problemsAfter(temp, (site) =>
      site.edit('collections/values.yaml', 'start: dark', `start: ${JSON.stringify(text)}`),
    );
    expect(slide).toMatchObject([{ code: 'unknown-choice', file: 'collections/values.yaml', line: 7 }]);
  });

  test.each(['family', 'weights'])('%s of a font cannot contain styles', async (field) => {
    const value = field === 'weights' ? 'weights: 400 800' : 'family: Bricolage Grotesque';
    const problems = await problemsAfter(temp, (site) => site.edit('site.yaml', value, `${field}: "400 800; } </style><script>"`));
    expect(problems).toMatchObject([{ file: 'site.yaml', severity: 'error' }]);
  });
});

describe('C-17 the targets of links of the site', () => {
  const origin = 'https://site.example';
  const all = Object.entries(hostileLinks);

  test('more than 60 hostile addresses are tried', () => {
    expect(all.length).toBeGreaterThan(60);
  });

  test.each(all)('%s is no link, so nothing follows it', (_, address) => {
    expect(isSafeHref(address)).toBe(false);
  });

  test.each([
    '/',
    '/contact-us',
    '/services/ai?x=1#y',
    '/a%2F%2Fevil.example',
    '/a/b:c',
    '/%5Cevil.example',
    '/@evil.example',
    '/.well-known',
  ])('%s stays on the site', (path) => {
    if (isSafeHref(path)) expect(new URL(path, origin).origin).toBe(origin);
    else expect(path).toBe('');
  });
});
