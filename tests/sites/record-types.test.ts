import { beforeEach, describe, expect, test } from 'vitest';
import { pathFactsOf } from '../../packages/core/src/content/resolved-pages.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../src/site.ts';
import { createCachedLoader } from '../support/cached-loader.ts';
import { modelAt } from '../support/page-models.ts';
import { errorsOf, now, page, plantLibrary, plants, records } from '../support/plant-library.ts';
import type { LoadedCopy } from '../support/shared-site.ts';

const temp = tempFolder('record-types');

let site: LoadedCopy;

beforeEach(() => {
  site = plantLibrary(temp);
});

const errors = (): Promise<string[]> => errorsOf(site);

describe('a type of records in YAML', () => {
  test('declares a collection, whose records have pages', async () => {
    const { findProblems, published } = await site.load();
    expect(findProblems().filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(published.pages.map(({ page: { fields } }) => fields?.path)).toEqual(expect.arrayContaining(['/plants/kale', '/plants/bean']));
  });

  test.each([
    ['deposit: 2.5', 'deposit: 2.505', 5, '2.505 is not accepted for "deposit".'],
    ['deposit: 2.5', 'deposit: -2', 5, '"deposit" must be at least 0; found -2.'],
    ['  deposit: 2\n', '', 13, 'A plant needs "deposit".'],
    ['height: 80', 'height: 80.5', 4, '80.5 is not accepted for "height".'],
    ['hardiness: 5', 'hardiness: 6', 6, '"hardiness" must be at most 5; found 6.'],
    ['biennial', 'bienial', 7, '"bienial" is not accepted for "growth". Did you mean "biennial"?'],
    ['[bean]', '[been]', 8, 'There is no record "been" in the collection plants. Did you mean "bean"?'],
    ['until: 2027-06-15', 'until: 2027-03-15', 3, '"2027-03-15" is not accepted for "until".'],
    ['city: Mill', 'town: Mill', 9, '"town" is not a field of "garden" in a plant.'],
    ['7 days', 'a week', 10, '"a week" is not accepted for "germination".'],
    ['title: Net it', 'titel: Net it', 12, '"titel" is not a field of "tips" in a plant. Did you mean "title"?'],
    ['name: Bean', 'nam: Bean', 14, '"nam" is not a field of a plant. Did you mean "name"?'],
  ])('answers a mistake in a record at its line: %s', async (from, to, line, message) => {
    site.edit('collections/plants.yaml', from, to);
    expect(await errors()).toEqual([`collections/plants.yaml:${line} ${message}`]);
  });

  test.each([
    ['kind: rating', 'kind: ratting', 8, '"ratting" is not accepted for "kind". Did you mean "rating"?'],
    ['currency: EUR', 'currency: €', 7, '"€" is not accepted for "currency". Did you mean "EUR"?'],
    ['currency: EUR, ', '', 7, '"deposit" in types/plants.yaml needs "currency".'],
    ['of: plants', 'of: plans', 10, 'There is no type or collection "plans". Did you mean "plants"?'],
    ['  hardiness:', '  draft:', 8, '"draft" is not accepted as a name here.'],
    ['kind: rating', 'kind: rating, unit: stars', 8, '"unit" can be used only with kind: number, range.'],
    ['many: plants', 'manny: plants', 2, '"manny" is not a field of types/plants.yaml. Did you mean "many"?'],
  ])('answers a mistake in the type at its line, and only there: %s', async (from, to, line, start) => {
    site.edit('types/plants.yaml', from, to);
    site.write('pages/plants.yaml', page.replaceAll('{deposit}', '{name}'));
    const found = await errors();
    expect(found.map((one) => one.slice(0, `types/plants.yaml:${line} ${start}`.length))).toEqual([`types/plants.yaml:${line} ${start}`]);
  });

  test.each([
    ['of: plants', 'of: plans', 9, 'There is no type or collection: "plans". Did you mean "plants"?'],
    ['growth: biennial', 'grwoth: biennial', 10, 'There is no field of plants for this: "grwoth". Did you mean "growth"?'],
    ['growth: biennial', 'growth: bienial', 10, 'No record of plants has "bienial" in the field "growth". Did you mean "biennial"?'],
    ['order: name', 'order: nam', 11, 'There is no field of plants for this: "nam". Did you mean "name"?'],
    ['[sowing, deposit]', '[sowing, deposits]', 12, 'There is no field of plants for this: "deposits". Did you mean "deposit"?'],
    ['group: growth', 'group: garden', 13, 'There is no field of plants for this: "garden".'],
    [
      'where: { growth: biennial }',
      'only: [kale]',
      10,
      '"only" must be a list of ids without "where", "when", "order" and "limit" beside it.',
    ],
    ['where: { growth: biennial }', 'when: upcomming', 10, '"upcomming" is not accepted for "when". Did you mean "upcoming"?'],
    ['filter: [growth', 'filter: [grwoth', 15, 'There is no field of plants for this: "grwoth". Did you mean "growth"?'],
    [
      'filter: [growth',
      'filter: [garden',
      15,
      'Visitors cannot filter by "garden": it has neither values to choose from, nor numbers or dates.',
    ],
    ['sort: [name]', 'sort: [nam]', 16, 'There is no field of plants for this: "nam". Did you mean "name"?'],
    ['search: true', 'serach: true', 17, '"serach" is not a field of "visitors" in list. Did you mean "search"?'],
  ])('answers a mistake in a list of records at its line: %s to %s', async (from, to, line, start) => {
    const list = `path: /all
title: All plants
description: All plants of the seed library, with what you leave for each.
blocks:
  - type: list
    heading: Plants
    as: menu
    records:
      of: plants
      where: { growth: biennial }
      order: name
      show: [sowing, deposit]
      group: growth
      visitors:
        filter: [growth, sowing]
        sort: [name]
        search: true
`;
    site.write('pages/all.yaml', list);
    expect(await errors()).toEqual([]);
    site.write('pages/all.yaml', list.replace(from, to));
    const [found = '', ...others] = await errors();
    expect(others).toEqual([]);
    expect(found.slice(0, `pages/all.yaml:${line} ${start}`.length)).toBe(`pages/all.yaml:${line} ${start}`);
  });

  test.each([
    ['neighbours: leek', 'No record of plants has "leek" in the field "neighbours".'],
    ['neighbours: kale', undefined],
    ['growth: wild', undefined],
    ['lent: true', undefined],
    ['lent: maybe', 'No record of plants has "maybe" in the field "lent".'],
  ])('accepts a value that no record has yet and one may get: %s', async (where, message) => {
    site.edit('types/plants.yaml', 'annual, biennial,', 'annual, biennial, wild,');
    site.edit('types/plants.yaml', 'fields:\n', 'fields:\n  lent: { kind: yes-no }\n');
    site.edit('collections/plants.yaml', '  neighbours: [bean]\n', '');
    const all = 'path: /all\ntitle: All plants\ndescription: All plants of the seed library, with what you leave.\nblocks:\n';
    site.write('pages/all.yaml', `${all}  - type: list\n    heading: Plants\n    records: { of: plants, where: { ${where} } }\n`);
    expect(await errors()).toEqual(message === undefined ? [] : [`pages/all.yaml:7 ${message}`]);
  });

  test.each([
    ['plants/kal', 'There is no record "kal" in the collection plants. Did you mean "kale"?', 'plants/kale'],
    ['plans/kale', 'There is no type or collection: "plans". Did you mean "plants"?', 'plants/kale'],
  ])('corrects one part of a reference to a record and keeps the other: %s', async (written, message, corrected) => {
    const one = 'path: /kale\ntitle: Kale\ndescription: Kale from the seed library, with what you leave for it.\nblocks:\n';
    site.write('pages/kale.yaml', `${one}  - type: record\n    record: ${written}\n`);
    const { findProblems } = await site.load();
    expect(findProblems().filter(({ severity }) => severity === 'error')).toMatchObject([
      { message, fix: `record: ${corrected}`, line: 6 },
    ]);
  });

  test('a list has the label of the titles, which are no fields beside themselves', async () => {
    const block = '  - type: list\n    heading: Plants\n    as: table\n    records: { of: plants, show: [name, deposit] }\n';
    site.write(
      'pages/all.yaml',
      `path: /all\ntitle: All plants\ndescription: All plants of the seed library, one below the other.\nblocks:\n${block}`,
    );
    const list = modelAt(await site.load(), '/all')?.blocks[0]?.props;
    expect(list).toMatchObject({ records: { titleLabel: 'Name', fields: [{ name: 'deposit', label: 'Deposit' }] } });
  });

  describe('as options of a form', () => {
    const form = (records: string): string => `path: /lend
title: Borrow a plant
description: Which plants you can borrow from the seed library, and until when.
blocks:
  - type: form
    heading: Borrow a plant
    fields:
      - { kind: select, name: plant, label: Which plant, required: true, ${records} }
      - { kind: email, name: address, label: Your address, required: true }
`;

    test('have what is shown of them in their labels, and those of a closed record cannot be chosen', async () => {
      site.edit('types/plants.yaml', 'annual, biennial,', 'annual, { value: biennial, label: All lent, closed: true },');
      site.write('pages/lend.yaml', form('records: { of: plants, show: [deposit], order: name }'));
      expect(await errors()).toEqual([]);
      const { published } = await site.load();
      const facts = published.pages.flatMap(pathFactsOf).flatMap(({ facts: { forms } }) => forms);
      const options = [
        { label: 'Bean, €2', value: 'bean' },
        { label: 'Kale, €2.50 (All lent)', value: 'kale', isClosed: true },
      ];
      expect(facts).toMatchObject([{ fields: [{ name: 'plant', options }, { name: 'address' }] }]);
    });

    test.each([
      ['records: plans', 'There is no type or collection: "plans". Did you mean "plants"?'],
      ['records: { of: plants, show: [deposits] }', 'There is no field of plants for this: "deposits". Did you mean "deposit"?'],
      ['records: plants, options: [A, B]', '"plants" is not accepted for "records".'],
      ['hint: One', 'Entry 1 of "fields" in form needs "options".'],
    ])('answer a mistake at its line: %s', async (records, message) => {
      site.write('pages/lend.yaml', form(records));
      const found = await errors();
      expect(found.map((one) => one.slice(0, `pages/lend.yaml:8 ${message}`.length))).toEqual([`pages/lend.yaml:8 ${message}`]);
    });
  });

  test('has records that refer to each other and to themselves', async () => {
    site.edit('collections/plants.yaml', 'deposit: 2\n', 'deposit: 2\n  neighbours: [kale, bean]\n');
    expect(await errors()).toEqual([]);
    site.write('pages/bean.yaml', 'path: /bean\ntitle: Bean\ndescription: Bean from the seed library, with its neighbours.\nblocks:\n');
    site.edit('pages/bean.yaml', 'blocks:\n', 'blocks:\n  - type: record\n    record: plants/bean\n');
    const { published, modelOf } = await site.load();
    const page = published.pages.find(({ page: { fields } }) => fields?.path === '/bean');
    const values = [
      { kind: 'record', title: 'Kale', href: '/plants/kale' },
      { kind: 'record', title: 'Bean', href: '/plants/bean' },
    ];
    expect(page && modelOf(page)?.blocks).toMatchObject([
      {
        props: {
          record: { entries: expect.arrayContaining([{ name: 'neighbours', label: 'Neighbours', value: { kind: 'list', values } }]) },
        },
      },
    ]);
  });

  test('says of a type without a date that its records are never past', async () => {
    const all = 'path: /all\ntitle: All questions\ndescription: All questions that people asked us last year.\nblocks:\n';
    site.write('pages/all.yaml', `${all}  - type: list\n    heading: Questions\n    records: { of: faqs, when: past }\n`);
    expect(await errors()).toEqual([
      'pages/all.yaml:7 Records of faqs are neither upcoming nor past: they have no field with a date or a period.',
    ]);
  });

  const pageOfKale = `path: /kale
title: Kale
description: Kale from the seed library, with what you leave for it.
blocks:
  - type: record
    record:
      of: plants
      id: kale
      show: [deposit]
    neighbours: { of: plants, order: name }
`;

  test.each([
    ['of: plants', 'of: plans', 7, 'There is no type or collection: "plans". Did you mean "plants"?'],
    ['id: kale', 'id: kal', 8, 'There is no record "kal" in the collection plants. Did you mean "kale"?'],
    ['[deposit]', '[depositt]', 9, 'There is no field of plants for this: "depositt". Did you mean "deposit"?'],
    ['order: name', 'order: nam', 10, 'There is no field of plants for this: "nam". Did you mean "name"?'],
    ['{ of: plants, order: name }', 'posts', 10, 'The records before and after one of plants are plants too, not posts.'],
    ['order: name', 'limit: 3', 10, '"limit" is not a field of "neighbours" in record.'],
  ])('answers a mistake in a block about one record at its line: %s to %s', async (from, to, line, message) => {
    site.write('pages/kale.yaml', pageOfKale);
    expect(await errors()).toEqual([]);
    site.write('pages/kale.yaml', pageOfKale.replace(from, to));
    expect(await errors()).toEqual([`pages/kale.yaml:${line} ${message}`]);
  });

  test('links the page of a record to those before and after it, in the order of a selection', async () => {
    site.write('collections/plants.yaml', `${records}- { id: leek, name: Leek, sowing: { from: 2027-03-10 }, deposit: 1 }\n`);
    site.write(
      'pages/plants.yaml',
      `${page.slice(0, page.indexOf('  - type'))}  - type: record\n    record: plants/{id}\n    neighbours: plants\n`,
    );
    site.write('pages/kale.yaml', pageOfKale);
    const { pages, blocksOf } = await site.load();
    const record = (path: string): object | undefined => modelAt({ pages, blocksOf }, path)?.blocks[0]?.props;
    const [kale, bean, leek] = ['Kale', 'Bean', 'Leek'].map((title) => ({ title, href: `/plants/${title.toLowerCase()}` }));
    expect(record('/plants/kale')).toMatchObject({ neighbours: { next: bean } });
    expect(record('/plants/bean')).toMatchObject({ neighbours: { previous: kale, next: leek } });
    expect(record('/kale')).toMatchObject({ neighbours: { previous: bean, next: leek } });
    expect(record('/plants/leek')).not.toHaveProperty('neighbours.next');
  });

  test('answers a name of a type at its line when it does not come first', async () => {
    const all = 'path: /all\ntitle: All plants\ndescription: All plants of the seed library, with what you leave.\nblocks:\n';
    site.write('pages/all.yaml', `${all}  - type: list\n    heading: Plants\n    records:\n      limit: 3\n      of: plans\n`);
    expect(await errors()).toEqual(['pages/all.yaml:9 There is no type or collection: "plans". Did you mean "plants"?']);
  });

  test.each([
    ['types/posts.yaml', 'There is a collection "posts" already: the code of the site declares it.'],
    ['types/Our Plants.yaml', '"Our Plants" cannot be the name of a type: it is the name of the collection, in lowercase letters.'],
  ])('refuses %s', async (path, message) => {
    site.write(path, plants);
    expect(await errors()).toEqual([`${path}:1 ${message}`]);
  });

  test('is checked again when it changes, also with what an earlier command has stored', async () => {
    const stored = { root: temp, siteDir: site.dir, fingerprint: 'same', code: siteCode, clock: now };
    const first = createCachedLoader(stored);
    const read = await first.load();
    expect(read.findProblems().filter(({ severity }) => severity === 'error')).toEqual([]);
    await first.store(read);
    site.edit('types/plants.yaml', 'unit: cm', 'unit: cm, max: 70');
    const file = `${site.dir}/types/plants.yaml`;
    const messages = ({ findProblems }: typeof read): string[] => findProblems().map(({ message }) => message);
    expect(messages(await first.load(new Set([file])))).toContain('"height" must be at most 70; found 80.');
    expect(messages(await createCachedLoader(stored).load())).toContain('"height" must be at most 70; found 80.');
  });
});
