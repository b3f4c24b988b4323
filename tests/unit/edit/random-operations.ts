import fc from 'fast-check';
import type { Edit, EditResult, Outline, WrittenPage } from '../../../packages/engine/src/edit/site-editor-types.ts';
import { otherValue, valuesIn } from '../../support/values-in.ts';
import type { ShippedSite } from './open-shipped.ts';

type SiteEditor = ShippedSite['editing'];

/** Numbers that choose what an operation is about: the first is that of a page, a collection or a change. */
type Choice = readonly [number, number, number];

/** Returns an element of a list. Undefined for an empty one. */
const pick = <Item>(all: readonly Item[], number: number): Item | undefined => all[number % all.length];

/** What a person does in the editor. Undefined when the site has nothing for it. */
type Operation = (editing: SiteEditor, choice: Choice) => Promise<EditResult | undefined>;

const pagesOf = ({ pages }: Outline) => pages.filter(({ file }) => file !== undefined);

/** Makes changes of the blocks or fields of a page that has some. */
const onPage =
  (changesOf: (page: WrittenPage, a: number, b: number) => Edit['changes'] | undefined): Operation =>
  async (editing, [at, a, b]) => {
    const page = await editing.read(pick(pagesOf(editing.outline()), at)?.path ?? '');
    const changes = page && changesOf(page, a, b);
    return page && changes && editing.apply({ file: page.file, version: page.version, changes });
  };

const onBlocks = (changesOf: (index: number, page: WrittenPage, b: number) => Edit['changes']): Operation =>
  onPage((page, a, b) => (page.blocks.length > 0 ? changesOf(a % page.blocks.length, page, b) : undefined));

/** Changes one value of a file: that of a text, a number or a switch. */
const onFile = async (
  editing: SiteEditor,
  file: string,
  a: number,
  inside: readonly (string | number)[] = [],
): Promise<EditResult | undefined> => {
  const written = await editing.readFile(file);
  const start = inside.reduce<unknown>((value, step) => Object(value)[step], written?.value);
  const one = pick(
    valuesIn(start, [...inside]).filter(({ path, value }) => path.length > 0 && typeof value !== 'object'),
    a,
  );
  if (!written || written.isUnreadable || !one) return undefined;
  return editing.apply({ file, version: written.version, changes: [{ kind: 'put', path: one.path, value: otherValue(one.value) }] });
};

const newPath = (a: number): string => `/new-${a % 5}`;

/** Everything that a person can do, by its name. */
export const operations: Readonly<Record<string, Operation>> = {
  'edit a value of a page': async (editing, [at, a]) => onFile(editing, pick(pagesOf(editing.outline()), at)?.file ?? '', a),
  'delete a value of a page': onPage((page, a) => {
    const one = pick(
      valuesIn(page.blocks.map(({ value }) => value)).filter(({ path }) => path.length > 1),
      a,
    );
    return one && [{ kind: 'delete', path: ['blocks', ...one.path] }];
  }),
  'add a block': async (editing, [at, a, b]) => {
    const outline = editing.outline();
    const page = await editing.read(pick(pagesOf(outline), at)?.path ?? '');
    const type = pick(outline.types, a)?.type;
    if (!page || type === undefined) return undefined;
    return editing.addBlock({ file: page.file, version: page.version, type, at: b % (page.blocks.length + 1) });
  },
  'move a block': onBlocks((from, { blocks }, b) => [{ kind: 'move', path: ['blocks'], from, to: b % blocks.length }]),
  'delete a block': onBlocks((index) => [{ kind: 'delete', path: ['blocks', index] }]),
  'duplicate a block': onBlocks((index, { blocks }) => [
    { kind: 'copy', path: ['blocks'], index },
    ...('id' in Object(blocks[index]?.value) ? [{ kind: 'delete', path: ['blocks', index + 1, 'id'] } as const] : []),
  ]),
  'hide a block': onBlocks((index, { blocks }) => {
    const { hidden, ...shown } = Object(blocks[index]?.value);
    return [{ kind: 'put', path: ['blocks', index], value: hidden === true ? shown : { ...shown, hidden: true } }];
  }),
  'make a page': async (editing, [at, a, b]) => {
    const { presets } = editing.outline();
    const label = b % 2 === 0 ? undefined : 'A new page';
    const preset = pick(presets, at)?.name;
    if (preset === undefined) return undefined;
    return editing.run({ kind: 'create-page', path: newPath(a), title: `New: page ${a}`, description: 'A page.', preset, label });
  },
  'duplicate a page': async (editing, [at, a]) => {
    const from = pick(pagesOf(editing.outline()), at)?.path ?? '';
    return editing.run({ kind: 'copy-page', from, path: newPath(a), title: `Copy # ${a}` });
  },
  'rename a page': async (editing, [at, a, b]) => {
    const from = pick(pagesOf(editing.outline()), at)?.path ?? '';
    return editing.run({ kind: 'rename-page', from, to: newPath(a), redirects: b % 2 === 0, movesFile: b % 3 === 0 });
  },
  'delete a page': async (editing, [at]) => editing.run({ kind: 'delete-page', path: pick(pagesOf(editing.outline()), at)?.path ?? '' }),
  'make a record': async (editing, [at, a, b]) => {
    const collection = pick(editing.outline().collections, at);
    if (!collection) return undefined;
    const list = pick(collection.lists ?? [], a);
    const from = b % 2 === 0 ? undefined : pick(await editing.records(collection.name), b)?.key;
    return editing.run({ kind: 'create-record', collection: collection.name, list, from });
  },
  'edit a record': async (editing, [at, a, b]) => {
    const record = pick(await editing.records(pick(editing.outline().collections, at)?.name ?? ''), a);
    const path = record?.path.map((step) => (typeof step === 'number' ? step : String(step)));
    return record && onFile(editing, record.file, b, path);
  },
  'delete a record': async (editing, [at, a]) => {
    const collection = pick(editing.outline().collections, at)?.name ?? '';
    const key = pick(await editing.records(collection), a)?.key;
    return key === undefined ? undefined : editing.run({ kind: 'delete-record', collection, key });
  },
  'edit site.yaml': async (editing, [, a]) => onFile(editing, 'site.yaml', a),
  'delete a part of site.yaml': async (editing, [, a]) => {
    const { version = '', value } = (await editing.readFile('site.yaml')) ?? {};
    const one = pick(
      valuesIn(value).filter(({ path }) => path.length > 0),
      a,
    );
    return one && editing.apply({ file: 'site.yaml', version, changes: [{ kind: 'delete', path: one.path }] });
  },
  undo: (editing) => editing.undo(),
  redo: (editing) => editing.redo(),
  'take a change back': async (editing, [at]) => {
    const id = pick(
      editing.changes().filter(({ isDone }) => isDone),
      at,
    )?.id;
    return id === undefined ? undefined : editing.revert(id);
  },
};

/** A sequence of operations of a length. */
export const sequenceOf = (length: number): fc.Arbitrary<{ name: string; choice: Choice }[]> =>
  fc.array(fc.record({ name: fc.constantFrom(...Object.keys(operations)), choice: fc.tuple(fc.nat(9999), fc.nat(9999), fc.nat(9999)) }), {
    minLength: length,
    maxLength: length,
    size: 'max',
  });
