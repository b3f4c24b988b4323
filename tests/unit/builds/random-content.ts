import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { kinds } from '../../../packages/core/src/schema/types/type-field-kinds.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { type Path, valuesIn } from '../../support/values-in.ts';
import { pageFields, recordPages, records, types } from './sample-type.ts';

/** A file of the site with its content, which is changed at random. */
export type RandomFiles = Readonly<Record<string, unknown>>;

const examples = inProject('tests', 'blocks');

const pageOf = (type: string): unknown => ({
  ...pageFields(`/only/${type}`, `The page ${type}`),
  blocks: [{ type: 'page-header', heading: 'A page' }, parse(readFileSync(`${examples}/${type}/full.yaml`, 'utf8'))],
});

const names = readdirSync(examples, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => name !== 'pagination')
  .filter((_, index) => isSweep || index % 16 === 0);

/** A page for the example of each block type, and a type of records with a field of each kind, records and pages for them. */
export const files: RandomFiles = {
  ...Object.fromEntries(names.map((type) => [`pages/only/${type}.yaml`, pageOf(type)])),
  'types/things.yaml': types,
  'collections/things.yaml': records,
  ...recordPages,
};

/** Texts, links and other values that somebody may write anywhere. */
const values: readonly unknown[] = [
  'See [the top](#top-of-it).\n\n## Top of it\n\nWords.\n',
  'See <a href="#own">there</a>.\n\n<h3 id="own">Own</h3>\n',
  '## Top of it\n\nOne.\n\n## Top of it\n\n[second](#top-of-it-2)\n',
  'A note[^1] and [it](#faq).\n\n[^1]: The note, [up](#top).\n',
  '![A bench](/media/pictures/bench.png)\n\n- [ ] open, [home](/#call)\n\n| a | b |\n|---|---|\n| [c](/questions#faq) | d |\n',
  '[file](/media/files/price-list.txt), [self](#main), [query](/questions?x=1#faq), [start](/), [text](/questions#:~:text=Asked)',
  '[thing](/things/one#one-heading) and [other](/things/two#top-of-it)',
  'Plain words',
  'C++',
  'Ca­fé\u200B',
  'Cafe\u0301',
  'A & B "C" \'D\' <E>',
  '{title} {name} {id}',
  '{name}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that looks like code.
  '{{x}} ${y} $& $1',
  '🦄👩‍👩‍👧',
  'नमस्ते',
  'מילים',
  '-',
  '#',
  '%',
  '..',
  'constructor',
  'toString',
  '__proto__',
  'a'.repeat(70),
  `${'long words '.repeat(30)}end`,
  'one\ntwo\n\nthree\n',
  '/',
  '/questions',
  '/questions#faq',
  '/questions/',
  '/things/one',
  '/things/one#one-heading',
  '/only/faq#faq',
  '/404',
  '/media/pictures/bench.png',
  '/media/files/price-list.txt',
  '/media/films/loop.mp4',
  '/search.json',
  '/feed.xml',
  '/sitemap.xml',
  '#',
  '#top',
  '#main',
  '#faq',
  '#call',
  '#nowhere',
  'https://example.com/a?b=c&d=%20#e',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'mailto:a@example.com?subject=Hi there',
  'tel:+4930901820',
  'a@example.com',
  '+49 30 901820',
  '2027-06-01',
  '2027-06-01T09:00',
  '2027-06-01T09:00+05:30',
  '2020-01-01',
  '0001-01-01',
  '9999-12-31',
  '2027-02-30',
  '23:59',
  '00:00',
  '90 min',
  '#c8371f',
  'primary',
  'minus',
  'all',
  'things',
  'things/one',
  'looms/table-loom',
  'one',
  'two',
  'newest',
  'words descending',
  'when',
  0,
  1,
  -1,
  2.5,
  1e15,
  999_999,
  true,
  false,
  [],
  ['one', 'two'],
  ['things/one'],
  { of: 'things' },
  { of: 'things', only: ['one'] },
  { of: 'things', show: ['long', 'parts', 'pictures', 'kin'] },
  {
    of: 'things',
    order: 'words',
    visitors: { filter: ['sort', 'sorts', 'count', 'when', 'kin'], sort: ['words', 'newest'], search: true },
  },
  { of: 'things', when: 'upcoming', limit: 1 },
  { of: 'things', group: 'sort' },
  { of: 'looms' },
  { from: '2027-06-01', until: '2027-06-02' },
  { label: 'Go', to: '#top' },
  { label: 'Go', to: '/questions#faq' },
  { src: '/media/pictures/bench.png', alt: 'A bench' },
  { src: '/media/pictures/bench.png', decorative: true },
];

/** Returns a value as YAML without aliases, which files may not have. */
export const yamlOf = (value: unknown): string => stringify(value, { aliasDuplicateObjects: false });

/** A change of one value: of a file, at a place, to another value, to one of elsewhere, twice, or none. */
export type RandomChange = { file: string; at: number; kind: 'put' | 'copy' | 'delete' | 'repeat' | 'hide'; by: number };

const change: fc.Arbitrary<RandomChange> = fc.record({
  file: fc.oneof(
    { arbitrary: fc.constantFrom(...Object.keys(files)), weight: 2 },
    { arbitrary: fc.constantFrom('types/things.yaml', 'collections/things.yaml', ...Object.keys(recordPages)), weight: 3 },
  ),
  at: fc.nat(10_000),
  kind: fc.constantFrom('put', 'put', 'put', 'put', 'copy', 'delete', 'repeat', 'hide'),
  by: fc.nat(100_000),
});

export const changes = fc.array(change, { minLength: 1, maxLength: 3 });

/** Returns the files with changes. Describes each in `done`. */
export function changedFiles(all: readonly RandomChange[], done: string[] = []): Map<string, string> {
  const changed = new Map<string, unknown>();
  for (const one of all) changed.set(one.file, applyChange(structuredClone(changed.get(one.file) ?? files[one.file]), one, done));
  return new Map([...changed].map(([file, value]) => [file, yamlOf(value)]));
}

function applyChange(root: unknown, { file, at, kind, by }: RandomChange, done: string[]): unknown {
  const all = valuesIn(root).filter(({ path }) => path.length > 0);
  const found = all[at % all.length];
  if (!found) return root;
  const { path } = found;
  const value = kind === 'copy' ? otherPart(by) : kind === 'put' ? valueFor(found.value, by) : found.value;
  done.push(`${file} ${path.join('.')} ${kind}${kind === 'put' || kind === 'copy' ? ` ${JSON.stringify(value)}` : ''}`);
  setAt(root, path, kind, value);
  return root;
}

/** Returns mostly a value of the same type. */
function valueFor(old: unknown, by: number): unknown {
  const same = values.filter((one) => typeof one === typeof old && Array.isArray(one) === Array.isArray(old));
  const from = by % 8 > 0 && same.length > 0 ? same : values;
  return from[Math.floor(by / 8) % from.length];
}

/** Returns a part of another file, such as a block. */
function otherPart(by: number): unknown {
  const all = Object.values(files);
  const parts = valuesIn(all[by % all.length]).filter(({ path }) => path.length > 0);
  return structuredClone(parts[Math.floor(by / all.length) % parts.length]?.value);
}

function setAt(root: unknown, path: Path, kind: RandomChange['kind'], value: unknown): void {
  const parent: unknown = path.slice(0, -1).reduce<unknown>((one, step) => Reflect.get(Object(one), step), root);
  const last = path.at(-1) ?? '';
  if (Array.isArray(parent)) {
    if (kind === 'delete') parent.splice(Number(last), 1);
    else if (kind === 'repeat') parent.splice(Number(last), 0, structuredClone(value));
    else if (kind === 'hide' && typeof value === 'object' && value !== null) Reflect.set(value, 'hidden', true);
    else if (kind !== 'hide') parent[Number(last)] = value;
  } else if (typeof parent === 'object' && parent !== null) {
    if (kind === 'delete') Reflect.deleteProperty(parent, last);
    else if (kind === 'hide') Reflect.set(parent, kinds.length > 0 ? 'draft' : last, true);
    else Reflect.set(parent, last, value);
  }
}
