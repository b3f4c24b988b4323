import { beforeEach, describe, expect, test } from 'vitest';
import { pathFactsOf } from '../../packages/core/src/content/resolved-pages.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { modelAt } from '../support/page-models.ts';
import { errorsOf, plantLibrary } from '../support/plant-library.ts';
import type { LoadedCopy } from '../support/shared-site.ts';

const temp = tempFolder('form-targets');

let site: LoadedCopy;

const errors = (): Promise<string[]> => errorsOf(site);

const page = `path: /give
title: Give us a seed
description: Give something for the seed library, as much or as little as you like.
blocks:
  - type: form
    heading: Give something
    leadsTo: https://pay.example/donate?amount={amount}&item_number={purpose}&campaign=spring
    fields:
      - { kind: number, name: amount, label: Amount, min: 1, step: 0.01, required: true }
      - { kind: radio, name: purpose, label: For what, options: [Seeds, Tools] }
      - { kind: consent, name: terms, label: I know that I get no receipt }
`;

beforeEach(() => {
  site = plantLibrary(temp);
  site.write('site.yaml', `${site.read('site.yaml')}\nmail: { formTargets: ["https://pay.example"] }\n`);
  site.write('pages/give.yaml', page);
});

describe('a form that leads to another service', () => {
  test('sends no message, and needs no script', async () => {
    expect(await errors()).toEqual([]);
    const { published } = await site.load();
    expect(published.pages.flatMap(pathFactsOf).flatMap(({ facts: { forms } }) => forms)).toEqual([]);
  });

  test.each([
    [
      'https://pay.example/donate',
      'https://shop.example/donate',
      7,
      'This form leads to https://shop.example, and site.yaml does not declare it.',
    ],
    ['https://pay.example/donate', 'http://pay.example/donate', 7, '"http://pay.example/donate?'],
    ['https://pay.example/donate', 'https://pay.example/{amount}', 7, '"https://pay.example/{amount}?'],
    ['={amount}', '=EUR{amount}', 7, '"https://pay.example/donate?amount=EUR{amount}'],
    ['={amount}', '={amont}', 7, '"https://pay.example/donate?amount={amont}'],
    ['    fields:', '    subject: Money\n    fields:', 8, '"Money" is not accepted for "subject".'],
    ['name: terms, label', 'name: terms, when: { field: purpose, is: Seeds }, label', 11, ''],
    ['kind: consent', 'kind: checkbox', 11, '"terms" is not accepted for "name".'],
    ['kind: consent', 'kind: file, accept: [pdf]', 11, '"file" is not accepted for "kind".'],
  ])('answers a mistake at its line: %s to %s', async (from, to, line, message) => {
    site.edit('pages/give.yaml', from, to);
    const [found = '', ...others] = await errors();
    expect(others).toEqual([]);
    expect(found.slice(0, `pages/give.yaml:${line} ${message}`.length)).toBe(`pages/give.yaml:${line} ${message}`);
  });

  test('on the page of a record, has values of the record, encoded', async () => {
    site.edit('collections/plants.yaml', 'name: Kale', 'name: "Kale & co"');
    const made = page.replace('path: /give', 'path: /plants/{id}\ncollection: plants').replace('campaign=spring', 'plant={name}');
    site.write('pages/plants.yaml', made.replace('title: Give us a seed', 'title: "{name}"').replace('library,', 'library, for {id},'));
    site.write('pages/give.yaml', page.replace(/^ {2}- type: form[\s\S]*/m, '  - { type: page-header, heading: Give }\n'));
    expect(await errors()).toEqual([]);
    const { pages, blocksOf } = await site.load();
    const to = 'https://pay.example/donate?amount={amount}&item_number={purpose}&plant=Kale%20%26%20co';
    expect(modelAt({ pages, blocksOf }, '/plants/kale')?.blocks).toMatchObject([{ props: { leadsTo: to } }]);
  });
});
