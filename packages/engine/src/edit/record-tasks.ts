import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  accepts,
  applyEdits,
  editYaml,
  endOfLine,
  type FieldPlan,
  kindOf,
  lastEnd,
  lineEndOf,
  lineStart,
  parseYamlText,
  planIn,
  planOf,
  readYamlOf,
  rolesOf,
  sampleOf,
  slugOf,
  spanOf,
  type ValueChange,
  type ValuePath,
  valueAt,
  withFutureDates,
} from '@pagewright/core';
import { stringify } from 'yaml';
import { currentText, type FileChange } from './file-changes.ts';
import { pathInSite } from './path-in-site.ts';
import { requireValue } from './read-value.ts';
import { type NamedRecord, recordNames } from './record-names.ts';
import { inSchemaOrder } from './schema-order.ts';
import { changeFile, readSource } from './site-changes.ts';
import type { SiteTask } from './site-editor-types.ts';
import type { PlannedTask, TaskSite } from './task-site.ts';

/** Long lines stay whole, as in other edits. */
const writtenValue = (value: unknown): string => stringify(value, { lineWidth: 0 });

type Of<Kind extends SiteTask['kind']> = Extract<SiteTask, { kind: Kind }>;

/** Plans a new record at the end of its list, or in a file of its own where the others have one: a draft with sample values, or a copy of another. */
export async function createRecord({ collection, list, from, fields: given }: Of<'create-record'>, site: TaskSite): Promise<PlannedTask> {
  const { siteDir, sources, schemas } = site;
  if (!schemas.isCollection(collection)) throw new Error(`There is no collection ${collection}.`);
  const plan = planOf(schemas.recordSchema(collection));
  const known = recordNames(sources).filter((one) => one.collection === collection && one.list === list);
  const original = known.find(({ key }) => key === from);
  if (from !== undefined && !original) throw new Error(`There is no record ${collection}/${from}.`);
  const last = known.at(-1);
  const { title = '' } = plan ? rolesOf(plan, schemas.types[collection]?.roles) : {};
  const id = freeId(
    known.map(({ key }) => key.split('/').at(-1) ?? key),
    accepts(planIn(plan, 'id'), 1),
    slugOf(String(valueAt(given, [title]) ?? '')),
  );
  const now = site.clock(site.site.settings?.timeZone ?? 'UTC');
  const start = original ? await valueIn(original, siteDir) : startOf(plan, last && (await valueIn(last, siteDir)), now);
  const value = inSchemaOrder(plan, given ? { id, ...given } : { ...Object(start), id, draft: true });
  const what = { deed: 'record-created', name: `${collection}/${id}` } as const;
  const files = sources.collections.filter((one) => one.collection.name === collection);
  const shared = files.find((one) => !one.collection.isRecordFile)?.source.absolute;
  if (shared !== undefined || files.length === 0) {
    const absolute = shared ?? join(siteDir, 'collections', `${collection}.yaml`);
    return { files: [await withRecord({ siteDir, absolute, list }, value)], what };
  }
  const absolute = join(siteDir, 'collections', collection, ...(list === undefined ? [] : [list]), `${id}.yaml`);
  const { id: _, ...fields } = Object(value);
  return { files: [{ absolute, before: undefined, after: writtenValue(fields) }], what };
}

/** Returns a change of a file of records. Throws, with a message for authors, when it cannot be made. */
function edited(absolute: string, text: string, change: ValueChange): FileChange {
  const after = changeFile(basename(absolute), () => {
    const start = text.includes('\t') ? withoutTabsBelow(text) : text;
    return applyEdits(start, editYaml(start, [change]));
  });
  return { absolute, before: text, after };
}

/** Removes the tabs at the start of empty lines and comments behind the last value. Below a text block, such a line is a mistake. */
function withoutTabsBelow(text: string): string {
  const { document } = parseYamlText(text);
  const end = endOfLine(text, lastEnd(document.contents) ?? 0);
  const lines = text.slice(end).split('\n');
  return text.slice(0, end) + lines.map((line) => line.replace(/^[ \t]+(?=#|\r?$)/, (space) => space.replaceAll('\t', ''))).join('\n');
}

/** A list of a file of records. `list` is undefined for a file that is one. */
type RecordList = { siteDir: string; absolute: string; list: string | undefined };

/** Returns the change that adds a record to a file of records. */
export async function withRecord({ siteDir, absolute, list }: RecordList, value: unknown): Promise<FileChange> {
  const first = writtenValue(list === undefined ? [value] : { [list]: [value] });
  if (!existsSync(absolute)) return { absolute, before: undefined, after: first };
  const { text } = await readSource(absolute);
  const whole = requireValue(pathInSite(siteDir, absolute), text);
  // A file whose last record was deleted has an empty list, or comments alone.
  if (whole === null || whole === undefined || isDeepStrictEqual(whole, []))
    return { absolute, before: text, after: withFirst(text, first) };
  const path = list === undefined ? [] : [list];
  const records = valueAt(whole, path);
  const at = Array.isArray(records) ? records.length : 0;
  return edited(absolute, text, { kind: 'insert', path, at, value });
}

/** Returns a text without a value, or with an empty list, with the first record: below its comments, and above the end of its document. */
function withFirst(text: string, written: string): string {
  const { document } = parseYamlText(text);
  const [start, end] = spanOf(document.contents) ?? [0, 0];
  // A list that is alone on its line goes with the line.
  const behind = text.slice(end);
  const isAlone = text.slice(lineStart(text, start), start).trim() === '' && end > start;
  const rest = text.slice(0, start) + (isAlone ? behind.replace(/^[ \t]*\r?\n/, '') : behind);
  const marker = /^\.\.\.(?=\s|$)/m.exec(rest)?.index ?? rest.length;
  const above = rest.slice(0, marker);
  const eol = lineEndOf(text);
  const gap = above === '' || above.endsWith('\n') ? '' : eol;
  return above + gap + written.replaceAll('\n', eol) + rest.slice(marker);
}

/** Plans the deletion of a record and of its translations. */
export async function deleteRecord({ collection, key }: Of<'delete-record'>, { sources }: TaskSite): Promise<PlannedTask> {
  const record = recordNamed(collection, key, sources);
  const translations = sources.translations.flatMap(({ absolute, records }) =>
    records.flatMap((one) => (one.collection === collection && one.key === key ? [{ absolute, path: one.path }] : [])),
  );
  const files = await Promise.all([record, ...translations].map(withoutRecord));
  return { files, what: { deed: 'record-deleted', name: `${collection}/${key}` } };
}

/** Plans another place for a record among those of its list. */
export async function moveRecord({ collection, key, by }: Of<'move-record'>, { siteDir, sources }: TaskSite): Promise<PlannedTask> {
  const { absolute, path } = recordNamed(collection, key, sources);
  const from = path.at(-1);
  if (typeof from !== 'number') throw new Error(`${collection}/${key} has a file of its own, so its name says where it is.`);
  const { text } = await readSource(absolute);
  const list = path.slice(0, -1);
  const to = from + by;
  const records = valueAt(requireValue(pathInSite(siteDir, absolute), text), list);
  if (!Array.isArray(records) || to < 0 || to >= records.length) return { files: [], what: { deed: 'record-moved', name: key } };
  return {
    files: [edited(absolute, text, { kind: 'move', path: list, from, to })],
    what: { deed: 'record-moved', name: `${collection}/${key}` },
  };
}

function recordNamed(collection: string, key: string, sources: TaskSite['sources']): NamedRecord {
  const record = recordNames(sources).find((one) => one.collection === collection && one.key === key);
  if (!record) throw new Error(`There is no record ${collection}/${key}.`);
  return record;
}

/** Returns the required fields of a record: sample texts, and else what the last record has, such as a picture that exists. */
function startOf(plan: FieldPlan | undefined, last: unknown, now: Date): object {
  const { fields } = Object(readYamlOf('', withFutureDates(`fields: ${sampleOf(plan)}\n`, now)).value);
  return Object.fromEntries(
    Object.entries(Object(fields)).map(([name, sample]) => {
      const isText = ['text', 'rich'].includes(kindOf(planIn(plan, name))?.kind ?? '');
      return [name, isText ? sample : (valueAt(last, [name]) ?? sample)];
    }),
  );
}

type Place = { absolute: string; path: ValuePath };

async function withoutRecord({ absolute, path }: Place): Promise<FileChange> {
  if (path.length === 0) return { absolute, before: await currentText(absolute, { isWhole: true }), after: undefined };
  const { text } = await readSource(absolute);
  return edited(absolute, text, { kind: 'delete', path });
}

/** Returns a record as it is written. */
async function valueIn({ absolute, path }: Place, siteDir: string): Promise<unknown> {
  const { text } = await readSource(absolute);
  return valueAt(requireValue(pathInSite(siteDir, absolute), text), path);
}

/** Returns an id that no other record of the list has: the next number, or the words of its title, with a number where another one has them. */
function freeId(taken: readonly string[], isNumbered: boolean, words: string): string | number {
  if (isNumbered) return Math.max(0, ...taken.map(Number).filter(Number.isInteger)) + 1;
  const start = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(words) ? words : 'new';
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? start : `${start}-${number}`;
    if (!taken.includes(id)) return id;
  }
}
