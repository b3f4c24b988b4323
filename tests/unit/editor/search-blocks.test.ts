import { joinSchemaTexts, outlineInLanguage } from 'pagewright/editing';
import { expect, test } from 'vitest';
import { searchTypes } from '../../../packages/editor/src/client/blocks/search-types.ts';
import { type Language, textFileOf, textsOf } from '../../../packages/editor/src/texts/index.ts';
import { outlineOf } from '../../../packages/engine/src/edit/outline-site.ts';
import * as germanTexts from '../../../schemas/texts/de/index.ts';
import * as englishTexts from '../../../schemas/texts/en/index.ts';
import siteCode from '../../../src/site.ts';

const outline = outlineOf(undefined, siteCode);
const searchOf = ({ search }: { search: Readonly<Record<string, string>> }) => ({ names: {}, values: {}, descriptions: {}, search });

/** Returns the block types as the gallery of the editor searches them in a language. */
function typesIn(language: Language) {
  const own = language === 'de' ? [germanTexts, searchOf(englishTexts)] : [englishTexts, searchOf(germanTexts)];
  const texts = textsOf(language);
  return outlineInLanguage(outline, joinSchemaTexts([textFileOf(language), ...own])).types.map((type) => ({
    ...type,
    category: texts[`group-${type.group}`],
  }));
}

const inBoth = [typesIn('en'), typesIn('de')];

test.each([
  ...[
    ['rent', 'pricing'],
    ['headline', 'page-header'],
    ['photo', 'gallery'],
    ['picture', 'text-image'],
    ['price list', 'pricing'],
  ],
  ...[
    ['price list', 'table'],
    ['map', 'map'],
    ['team', 'people'],
    ['video', 'video'],
    ['quote', 'quote'],
    ['newsletter', 'form'],
  ],
  ...[
    ['opening times', 'opening-hours'],
    ['phone', 'contact-details'],
    ['address', 'location'],
    ['menu', 'list'],
    ['email', 'contact-details'],
  ],
  ...[
    ['button', 'call-to-action'],
    ['reviews', 'testimonials'],
    ['questions', 'faq'],
    ['calendar', 'booking'],
    ['form', 'form'],
  ],
  ...[
    ['contact form', 'contact-form'],
    ['pdf', 'downloads'],
    ['logo', 'logo-wall'],
    ['timetable', 'schedule'],
    ['job', 'job'],
    ['news', 'post-list'],
  ],
  ...[
    ['slideshow', 'values-slides'],
    ['membership', 'pricing'],
    ['fares', 'pricing'],
    ['donate', 'form'],
    ['floor plan', 'downloads'],
  ],
  ...[
    ['book a table', 'booking'],
    ['directions', 'map'],
    ['history', 'timeline'],
    ['privacy', 'rich-text'],
    ['a place to park', 'location'],
  ],
  ...[
    ['Miete', 'pricing'],
    ['Überschrift', 'page-header'],
    ['Foto', 'gallery'],
    ['Bild', 'text-image'],
    ['Preisliste', 'pricing'],
  ],
  ...[
    ['Karte', 'map'],
    ['Team', 'people'],
    ['Film', 'video'],
    ['Zitat', 'quote'],
    ['Öffnungszeiten', 'opening-hours'],
    ['Telefon', 'contact-details'],
  ],
  ...[
    ['Adresse', 'location'],
    ['Speisekarte', 'list'],
    ['Knopf', 'call-to-action'],
    ['Bewertungen', 'testimonials'],
    ['Fragen', 'faq'],
  ],
  ...[
    ['Kalender', 'booking'],
    ['Formular', 'contact-form'],
    ['Fahrplan', 'schedule'],
    ['Stellenangebot', 'job'],
    ['Neuigkeiten', 'post-list'],
  ],
  ...[
    ['Diashow', 'gallery'],
    ['Mitgliedschaft', 'pricing'],
    ['Spenden', 'form'],
    ['Anfahrt', 'map'],
    ['Impressum', 'rich-text'],
    ['Geschichte', 'timeline'],
  ],
])('"%s" finds %s among the first three, in an English and in a German editor', (words = '', type) => {
  for (const types of inBoth)
    expect(
      searchTypes(types, words)
        .slice(0, 3)
        .map((one) => one.type),
    ).toContain(type);
});

test('the everyday words are those of block types that there are', () => {
  const named = Object.keys({ ...englishTexts.search, ...germanTexts.search });
  expect(named.filter((type) => !siteCode.blockTypes.includes(type))).toEqual([]);
});
