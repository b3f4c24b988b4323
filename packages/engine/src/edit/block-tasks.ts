import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  applyEdits,
  commentsIn,
  editYaml,
  entryOfText,
  entryText,
  readYamlOf,
  slugOf,
  textOfEntry,
  UneditableError,
  usedName,
  type YamlChange,
} from '@pagewright/core';
import { type BlockPlace, idsOfBlock, mentionChanges, mentionsOf } from './block-mentions.ts';
import { versionOf } from './edit-history.ts';
import type { FileChange } from './file-changes.ts';
import { sourceOf, writtenPageAt } from './page-source.ts';
import { typeOf } from './place-names.ts';
import { changeFile, readSource } from './site-changes.ts';
import type { BlockTask, ReadBlock } from './site-editor-types.ts';
import type { PlannedTask, TaskSite } from './task-site.ts';

/** Plans a task about a block. Throws, with a message for authors, when it is not possible. */
export async function planBlockTask(task: BlockTask, site: TaskSite): Promise<PlannedTask> {
  switch (task.kind) {
    case 'paste-block':
      return task.cutFrom ? moveBlock(task, task.cutFrom, site) : pasteBlock(task, site);
    case 'share-block':
      return shareBlock(task, site);
    case 'own-block':
      return ownBlock(task, site);
    case 'delete-block':
      return deleteBlock(task, site);
  }
}

type Of<Kind extends BlockTask['kind']> = Extract<BlockTask, { kind: Kind }>;

/** Reads a block of a page. Throws when it is not there. */
export const readBlock = async (place: BlockPlace, site: TaskSite): Promise<ReadBlock> => ({
  text: await blockText(place, site),
  mentions: mentionsOf(place, site),
});

async function blockText({ path, index, version }: BlockPlace & { version?: string }, site: TaskSite): Promise<string> {
  const { text } = await readSource(sourceOf(path, site).source.absolute);
  if (version !== undefined && version !== versionOf(text))
    throw new Error('The page was changed meanwhile. Nothing was changed now. Try again.');
  try {
    return entryText(text, ['blocks'], index);
  } catch (error) {
    if (!(error instanceof UneditableError)) throw error;
    throw new Error('This block is not there any more. Look at the page, and try again.');
  }
}

/** Changes of a text, one after the other. */
const edited = (text: string, ...changes: readonly YamlChange[]): string =>
  changes.reduce((before, change) => applyEdits(before, editYaml(before, [change])), text);

/** The texts of files that a task changes. Each is read once. */
class ChangedFiles {
  readonly #files = new Map<string, { before: string; after: string }>();

  async change(absolute: string, change: (text: string) => string): Promise<void> {
    const before = this.#files.get(absolute)?.before ?? (await readSource(absolute)).text;
    const now = this.#files.get(absolute)?.after ?? before;
    this.#files.set(absolute, { before, after: changeFile(basename(absolute), () => change(now)) });
  }

  /** Changes what names a block that leaves its page. Call it first: its paths are those of the files as they are. */
  async changeMentions(place: BlockPlace, to: string | undefined, site: TaskSite): Promise<void> {
    for (const [absolute, changes] of mentionChanges(place, to, site))
      await this.change(absolute, (text) => applyEdits(text, editYaml(text, changes)));
  }

  list(): FileChange[] {
    return [...this.#files].map(([absolute, texts]) => ({ absolute, ...texts }));
  }
}

/** Returns the value of a block that is written as a list with one entry. */
const blockIn = (entry: string): unknown => Object(readYamlOf('', entry).value)[0];

const nameOf = (entry: string): string => typeOf(blockIn(entry)) ?? usedName(blockIn(entry)) ?? '';

const inserted = (text: string, at: number, source: string): string =>
  edited(text, { kind: 'insert', path: ['blocks'], at, value: blockIn(source), source });

const withoutBlock = (text: string, index: number): string => edited(text, { kind: 'delete', path: ['blocks', index] });

/** Writes a block into a page. It loses an id that the page has already, because an id is on a page once. */
async function pasteBlock({ path, at, text }: Of<'paste-block'>, site: TaskSite): Promise<PlannedTask> {
  if (readYamlOf('', text).problems.length > 0) throw new Error('What you paste is no block. Copy the block again.');
  const { id } = Object(blockIn(text));
  const entry = id !== undefined && idsOn(path, site).has(id) ? edited(text, { kind: 'delete', path: [0, 'id'] }) : text;
  const files = new ChangedFiles();
  await files.change(sourceOf(path, site).source.absolute, (page) => inserted(page, at, entry));
  return { files: files.list(), what: { deed: 'block-added', name: nameOf(text) } };
}

const idsOn = (path: string, site: TaskSite): Set<unknown> =>
  new Set((writtenPageAt(path, site)?.outline ?? []).flatMap(({ index }) => idsOfBlock({ path, index }, site)));

/** Moves a block that was cut. Links to it follow it to another page. */
async function moveBlock({ path, at, text }: Of<'paste-block'>, from: BlockPlace, site: TaskSite): Promise<PlannedTask> {
  if ((await blockText(from, site)) !== text) throw new Error('The block was changed since it was cut. Cut it again.');
  const files = new ChangedFiles();
  const [source, target] = [from.path, path].map((one) => sourceOf(one, site).source.absolute);
  if (source === undefined || target === undefined) throw new Error(`No file has the page ${path}.`);
  const what = { deed: 'block-moved', name: nameOf(text) } as const;
  if (source === target) {
    const to = at > from.index ? at - 1 : at;
    await files.change(target, (page) => edited(page, { kind: 'move', path: ['blocks'], from: from.index, to }));
    return { files: files.list(), what };
  }
  const taken = idsOfBlock(from, site).find((id) => idsOn(path, site).has(id));
  if (taken !== undefined) throw new Error(`The page ${path} has a block with the id "${taken}" already. Change one of the two ids first.`);
  await files.changeMentions(from, path, site);
  await files.change(target, (page) => inserted(page, at, text));
  await files.change(source, (page) => withoutBlock(page, from.index));
  return { files: files.list(), what };
}

/** Moves a block to a file in `shared/`. */
async function shareBlock({ path, index, version, name }: Of<'share-block'>, site: TaskSite): Promise<PlannedTask> {
  const { source } = sourceOf(path, site);
  const entry = await blockText({ path, index, version }, site);
  if (usedName(blockIn(entry)) !== undefined) throw new Error('This block is a shared one already.');
  if (writtenPageAt(path, site)?.language !== undefined)
    throw new Error('A page in another language cannot make shared blocks. Share the block of the page that it translates.');
  if (slugOf(name) !== name) {
    const meant = slugOf(name);
    const rule = `"${name}" cannot be the name of a shared block. Write lowercase letters, digits and hyphens`;
    throw new Error(meant === '' ? `${rule}, such as book-a-call.` : `${rule}: ${meant}`);
  }
  const absolute = join(site.siteDir, 'shared', `${name}.yaml`);
  if (existsSync(absolute)) throw new Error(`There is a shared block "${name}" already. Choose another name.`);
  const files = new ChangedFiles();
  await files.change(source.absolute, (page) => withoutBlock(inserted(page, index + 1, `- use: ${name}`), index));
  const text = textOfEntry(entry);
  const { text: page } = await readSource(source.absolute);
  const after = page.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return { files: [...files.list(), { absolute, before: undefined, after }], what: { deed: 'block-shared', name } };
}

/** Writes the fields of a shared block into the page that uses it. Fields and comments beside `use` stay. */
async function ownBlock({ path, index, version }: Of<'own-block'>, site: TaskSite): Promise<PlannedTask> {
  const entry = await blockText({ path, index, version }, site);
  const name = usedName(blockIn(entry));
  if (name === undefined) throw new Error('This block is not a shared one.');
  const language = writtenPageAt(path, site)?.language;
  const names = [...(language === undefined ? [] : [`shared/${language}/${name}.yaml`]), `shared/${name}.yaml`];
  const [shared] = names.flatMap((file) => site.sources.all.find(({ source }) => source.path === file) ?? []);
  if (!shared) throw new Error(`There is no shared block "${name}".`);
  const { use: _, translated: __, ...own } = { use: '', translated: '', ...Object(blockIn(entry)) };
  const written = entryOfText((await readSource(shared.source.absolute)).text);
  const isTranslated = Object.hasOwn(Object(blockIn(written)), 'translated');
  const block = edited(
    written,
    ...(isTranslated ? [{ kind: 'delete' as const, path: [0, 'translated'] }] : []),
    ...Object.entries(own).map(([field, value]) => ({ kind: 'put' as const, path: [0, field], value })),
  );
  const files = new ChangedFiles();
  await files.change(sourceOf(path, site).source.absolute, (page) =>
    withoutBlock(inserted(page, index + 1, [...commentsIn(entry), block].join('\n')), index),
  );
  return { files: files.list(), what: { deed: 'block-unshared', name } };
}

/** Deletes a block, and what names it. */
async function deleteBlock({ path, index, version }: Of<'delete-block'>, site: TaskSite): Promise<PlannedTask> {
  const entry = await blockText({ path, index, version }, site);
  const files = new ChangedFiles();
  await files.changeMentions({ path, index }, undefined, site);
  await files.change(sourceOf(path, site).source.absolute, (page) => withoutBlock(page, index));
  return { files: files.list(), what: { deed: 'block-deleted', name: nameOf(entry) } };
}
