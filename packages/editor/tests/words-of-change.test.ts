import type { Outline } from 'pagewright/editing';
import { expect, test } from 'vitest';
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
