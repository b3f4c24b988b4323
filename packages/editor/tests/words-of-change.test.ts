import type { Outline } from 'pagewright/editing';
import { expect, test } from 'vitest';
import { messageInWords } from '../src/client/shown-fields.ts';
import { inWords } from '../src/client/words-of-change.ts';
import { textsOf } from '../src/texts/index.ts';

const field = (name: string, label?: string) =>
  ({ name, label, description: '', isOptional: true, default: undefined, form: {}, sample: undefined, control: 'line' }) as const;

const outline: Outline = {
  site: undefined,
  languages: [],
  pages: [],
  shared: [],
  names: {},
  presets: [],
  colourPairs: [],
  collections: [],
  pageFields: [],
  may: [],
  siteFields: [{ ...field('company', 'Unternehmen'), control: 'group', fields: [field('phone', 'Telefon'), field('fax')] }],
  types: [
    {
      type: 'section',
      label: 'Abschnitt',
      description: '',
      fields: [field('heading', 'Überschrift')],
      synonyms: [],
      group: 'heading',
      lacks: undefined,
    },
  ],
};

test('a change of fields and blocks is named in the words of the fields, and one of a page keeps its title', () => {
  const inGerman = (deed: Parameters<typeof inWords>[0]['deed'], name: string): string =>
    inWords({ deed, name }, outline, textsOf('de')).name;
  expect(inGerman('field', 'section: heading, listed')).toBe('Abschnitt: Überschrift, listed');
  expect(inGerman('field', 'company › phone')).toBe('Unternehmen › Telefon');
  expect(inGerman('entry-deleted', 'company › fax › 2')).toBe('Unternehmen › Fax › Eintrag 2');
  expect(inGerman('block-added', 'section')).toBe('Abschnitt');
  expect(inWords({ deed: 'taken-back', of: 'field', name: 'section: heading' }, outline, textsOf('de')).name).toBe(
    'Abschnitt: Überschrift',
  );
  expect(inWords({ deed: 'taken-back', of: 'page-created', name: 'phone' }, outline, textsOf('de')).name).toBe('phone');
  expect(inGerman('page-created', 'phone')).toBe('phone');
  expect(inWords({ deed: 'field', name: 'heading › 1' }, undefined, textsOf('en')).name).toBe('heading › Entry 1');
});

test.each([
  ['"alt" is missing.', ['photo'], '"Alternative text" is missing.'],
  ['„alt“ fehlt.', [3, 'photo', 'alt'], '„Alternative text“ fehlt.'],
  ['"red" is not a valid colour for "heading".', ['blocks', 0, 'heading'], '"red" is not a valid colour for "Überschrift".'],
  ['There is no page "alt".', ['blocks', 0, 'heading'], 'There is no page "alt".'],
])('the message %s at %j names its field as the panel does', (message, path, said) => {
  const photo = { ...field('photo'), control: 'group', fields: [field('alt', 'Alternative text')] } as const;
  const roles = { title: undefined, picture: 'photo', summary: undefined };
  const kilns = { name: 'kilns', fields: [photo], lists: undefined, one: 'kiln', many: 'Kilns', typeFile: undefined, isUsed: true, roles };
  expect(messageInWords({ message, path, file: 'collections/kilns.yaml' }, { outline: { ...outline, collections: [kilns] } })).toBe(said);
});
