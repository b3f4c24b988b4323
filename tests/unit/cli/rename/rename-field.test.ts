import { beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { problemsOf, rename, textsOf } from '../../../support/renaming.ts';
import { runMain } from '../../../support/run-main.ts';
import { copySite, type SiteCopy } from '../../../support/site-copy.ts';

const temp = tempFolder('rename-field');

const type = `one: plant
many: plants
summary: note
fields:
  name: { kind: text, required: true }
  note: { kind: text } # one sentence
  price: { kind: money, currency: EUR }
  sizes:
    kind: list
    fields:
      price: { kind: number }
`;

const page = `path: /plants/{id}
collection: plants
title: "{name} for {price}"
description: All about {name}, {note}, which costs {price} and grows well.
blocks:
  - type: record
    record: plants/{id}
  - type: list
    heading: Others
    records: { of: plants, where: { price: ["{price}"] }, order: price descending, show: [price, note] }
  - use: call
`;

let site: SiteCopy;

beforeEach(() => {
  site = copySite('minimal', temp);
  site.write(
    'site.yaml',
    `${site.read('site.yaml')}language: en\nlanguages:\n  en: { name: English }\n  de: { name: Deutsch, fallback: en }\n`,
  );
  site.write('types/plants.yaml', type);
  site.write('types/de/plants.yaml', 'fields:\n  price: { label: Preis }\n  note: { label: Hinweis }\n');
  site.write(
    'collections/plants/kale.yaml',
    'name: Kale\nnote: Sow it early.\nprice: 2.5 # euro\nsizes:\n  - price: 3\n  - { price: 4 }\n',
  );
  site.write('collections/plants/bean.yaml', 'name: Bean\nnote: Sow it late.\nprice: 2.5\n');
  site.write('collections/de/plants.yaml', '- id: kale\n  note: Früh säen.\n');
  site.write('pages/plants.yaml', page);
  site.write(
    'shared/call.yaml',
    'type: call-to-action\nheading: Take {name} for {price}\ntext: Come and see.\nbutton: { label: Come, to: / }\n',
  );
});

describe('a field of a type', () => {
  test('has another name in the type, its records and translations, and everything that names it', async () => {
    const { exitCode, output } = await rename(site, 'field', 'plants.price', 'cost');
    expect(output).toMatch(/The field plants\.price is now plants\.cost\.$/);
    expect(exitCode).toBe(0);
    expect(site.read('types/plants.yaml')).toBe(type.replace('  price: { kind: money', '  cost: { kind: money'));
    expect(site.read('types/de/plants.yaml')).toBe('fields:\n  cost: { label: Preis }\n  note: { label: Hinweis }\n');
    expect(site.read('collections/plants/kale.yaml')).toContain('cost: 2.5 # euro\nsizes:\n  - price: 3\n  - { price: 4 }\n');
    expect(site.read('pages/plants.yaml')).toBe(
      page
        .replaceAll('{price}', '{cost}')
        .replace('{ price: [', '{ cost: [')
        .replace('order: price', 'order: cost')
        .replace('show: [price', 'show: [cost'),
    );
    expect(site.read('shared/call.yaml')).toContain('Take {name} for {cost}');
  });

  test('is renamed in the settings that name it, and in translations, which stay those of the original as it is', async () => {
    await runMain('check', '--fix', '--site', site.dir);
    expect(site.read('collections/de/plants.yaml')).toContain('translated: ');
    const { output } = await rename(site, 'field', 'plants.note', 'remark');
    expect(output).toMatch(/is now plants\.remark\.$/);
    expect(site.read('types/plants.yaml')).toContain('summary: remark\n');
    expect(site.read('collections/de/plants.yaml')).toContain('  remark: Früh säen.\n');
    expect((await problemsOf(site)).filter((problem) => /error|outdated/.test(problem))).toEqual([]);
  });

  test('is renamed in the templates of links', async () => {
    const link = '  shop: { kind: link, template: "https://pay.example/{id}?amount={price}&cents={price.minor}&note={note}" }\n';
    site.edit('types/plants.yaml', '  sizes:\n', `${link}  sizes:\n`);
    await rename(site, 'field', 'plants.price', 'cost');
    expect(site.read('types/plants.yaml')).toContain('/{id}?amount={cost}&cents={cost.minor}&note={note}"');
  });

  test('in a list is renamed in each of its entries', async () => {
    const { output } = await rename(site, 'field', 'plants.sizes.price', 'cost');
    expect(output).toMatch(/The field plants\.sizes\.price is now plants\.sizes\.cost\.$/);
    expect(site.read('types/plants.yaml')).toContain('      cost: { kind: number }');
    expect(site.read('collections/plants/kale.yaml')).toContain('price: 2.5 # euro\nsizes:\n  - cost: 3\n  - { cost: 4 }\n');
    expect(site.read('pages/plants.yaml')).toBe(page);
  });

  test('stays in a shared block that pages of other records use, which the command says', async () => {
    site.write('collections/faqs.yaml', '- { id: one, question: Who?, answer: We. }\n');
    site.write(
      'pages/faq.yaml',
      'path: /faqs/{id}\ncollection: faqs\ntitle: "{question}"\ndescription: "{question} {answer}"\nblocks:\n  - use: call\n    heading: x\n',
    );
    const { output } = await rename(site, 'field', 'plants.price', 'cost', '--dry-run');
    expect(output).toContain('Not changed, because pages of other records use the shared block too: {price} in ');
  });

  test.each([
    [['plants.prize', 'cost'], 'There is no field "prize" in plants. Did you mean "price"?'],
    [['plants.sizes.prize', 'cost'], 'There is no field "prize" in plants.sizes. Did you mean "price"?'],
    [['plant.price', 'cost'], 'There is no type "plant" in types/. Did you mean "plants"?'],
    [['plants', 'cost'], 'Name the field behind its type, such as plants.name.'],
    [['plants.price', 'note'], 'There is a field plants.note already. Choose another name.'],
    [['plants.price', 'The cost'], '"The cost" cannot be the name of a field. Write a name in camelCase, such as "price" or "openingDay".'],
    [
      ['plants.price', 'draft'],
      '"draft" cannot be the name of a field. Write a name that records do not have already: id, path, listed, draft, publish, tags, href, lang.',
    ],
    [
      ['posts.title', 'name'],
      'The code of the site declares the collection posts, so its fields have their names there. Rename the field in schemas/collections/.',
    ],
  ])('%j is refused', async (args, message) => {
    const before = textsOf(site);
    expect(await rename(site, 'field', ...args)).toEqual({ exitCode: 1, output: message });
    expect(textsOf(site)).toEqual(before);
  });
});
