import { expect, test } from 'vitest';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../src/site.ts';
import { modelAt } from '../support/page-models.ts';
import { copySite } from '../support/site-copy.ts';

const temp = tempFolder('visitor-choices');

const plants = `one: plant
many: plants
fields:
  name: { kind: text, required: true }
  deposit: { kind: money, currency: EUR }
  growth: { kind: choice, options: [annual, { value: perennial, label: Lives for years }] }
  uses: { kind: choices, options: [{ value: bees, label: Food for bees }, dye] }
  sowing: { label: Sowing time, kind: period }
  lent: { kind: date }
  edible: { kind: yes-no }
  neighbours: { kind: records, of: plants }
`;

const records = `- { id: kale, name: Kale, deposit: 2.5, growth: perennial, uses: [dye, bees], lent: 2027-02-03T10:00, neighbours: [cress, bean] }
- { id: bean, name: Bean, deposit: 2.25, growth: annual, edible: true, sowing: { from: 2027-04-01, until: 2027-06-15 }, tags: [climber] }
- { id: cress, name: Cress, sowing: { from: 2027-05-01 } }
`;

const page = (path: string, title: string): string => `path: ${path}
title: "${title}"
description: "What the seed library lends and what you leave for it. ${title}."
blocks:
  - type: page-header
    heading: "${title}"
`;

test('a list has what visitors can choose, and the values of each record for that', async () => {
  const site = copySite('minimal', temp);
  site.write('types/plants.yaml', plants);
  site.write('collections/plants.yaml', records);
  site.write('pages/growth.yaml', `collection: plants\nper: growth\n${page('/growth/{slug}', 'Plants: {value}')}`);
  const list = `  - type: list
    heading: All
    records:
      of: plants
      show: [uses]
      visitors:
        filter: [growth, uses, deposit, sowing, lent, edible, neighbours, tags]
        sort: [deposit, deposit descending, newest]
`;
  site.write('pages/all.yaml', page('/all', 'All plants') + list);
  const loaded = await createSiteLoader(site.dir, siteCode)();
  expect(loaded.findProblems().filter(({ severity }) => severity === 'error')).toEqual([]);
  const shown = modelAt(loaded, '/all')?.blocks.at(-1)?.props;
  const option = (value: string, label: string, href?: string) => ({ value, label, ...(href !== undefined && { href }) });
  expect(shown).toMatchObject({
    records: {
      visitors: {
        filters: [
          // In the order of the type, with the pages of their values.
          {
            label: 'Growth',
            options: [option('annual', 'Annual', '/growth/annual'), option('perennial', 'Lives for years', '/growth/perennial')],
          },
          { label: 'Uses', options: [option('bees', 'Food for bees'), option('dye', 'Dye')] },
          { label: 'Deposit', kind: 'number', format: { type: 'money', currency: 'EUR' } },
          { label: 'Sowing time', kind: 'date' },
          { label: 'Lent', kind: 'date' },
          { label: 'Edible', kind: 'yes-no' },
          // In the order of the labels.
          { label: 'Neighbours', options: [option('bean', 'Bean'), option('cress', 'Cress')] },
          { label: 'Tags', options: [option('climber', 'climber')] },
        ],
        orders: [{ name: 'deposit', label: 'Deposit' }, { name: 'deposit descending', label: 'Deposit' }, { name: 'newest' }],
        search: false,
      },
      records: [
        {
          entries: [{ value: { kind: 'list', values: [{ text: 'Dye' }, { text: 'Food for bees' }] } }],
          keys: {
            values: [['perennial'], ['dye', 'bees'], [2.5, 2.5], [], ['2027-02-03', '2027-02-03'], [], ['cress', 'bean'], []],
            // Records without a value are last in both directions.
            ranks: [1, 0, 2],
          },
        },
        { keys: { values: [['annual'], [], [2.25, 2.25], ['2027-04-01', '2027-06-15'], [], ['true'], [], ['climber']], ranks: [0, 1, 1] } },
        { keys: { values: [[], [], [], ['2027-05-01', '2027-05-01'], [], [], [], []], ranks: [2, 2, 0] } },
      ],
    },
  });
});

test('a range is filtered by one number, and shown with its unit', async () => {
  const site = copySite('minimal', temp);
  site.write('types/rooms.yaml', 'one: room\nmany: rooms\nfields: { name: {}, players: { kind: range, unit: people } }\n');
  site.write('collections/rooms.yaml', '- { id: vault, name: Vault, players: { from: 2, to: 6 } }\n- { id: attic, name: Attic }\n');
  const list = '  - type: list\n    heading: All\n    records: { of: rooms, visitors: { filter: [players] } }\n';
  site.write('pages/all.yaml', page('/all', 'All rooms') + list);
  const loaded = await createSiteLoader(site.dir, siteCode)();
  expect(loaded.findProblems().filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(modelAt(loaded, '/all')?.blocks.at(-1)?.props).toMatchObject({
    records: {
      visitors: { filters: [{ label: 'Players', kind: 'number', format: { type: 'range', unit: 'people' } }] },
      records: [
        { entries: [{ value: { kind: 'range', from: 2, to: 6, unit: 'people' } }], keys: { values: [[2, 6]] } },
        { entries: [], keys: { values: [[]] } },
      ],
    },
  });
});
