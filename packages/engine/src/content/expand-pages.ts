import { memoizeByKey } from '../cache/memoize-by-key.ts';
import { createProblem } from '../problems/create-problem.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { Problem } from '../problems/problem.ts';
import { guarded } from '../problems/unexpected-failure.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { failedFile, type ValuePath, type YamlFile } from '../yaml/yaml-file.ts';
import type { SiteFile } from './find/find-files.ts';
import type { FileText } from './find/yaml-reader.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { publishedWithBoth } from './publication.ts';
import type { RecordIndex } from './resolve/record-lookup.ts';
import { usedNames } from './validate/shared-block-use.ts';
import type { SharedBlock, SharedBlocks } from './validate/shared-blocks.ts';

import { type PageContext, type ValidPage, validatePage } from './validate/validate-page.ts';

const placeholder = /\{([A-Za-z]\w*)\}/g;

/** The inputs of pages in addition to their file. */
type PageParts = { records: Pick<RecordIndex, 'ids' | 'raw'>; shared: SharedBlocks };

/** Earlier results, by which pages need not be validated again. */
type KnownPages = Pick<PageCache, 'findFile' | 'restoreValid'>;

/** Returns the pages of a page file: one, or one for every record of the file's collection. */
export type ExpandPages = (source: SiteFile, text: FileText, parts: PageParts) => ValidPage[];

/** Creates a function that validates a page again only when its file, record or shared blocks changed. */
export function createExpandPages(schemas: ContentSchemas, cache: KnownPages | undefined): ExpandPages {
  const plain = new WeakMap<FileText, ValidPage>();
  const perRecord = new WeakMap<FileText, WeakMap<object, ValidPage>>();
  return (source, text, { records, shared }) => {
    const toContext = (): PageSource => ({ source, file: text.parse(), shared, schemas });
    const cached = <Key extends object>(pages: WeakMap<Key, ValidPage>, key: Key, work: () => ValidPage): ValidPage => {
      const page = pages.get(key);
      if (page && !hasSameSharedBlocks(page, shared)) pages.delete(key);
      return memoizeByKey(pages, key, work);
    };
    const fromCache = (key: string, record: object | undefined, validate: () => ValidPage): ValidPage =>
      cache?.restoreValid({ key, record }, { source, text, shared, validate }) ?? validate();
    const knownFile = cache?.findFile(source.path, text);
    const collection = knownFile ? knownFile.collection : collectionOf(text.parse().value);
    if (collection === undefined || !schemas.isCollection(collection))
      return [cached(plain, text, () => fromCache(source.path, undefined, () => plainPage(toContext())))];
    const known = memoizeByKey(perRecord, text, () => new WeakMap<object, ValidPage>());
    return records.ids(collection).flatMap((key) => {
      const record = records.raw(collection, key);
      const validate = (found: object): ValidPage => pageOfRecord(toContext(), { collection, key, record: found });
      return record ? [cached(known, record, () => fromCache(keyOfRecordPage(source, key), record, () => validate(record)))] : [];
    });
  };
}

/** True when no shared block of a page is missing or changed. */
const hasSameSharedBlocks = ({ uses }: ValidPage, shared: SharedBlocks): boolean =>
  [...uses].every(([name, used]) => used !== undefined && shared.get(name) === used);

/** Returns the key of the page of a record. */
const keyOfRecordPage = ({ path }: SiteFile, record: string): string => `${path}#${record}`;

/** Returns the name in a page file's `collection`. */
export function collectionOf(value: unknown): string | undefined {
  const name: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'collection') : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** Returns the page from `work`. When `work` throws, returns a page without blocks that has the error as its problem. */
const pageOrFailure = ({ source, file, ...context }: PageSource, work: () => ValidPage): ValidPage =>
  guarded(work, (error) => validatePage(source, failedFile(file, error), context));

const plainPage = (from: PageSource): ValidPage => pageOrFailure(from, () => validatePage(from.source, from.file, from));

type RecordRef = { collection: string; key: string; record: object };

type PageSource = PageContext & { source: SiteFile; file: YamlFile };

function pageOfRecord(from: PageSource, ref: RecordRef): ValidPage {
  const { page, problems } = pageWithFields(from, ref);
  return {
    ...page,
    key: keyOfRecordPage(from.source, ref.key),
    madeFrom: `${ref.collection}/${ref.key}`,
    uses: new Map([...page.uses.keys()].map((name) => [name, from.shared.get(name)])),
    // An unknown placeholder is the cause of all other problems of the page.
    problems: problems.length > 0 ? problems : page.problems,
    fields: problems.length > 0 || !page.fields ? undefined : { ...page.fields, ...publishedWithBoth(page.fields, ref.record) },
  };
}

/** Returns the page with its placeholders replaced, and a problem for each unknown placeholder. */
function pageWithFields(from: PageSource, { collection, record }: RecordRef): { page: ValidPage; problems: Problem[] } {
  const { source, file, shared, schemas } = from;
  const problems: Problem[] = [];
  const fillIn = (inFile: YamlFile, value: unknown): unknown =>
    fill(value, record, (field, path) => problems.push(unknownPlaceholder(inFile, path, field, { collection, record })));
  const page = pageOrFailure(from, () => {
    const filled = new Map(shared);
    for (const name of new Set(usedNames(file.value))) {
      const block = shared.get(name);
      if (block) filled.set(name, withFields(block, fillIn));
    }
    return validatePage(source, { ...file, value: fillIn(file, file.value) }, { schemas, shared: filled });
  });
  return { page, problems };
}

/** Returns a shared block with its placeholders replaced. */
function withFields(block: SharedBlock, fillIn: (file: YamlFile, value: unknown) => unknown): SharedBlock {
  if (!block.fields) return block;
  const values = fillIn(block.file, block.fields.values);
  return typeof values === 'object' && values !== null ? { ...block, fields: { ...block.fields, values } } : block;
}

/** Replaces `{field}` by a record's fields in all texts of a value. */
function fill(value: unknown, record: object, onUnknown: (field: string, path: ValuePath) => void, path: ValuePath = []): unknown {
  if (typeof value === 'string') return fillText(value, record, (field) => onUnknown(field, path));
  if (Array.isArray(value)) return value.map((item: unknown, index) => fill(item, record, onUnknown, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner, record, onUnknown, [...path, name])]));
}

/** Replaces `{field}` by a record's fields. A text that is only a placeholder gets the type of the field. */
function fillText(text: string, record: object, onUnknown: (field: string) => void): unknown {
  const fieldOf = (field: string): string | number => {
    const value: unknown = Reflect.get(record, field);
    if (typeof value === 'string' || typeof value === 'number') return value;
    onUnknown(field);
    return '';
  };
  const [whole] = text.matchAll(placeholder);
  if (whole?.[1] !== undefined && whole[0] === text) return fieldOf(whole[1]);
  return text.replaceAll(placeholder, (_, field: string) => String(fieldOf(field)));
}

function unknownPlaceholder(file: YamlFile, path: ValuePath, field: string, { collection, record }: Omit<RecordRef, 'key'>): Problem {
  const fields = Object.entries(record).flatMap(([name, value]) => (typeof value === 'string' || typeof value === 'number' ? [name] : []));
  const nearest = nearestName(field, fields);
  return createProblem({
    code: 'unknown-placeholder',
    place: file.locate(path, 'value'),
    text: file.text,
    message: `Records of ${collection} have no text or number called "${field}".${nearest ? ` Did you mean {${nearest}}?` : ''}`,
    hint: `Placeholders: ${fields.map((name) => `{${name}}`).join(', ')}.`,
  });
}
