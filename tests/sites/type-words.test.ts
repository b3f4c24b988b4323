import { beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { errorsOf, page, plantLibrary } from '../support/plant-library.ts';
import type { LoadedCopy } from '../support/shared-site.ts';

const temp = tempFolder('type-words');

let site: LoadedCopy;

beforeEach(() => {
  site = plantLibrary(temp);
});

const errors = (): Promise<string[]> => errorsOf(site);

describe('a placeholder for a field of a type', () => {
  const written = `path: /grown/{growth}/{id}
collection: plants
title: "{name} for {deposit}"
description: "Sow {name} {sowing}; it is {height} high, {growth}, and germinates in {germination} at {garden}."
blocks:
  - type: page-header
    heading: "{deposit}"
  - type: list
    heading: Others that are {growth}
    empty: "None, {growth.slug}"
    records: { of: plants, where: { growth: "{growth}", height: "{height}" } }
`;

  test('is what visitors read, in texts; elsewhere it is the value', async () => {
    site.edit(
      'collections/plants.yaml',
      '  deposit: 2\n',
      '  deposit: 2\n  height: 1200\n  growth: perennial\n  garden: { name: Yard }\n  germination: 2 weeks\n',
    );
    site.write('pages/plants.yaml', written);
    expect(await errors()).toEqual([]);
    const { pages, modelOf } = await site.load();
    const bean = pages.find(({ page: { fields } }) => fields?.path === '/grown/perennial/bean');
    expect(bean?.page.fields).toMatchObject({
      title: 'Bean for €2',
      description: 'Sow Bean May 10, 2027; it is 1,200\u00A0cm high, Lives for years, and germinates in 2 weeks at Yard.',
    });
    const [header, list] = (bean && modelOf(bean)?.blocks) ?? [];
    expect(header).toMatchObject({ props: { heading: '€2' } });
    expect(list).toMatchObject({
      props: { heading: 'Others that are Lives for years', empty: 'None, perennial', records: { records: [{ id: 'bean' }] } },
    });
  });

  test('is in the language of the page', async () => {
    site.write('site.yaml', `${site.read('site.yaml')}language: de\n`);
    site.edit('pages/plants.yaml', '"{name}, for {deposit}"', '"{deposit}, {sowing}"');
    const { pages, modelOf } = await site.load();
    const kale = pages.find(({ page: { fields } }) => fields?.path === '/plants/kale');
    expect(kale && modelOf(kale)?.blocks).toMatchObject([{ props: { heading: '2,50\u00A0€, 1. April\u2009–\u200915. Juni 2027' } }]);
  });

  test('has no mark of direction, which texts of authors may not have', async () => {
    site.write('site.yaml', `${site.read('site.yaml')}language: ar\n`);
    site.edit('pages/plants.yaml', '"{name}, for {deposit}"', '"{deposit}"');
    const { pages, modelOf } = await site.load();
    const kale = pages.find(({ page: { fields } }) => fields?.path === '/plants/kale');
    expect(kale && modelOf(kale)?.blocks).toMatchObject([{ props: { heading: '2.50\u00A0€' } }]);
  });

  test('for a value of a list of records is its label', async () => {
    site.write(
      'pages/grown.yaml',
      `path: /grown/{slug}
collection: plants
per: growth
title: Plants that are {value}
description: All plants of the seed library that are {value}, with what you leave for each.
blocks:
  - type: page-header
    heading: "{value}"
`,
    );
    site.edit('collections/plants.yaml', 'growth: biennial', 'growth: perennial');
    const { pages } = await site.load();
    const found = pages.find(({ page: { fields } }) => fields?.path === '/grown/perennial');
    expect(found?.page.fields?.title).toBe('Plants that are Lives for years');
  });
});

describe('the words of a type in another language', () => {
  const words = `one: Pflanze
many: Pflanzen
fields:
  sowing: { label: Aussaat }
  height: { label: Höhe, unit: Zentimeter }
  deposit: { label: Pfand }
  hardiness: { label: Winterhärte }
  growth: { label: Wuchs, options: { annual: einjährig, biennial: zweijährig, perennial: mehrjährig } }
  neighbours: { label: Nachbarn }
  garden: { label: Garten }
  germination: { label: Keimdauer }
  tips: { label: Tipps, fields: { title: { label: Titel }, text: { label: Text } } }
`;

  beforeEach(() => {
    site.write(
      'site.yaml',
      `${site.read('site.yaml')}language: en\nlanguages:\n  en: { name: English }\n  de: { name: Deutsch, fallback: en }\n`,
    );
    site.write('types/de/plants.yaml', words);
    site.write('collections/de/plants.yaml', '- id: kale\n  name: Grünkohl\n- id: bean\n  name: Bohne\n');
    site.write(
      'pages/de/plants.yaml',
      `${page.slice(0, page.indexOf('  - type')).replace('/plants/', '/pflanzen/')}  - type: record\n    record: plants/{id}\n`,
    );
  });

  const load = () => site.load();

  test('are those of its pages, and what lacks there is in the default language', async () => {
    site.edit('types/de/plants.yaml', '  garden: { label: Garten }\n', '');
    const { pages, modelOf } = await load();
    const german = pages.find(({ page: { fields } }) => fields?.path === '/de/pflanzen/kale');
    const text = JSON.stringify(german && modelOf(german)?.blocks);
    for (const word of ['Aussaat', 'Zentimeter', 'zweijährig', 'Titel', 'Garden']) expect(text).toContain(`"${word}"`);
    const english = pages.find(({ page: { fields } }) => fields?.path === '/plants/kale');
    expect(JSON.stringify(english && modelOf(english)?.blocks)).not.toContain('Aussaat');
  });

  test.each([
    ['label: Höhe', 'lable: Höhe', 5, '"lable" is not a field of "height" in types/de/plants.yaml. Did you mean "label"?'],
    ['  height:', '  hight:', 5, '"hight" is not a field of "fields" in types/de/plants.yaml. Did you mean "height"?'],
    ['biennial:', 'bienial:', 8, '"bienial" is not a field of "options" in types/de/plants.yaml. Did you mean "biennial"?'],
    ['unit: Zentimeter', 'min: 3', 5, '"min" is the same in all languages, so it belongs in types/plants.yaml.'],
  ])('are checked: %s to %s', async (from, to, line, message) => {
    site.edit('types/de/plants.yaml', from, to);
    expect(await errors()).toEqual([`de/plants.yaml:${line} ${message}`]);
  });

  test('keep a record closed whose value they translate', async () => {
    site.edit('types/plants.yaml', 'annual, biennial,', 'annual, { value: biennial, label: All lent, closed: true },');
    const { pages, modelOf } = await load();
    const german = pages.find(({ page: { fields } }) => fields?.path === '/de/pflanzen/kale');
    expect(german && modelOf(german)?.blocks).toMatchObject([{ props: { record: { closed: 'zweijährig' } } }]);
  });

  test('belong to a type, in a language of the site', async () => {
    site.write('types/de/plant.yaml', words);
    site.write('types/fr/plants.yaml', words);
    expect(await errors()).toEqual([
      'de/plant.yaml:1 There is no type "plant" to translate. Did you mean "plants"?',
      expect.stringMatching(/^fr\/plants.yaml:1 This file is ignored: .* has no language "fr"\.$/),
    ]);
  });

  test('are warned of when they lack, or when the type has changed since', async () => {
    const warnings = async (): Promise<string[]> => {
      const found = (await load()).findProblems().filter(({ code }) => code !== 'unmarked-translation');
      return found.flatMap(({ code, message, hint }) => (/label|types/.test(message) ? [`${code}: ${message} ${hint}`] : []));
    };
    expect(await warnings()).toEqual([]);
    site.edit('types/de/plants.yaml', ', perennial: mehrjährig', '');
    site.edit('types/de/plants.yaml', '{ title: { label: Titel }, ', '{ ');
    expect(await warnings()).toEqual([
      'missing-translation: 2 labels are not translated into Deutsch. Visitors read the default language instead. Write them into types/de/, under the names of the fields. Missing: plants.growth.perennial, plants.tips.title.',
    ]);
    // A number is the same in all languages.
    site.edit('types/plants.yaml', 'annual, biennial,', 'annual, biennial, "2", { value: three, label: "3" },');
    expect(await warnings()).toEqual([expect.stringContaining('missing-translation: 2 labels are not translated')]);
    site.write('types/de/plants.yaml', `translated: abcdefgh\n${words}`);
    expect((await warnings()).map((one) => one.slice(0, 69))).toEqual([
      'outdated-translation: types/plants.yaml has changed since this was tr',
    ]);
  });
});
