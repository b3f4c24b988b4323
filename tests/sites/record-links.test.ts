import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { withLinks } from '../../packages/core/src/schema/types/link-template.ts';
import { isLinkTemplate } from '../../packages/core/src/schema/types/template-placeholders.ts';
import { validPartsOfType } from '../../packages/core/src/schema/types/type-fields.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import '../../packages/engine/tests/support/property-runs.ts';
import { modelAt } from '../support/page-models.ts';
import { errorsOf, page, plantLibrary, plants } from '../support/plant-library.ts';
import type { LoadedCopy } from '../support/shared-site.ts';

const temp = tempFolder('record-links');

let site: LoadedCopy;

const errors = (): Promise<string[]> => errorsOf(site);

/** Returns the type of the plants with a link that has a template. */
const withLink = (template: string, settings = ''): string =>
  plants
    .replace('fields:\n', `fields:\n  borrow: { kind: link, label: Borrow it, template: "${template}"${settings} }\n`)
    .replace('annual, biennial,', 'annual, biennial, { value: lent, label: All lent, closed: true },');

const template = 'https://lend.example/{growth}/{id}?name={name}&pay={deposit}&cents={deposit.minor}&from={sowing}';

beforeEach(() => {
  site = plantLibrary(temp);
  site.write('types/plants.yaml', withLink(template));
});

/** Returns the blocks of the page of a plant. */
const blocksOf = async (id: string) => {
  const { pages, blocksOf } = await site.load();
  return modelAt({ pages, blocksOf }, `/plants/${id}`)?.blocks;
};

const withBlocks = (blocks: string): void => site.write('pages/plants.yaml', `${page}${blocks}`);

describe('a link of records with a template', () => {
  test('has the values of the record, encoded, and is a button with the label of the field', async () => {
    site.edit('collections/plants.yaml', 'name: Kale', 'name: "Kale & co / 50 %"');
    withBlocks('  - type: record-facts\n    record: plants/{id}\n');
    expect(await errors()).toEqual([]);
    const href = 'https://lend.example/biennial/kale?name=Kale%20%26%20co%20%2F%2050%20%25&pay=2.50&cents=250&from=2027-04-01';
    const entries = expect.arrayContaining([{ name: 'borrow', label: 'Borrow it', value: { kind: 'button', href, text: 'Borrow it' } }]);
    expect(await blocksOf('kale')).toMatchObject([{}, { props: { record: { entries } } }]);
  });

  test.each([
    ['lacks a value', '  growth: biennial\n', ''],
    ['is closed', 'growth: biennial', 'growth: lent'],
  ])('is left out of a record that %s', async (_, from, to) => {
    site.edit('collections/plants.yaml', from, to);
    withBlocks('  - type: record-facts\n    record: plants/{id}\n');
    expect(await errors()).toEqual([]);
    expect(JSON.stringify(await blocksOf('kale'))).not.toContain('lend.example');
  });

  test('can be another one in a record', async () => {
    site.edit('collections/plants.yaml', 'height: 80', 'height: 80\n  borrow: https://other.example/kale');
    withBlocks('  - type: record-facts\n    record: plants/{id}\n');
    expect(await blocksOf('kale')).toMatchObject([
      {},
      {
        props: {
          record: {
            entries: expect.arrayContaining([
              expect.objectContaining({ value: expect.objectContaining({ href: 'https://other.example/kale' }) }),
            ]),
          },
        },
      },
    ]);
  });

  const blocks = `  - type: text-image
    heading: Lent for a summer
    paragraphs: ["{name} grows in your garden."]
    image: { src: /media/brand/mark.svg, alt: A bowl }
    link: { label: Borrow it, to: "{borrow}" }
  - type: people
    heading: Who knows it
    people:
      - name: Ada
        role: Gardener
        links:
          - { label: Borrow it, to: "{borrow}" }
          - { label: Write, to: "mailto:ada@example.com" }
  - type: call-to-action
    heading: Borrow it now
    button: { label: Borrow it, to: "{borrow}" }
`;

  test('is the target of buttons and links on pages; without it they are left out, and a block that needs them is hidden', async () => {
    withBlocks(blocks);
    site.edit('collections/plants.yaml', 'deposit: 2\n', 'deposit: 2\n  growth: lent\n');
    expect(await errors()).toEqual([]);
    const to = expect.stringContaining('https://lend.example/biennial/kale?');
    const write = { label: 'Write', to: 'mailto:ada@example.com' };
    expect(await blocksOf('kale')).toMatchObject([
      { type: 'page-header' },
      { props: { link: { to } } },
      { props: { people: [{ links: [{ to }, write] }] } },
      { type: 'call-to-action', props: { button: { to } } },
    ]);
    const [, image, people, ...others] = (await blocksOf('bean')) ?? [];
    expect(image?.props).not.toHaveProperty('link');
    expect(people).toMatchObject({ props: { people: [{ links: [write] }] } });
    expect(others).toEqual([]);
  });

  test('is the target of a button that a page gives to a shared block', async () => {
    site.write('shared/borrow.yaml', 'type: call-to-action\nheading: Borrow it now\nbutton: { label: All plants, to: / }\n');
    withBlocks('  - use: borrow\n    button: { label: Borrow it, to: "{borrow}" }\n');
    expect(await errors()).toEqual([]);
    expect(await blocksOf('kale')).toHaveLength(2);
    expect(await blocksOf('bean')).toHaveLength(1);
  });

  test('cannot be a part of a text', async () => {
    withBlocks(
      '  - type: text-image\n    heading: Lent\n    paragraphs: ["[Borrow it]({borrow})"]\n    image: { src: /media/brand/mark.svg, alt: A bowl }\n',
    );
    expect(await errors()).toEqual([
      expect.stringMatching(
        /^pages\/plants\.yaml:10 \{borrow\} stands for a link that a record may lack, so it can only be the target of a link\.$/,
      ),
    ]);
  });

  test('with required: true, requires the fields in its template of every record', async () => {
    site.write('types/plants.yaml', withLink(template, ', required: true'));
    expect(await errors()).toEqual(['collections/plants.yaml:13 A plant needs "growth".']);
  });

  test.each([
    ['{id}', '{di}', 'This type has no field for {di}. Did you mean {id}?'],
    ['{deposit}', '{deposits}', 'This type has no field for {deposits}. Did you mean {deposit}?'],
    ['{name}', '{tips}', '{tips} cannot be a part of an address: the kind of "tips" is list.'],
    ['{name}', '{height.minor}', '{height.minor} cannot be a part of an address: the kind of "height" is number.'],
    ['https://lend.example', 'https://{name}.example', '"https://{name}.example/'],
    ['https://lend.example', 'http://lend.example', '"http://lend.example/'],
    ['https://lend.example', '/lend', '"/lend/'],
    ['?name={name}', '?name={name', '"https://lend.example/'],
  ])('answers a mistake in the template at its line: %s to %s', async (from, to, message) => {
    site.write('types/plants.yaml', withLink(template.replace(from, to)));
    const found = await errors();
    expect(found.map((one) => one.slice(0, `types/plants.yaml:4 ${message}`.length))).toEqual([`types/plants.yaml:4 ${message}`]);
  });

  test('cannot be led to another scheme, host or folder by a value', () => {
    const hostile = [
      '..',
      '.',
      '%2e%2e',
      '/../',
      '//evil.example',
      '@evil.example',
      '\\evil.example',
      'javascript:',
      '?',
      '#',
      '&',
      '\u0000',
      '\uD800',
      '\u202E',
    ];
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...hostile)).map((parts) => parts.join('')),
    );
    const { fields } = validPartsOfType(
      {
        one: 'a',
        many: 'b',
        fields: { a: {}, b: {}, link: { kind: 'link', template: 'https://pay.example:8443/x/{a}/y{b}?q={a}{b}&z=1#{b}' } },
      },
      'types/links.yaml',
    );
    fc.assert(
      fc.property(value, value, (a, b) => {
        const href: unknown = Reflect.get(withLinks({ a, b }, fields), 'link');
        if (href === undefined) {
          expect(['', '.', '..']).toContain(a);
          return;
        }
        const url = new URL(String(href));
        expect(url.origin).toBe('https://pay.example:8443');
        expect(url.pathname.split('/')).toHaveLength(4);
        expect(url.pathname).toMatch(/^\/x\/[^/]*\/y/);
        expect([...url.searchParams]).toEqual([
          ['q', `${a}${b}`.replaceAll(/\p{Cs}/gu, '\uFFFD')],
          ['z', '1'],
        ]);
      }),
    );
  });

  test.each([
    'https://pay.example{id}/x',
    'https://{id}/x',
    'https://me@pay.example/{id}',
    'https://pay/{id}',
    'https:/{id}',
    '//pay.example/{id}',
    'mailto:{id}',
  ])('has a host of its own: %s is refused', (written) => {
    expect(isLinkTemplate(written)).toBe(false);
  });
});
