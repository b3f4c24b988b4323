import { beforeEach, describe, expect, test } from 'vitest';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../src/site.ts';
import { createCachedLoader } from '../support/cached-loader.ts';
import { modelAt } from '../support/page-models.ts';
import { now } from '../support/plant-library.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';

const temp = tempFolder('sorted-lists');

const names = ['Åre', 'Zorn', 'Öland', 'Aalto', 'Ängby', 'Ost', 'Room 10', 'Room 9'];

const members = names.map((name, index) => `- { id: m${index}, name: ${name}, town: ${name} }\n`).join('');

const page = (path: string): string => `path: ${path}
title: All members
description: All members of the club, with the town from which each of them comes.
blocks:
  - type: page-header
    heading: Members
  - type: list
    heading: All
    records:
      of: members
      order: name
      visitors: { sort: [name, name descending], filter: [town] }
  - type: record-facts
    heading: One
    record: members/m1
`;

const pageOfMember = `path: /members/{id}
collection: members
title: "{name}"
description: "{name}, who is a member of the club, with the town from which they come."
blocks:
  - type: record
    record: members/{id}
    neighbours: { of: members, order: name }
`;

let site: SiteCopy;

beforeEach(() => {
  site = copySite('minimal', temp);
  site.write('site.yaml', `${site.read('site.yaml')}\nlanguage: sv\n`);
  site.write('types/members.yaml', 'one: member\nmany: members\nfields:\n  name: { required: true }\n  town: { kind: text }\n');
  site.write('collections/members.yaml', members);
  site.write('pages/members.yaml', page('/members'));
  site.write('pages/member.yaml', pageOfMember);
});

type List = {
  records: {
    records: { title: string; keys: { ranks: number[] } }[];
    visitors: { filters: { options: { label: string }[] }[] };
  };
};

/** Returns the names in the order of a list, of its menu, and of what visitors sort: up and down. */
function ordersAt(loaded: Parameters<typeof modelAt>[0], path: string): string[][] {
  const list = modelAt(loaded, path)?.blocks.find(({ type }) => type === 'list');
  if (!list) throw new Error(`There is no list at ${path}.`);
  const { records, visitors } = (list.props as List).records;
  const by = (order: number): string[] =>
    records.toSorted((one, other) => (one.keys.ranks[order] ?? 0) - (other.keys.ranks[order] ?? 0)).map(({ title }) => title);
  return [records.map(({ title }) => title), visitors.filters[0]?.options.map(({ label }) => label) ?? [], by(0), by(1).toReversed()];
}

const swedish = ['Aalto', 'Ost', 'Room 9', 'Room 10', 'Zorn', 'Åre', 'Ängby', 'Öland'];
const english = ['Aalto', 'Ängby', 'Åre', 'Öland', 'Ost', 'Room 9', 'Room 10', 'Zorn'];

describe('the order of names', () => {
  test('is that of the language of the page, in lists, menus, what visitors sort, and neighbours', async () => {
    const loaded = await createSiteLoader(site.dir, siteCode, now)();
    expect(loaded.findProblems().filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(ordersAt(loaded, '/members')).toEqual([swedish, swedish, swedish, swedish]);
    // Zorn.
    expect(modelAt(loaded, '/members/m1')?.blocks[0]?.props).toMatchObject({
      neighbours: { previous: { title: 'Room 10' }, next: { title: 'Åre' } },
    });
  });

  test('differs in each language of a site, and follows an edit of the language', async () => {
    const stored = { root: site.dir, siteDir: site.dir, fingerprint: '1', code: siteCode, clock: now };
    const settings = site.read('site.yaml');
    site.write('site.yaml', `${settings}languages:\n  sv: { name: Svenska }\n  en: { name: English }\n`);
    site.write('collections/en/members.yaml', names.map((name, index) => `- { id: m${index}, name: ${name}, town: ${name} }\n`).join(''));
    site.write('pages/en/members.yaml', page('/members'));
    site.write('pages/en/home.yaml', site.read('pages/home.yaml'));
    const cached = createCachedLoader(stored);
    const loaded = await cached.load();
    await cached.store(loaded);
    expect(loaded.findProblems().filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(ordersAt(loaded, '/members')[0]).toEqual(swedish);
    expect(ordersAt(loaded, '/en/members')).toEqual([english, english, english, english]);
    site.write('site.yaml', settings.replace('language: sv', 'language: en'));
    site.remove('collections/en');
    site.remove('pages/en');
    expect(ordersAt(await createCachedLoader(stored).load(), '/members')).toEqual([english, english, english, english]);
  });
});
