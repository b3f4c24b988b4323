import type { Field } from '../../editor-schema/controls.ts';
import { isGroup, withField } from './values.ts';

type List = Extract<Field, { control: 'list' }>;
type Short = Extract<Field, { control: 'text' | 'line' }>;

/** A list of links, such as a footer has, or a list of entries with a list of links each: the menus of a header, the columns of a footer. */
export type LinkTree = {
  list: List;
  /** The fields of an entry, without its links. */
  fields: readonly Short[];
  /** The links of an entry. Undefined when the entries are links only. */
  inner: { list: List; fields: readonly Short[] } | undefined;
  /** True when an entry can become a link of another entry, and the reverse. */
  isOneKind: boolean;
};

/** Where an entry is: its index, or the index of the entry that it is in and its own. As a target, it is the place before that entry. */
export type TreePath = readonly [number] | readonly [number, number];

type Entries = readonly unknown[];

const isLink = (field: Field): boolean => field.control === 'line' && field.names === 'pages' && !field.isPage;
const isShort = (field: Field): field is Short => field.control === 'text' || isLink(field);

/** Returns the field with the target of a link. */
export const targetOf = (fields: readonly Field[]): Field | undefined => fields.find(isLink);

/** Returns the field with the text of an entry. */
export const textOf = (fields: readonly Field[]): Field | undefined => fields.find(({ control }) => control === 'text');

function linksOf(field: Field | undefined): LinkTree['inner'] {
  if (field?.control !== 'list' || field.item.control !== 'group') return undefined;
  const { fields } = field.item;
  return fields.every(isShort) && targetOf(fields) && textOf(fields) ? { list: field, fields } : undefined;
}

/** Returns the tree that a list is edited as. Undefined for a list of something else than links. */
export function treeOf(list: List): LinkTree | undefined {
  const links = linksOf(list);
  if (links) return { ...links, inner: undefined, isOneKind: false };
  if (list.item.control !== 'group') return undefined;
  const inner = linksOf(list.item.fields.find(({ control }) => control === 'list'));
  const fields = list.item.fields.filter((field) => field !== inner?.list);
  if (!inner || !fields.every(isShort) || !textOf(fields)) return undefined;
  return { list, fields, inner, isOneKind: inner.fields.every(({ name }) => fields.some((field) => field.name === name)) };
}

/** Returns the links in an entry. */
export function linksIn(entry: unknown, { inner }: LinkTree): Entries {
  const links = inner && isGroup(entry) ? entry[inner.list.name] : undefined;
  return Array.isArray(links) ? links : [];
}

/** Returns the entry at a path. Undefined when there is none. */
export const entryAt = (entries: Entries, tree: LinkTree, [index, link]: TreePath): unknown =>
  link === undefined ? entries[index] : linksIn(entries[index], tree)[link];

/** Returns the list that a path is in. */
const listAround = (entries: Entries, tree: LinkTree, path: TreePath): Entries =>
  path.length === 1 ? entries : linksIn(entries[path[0]], tree);

const withLinks = (entry: unknown, { inner }: LinkTree, links: Entries): unknown =>
  inner ? withField(entry, inner.list.name, links.length === 0 && inner.list.isOptional ? undefined : links) : entry;

/** Returns the entries with another list around a path. */
const withListAround = (entries: Entries, tree: LinkTree, [index, link]: TreePath, list: Entries): Entries =>
  link === undefined ? list : entries.with(index, withLinks(entries[index], tree, list));

/** Returns the entries with a value at a path in the place of the one there. */
export const withEntry = (entries: Entries, tree: LinkTree, path: TreePath, value: unknown): Entries =>
  withListAround(entries, tree, path, listAround(entries, tree, path).with(path.at(-1) ?? 0, value));

/** Returns the entries without the one at a path. */
export const withoutEntry = (entries: Entries, tree: LinkTree, path: TreePath): Entries =>
  withListAround(entries, tree, path, listAround(entries, tree, path).toSpliced(path.at(-1) ?? 0, 1));

/** Returns the entries with a new one before a path. */
export const withNewEntry = (entries: Entries, tree: LinkTree, path: TreePath, value: unknown): Entries =>
  withListAround(entries, tree, path, listAround(entries, tree, path).toSpliced(path.at(-1) ?? 0, 0, value));

/** Returns true when a list around a path has room for one more. */
export function hasRoom(entries: Entries, tree: LinkTree, path: TreePath): boolean {
  const { maxItems = Number.POSITIVE_INFINITY } = path.length === 1 ? tree.list : (tree.inner?.list ?? tree.list);
  return listAround(entries, tree, path).length < maxItems;
}

const isSameList = (one: TreePath, other: TreePath): boolean => one.length === other.length && (one.length === 1 || one[0] === other[0]);

/** Returns true when the entry at a path may be moved to another place. An entry with links stays in the outer list. */
export function canMove(entries: Entries, tree: LinkTree, from: TreePath, to: TreePath): boolean {
  if (isSameList(from, to)) return true;
  if (!hasRoom(entries, tree, to)) return false;
  if (from.length === to.length) return true;
  const entry = entryAt(entries, tree, from);
  if (!tree.isOneKind || !isGroup(entry) || from[0] === to[0]) return tree.isOneKind && to.length === 1;
  return to.length === 1 || (linksIn(entry, tree).length === 0 && tree.inner?.fields.every(({ name }) => name in entry) === true);
}

/** Moves the entry at a path to another place. Returns the entries, and where it is then. */
export function moveEntry(entries: Entries, tree: LinkTree, from: TreePath, to: TreePath): { entries: Entries; at: TreePath } {
  const entry = entryAt(entries, tree, from);
  const at = afterRemoval(from, to);
  return { entries: withNewEntry(withoutEntry(entries, tree, from), tree, at, entry), at };
}

/** Returns a place as it is when the entry at a path is gone. */
function afterRemoval(from: TreePath, [index, link]: TreePath): TreePath {
  const outer = from.length === 1 && from[0] < index ? index - 1 : index;
  if (link === undefined) return [outer];
  return [outer, from.length === 2 && from[0] === index && from[1] < link ? link - 1 : link];
}

const places = { ArrowUp: placeAbove, ArrowDown: placeBelow, ArrowRight: placeInside, ArrowLeft: placeOutside };

/** The keys that move an entry, together with Alt. */
export type MoveKey = keyof typeof places;

export const isMoveKey = (key: string): key is MoveKey => Object.hasOwn(places, key);

/** Returns where a key moves an entry: within its list or on to the list of the next entry, or to the other level. Undefined when it cannot be moved. */
export function placeByKey(entries: Entries, tree: LinkTree, from: TreePath, key: MoveKey): TreePath | undefined {
  const place = places[key](entries, tree, from);
  return place && canMove(entries, tree, from, place) ? place : undefined;
}

function placeAbove(entries: Entries, tree: LinkTree, [index, link]: TreePath): TreePath | undefined {
  if (link === undefined) return index > 0 ? [index - 1] : undefined;
  if (link > 0) return [index, link - 1];
  const next = entries.findLastIndex((entry, at) => at < index && holdsLinks(entry, tree));
  return next < 0 ? undefined : [next, linksIn(entries[next], tree).length];
}

function placeBelow(entries: Entries, tree: LinkTree, [index, link]: TreePath): TreePath | undefined {
  if (link === undefined) return index < entries.length - 1 ? [index + 2] : undefined;
  if (link < linksIn(entries[index], tree).length - 1) return [index, link + 2];
  const next = entries.findIndex((entry, at) => at > index && holdsLinks(entry, tree));
  return next < 0 ? undefined : [next, 0];
}

/** True for an entry whose links are shown: it has some, or must have some. */
export const holdsLinks = (entry: unknown, tree: LinkTree): boolean =>
  tree.inner !== undefined && (!tree.inner.list.isOptional || linksIn(entry, tree).length > 0);

function placeInside(entries: Entries, tree: LinkTree, [index, link]: TreePath): TreePath | undefined {
  return link !== undefined || index === 0 || !tree.inner ? undefined : [index - 1, linksIn(entries[index - 1], tree).length];
}

function placeOutside(_: Entries, __: LinkTree, [index, link]: TreePath): TreePath | undefined {
  return link === undefined ? undefined : [index + 1];
}
