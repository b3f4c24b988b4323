import { z } from 'zod';
import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { guarded, unexpectedFailure } from '../../problems/unexpected-failure.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas, PageFields } from '../../schema/content-schemas.ts';
import { blockBase } from '../../schema/fields/define-block.ts';
import { recordsWith } from '../../schema/fields/define-collection.ts';
import type { SourceFile, ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from '../find/find-files.ts';
import type { PublicationFields } from '../publication.ts';
import { schemaProblems } from './explain/schema-problems.ts';
import { nestedEntries } from './nested-entries.ts';
import type { PageOrigin } from './page-origin.ts';
import { renameInPage } from './rename-fields.ts';
import { type Block, type BlockParts, isBlockField, usedNames } from './validate-block.ts';
import { type CheckedEntry, type SharedBlock, type SharedBlocks, type SharedOrigin, validateEntry } from './validate-entry.ts';

/** A valid block, with its index in `blocks:`. */
export type ValidBlock = {
  index: number;
  block: Block;
  /** The origin of the fields of a shared block. */
  shared?: SharedOrigin;
};

/** A block of a page as rules see it, with its index in `blocks:`. */
export type BlockOutline = {
  index: number;
  type: string;
  id?: string;
  isHidden: boolean;
  /** The ids of the visible blocks inside of it, with their paths in its fields. */
  nestedIds?: readonly { id: string; path: ValuePath }[];
};

/** The blocks of a page. */
export type PageContent = {
  file: YamlFile;
  /** True when the file has earlier names of fields, which were replaced. */
  hasRenames: boolean;
  /** The entries of `blocks:` as written. */
  entries: readonly unknown[];
  blocks: ValidBlock[];
  /** The valid parts of the blocks that have a problem, with their index in `blocks:`. */
  parts: (BlockParts & { index: number })[];
};

/** A page file after validation. `fields` is undefined when the page's own fields have a problem. */
export type ValidPage = PageOrigin & {
  source: SiteFile;
  /** Unique key of the page: the file, and the record or list that it is made from, if any. */
  key: string;
  file: SourceFile;
  /** The name of the page in messages: its title, or its file when it has none. */
  name: string;
  fields: (Omit<PageFields, 'blocks'> & Pick<PublicationFields, 'within'>) | undefined;
  /** The number of entries in `blocks:`. */
  declared: number;
  /** The valid blocks. */
  outline: readonly BlockOutline[];
  /** The shared blocks of the page by name. Undefined for one that does not exist. */
  uses: ReadonlyMap<string, SharedBlock | undefined>;
  problems: Problem[];
};

/** A page without its blocks. */
export type PageSummary = PageOrigin &
  Pick<ValidPage, 'source' | 'key' | 'name' | 'fields'> & { file: Pick<SourceFile, 'displayPath' | 'readText' | 'locate'> };

/** A page with its blocks. */
export type ValidatedPage = { page: ValidPage; content: PageContent };

/** The context for validating a page: the schemas and the shared blocks of the site. */
export type PageContext = { schemas: ContentSchemas; shared: SharedBlocks };

/** Validates the page's own fields, then every block separately. */
export function validatePage(source: SiteFile, written: YamlFile, { schemas, shared }: PageContext): ValidatedPage {
  const { pageSchema } = schemas;
  const nothing: PageContent = { file: written, hasRenames: false, entries: [], blocks: [], parts: [] };
  const unread = {
    source,
    key: source.path,
    file: written,
    name: source.path,
    fields: undefined,
    uses: new Map(),
    declared: 0,
    outline: [],
  };
  if (written.problems.length > 0) return { page: { ...unread, problems: written.problems }, content: nothing };
  if (written.value === null || written.value === undefined)
    return { page: { ...unread, problems: [emptyPage(written)] }, content: nothing };
  const name = nameOf(written.value) ?? source.path;
  const { file, problems: renamed } = renameInPage(written, { pageName: name, shared, schemas });
  const context = `page "${name}"`;
  const parsed = pageSchema.safeParse(file.value);
  const fieldProblems = parsed.success
    ? []
    : schemaProblems(
        {
          file,
          path: [],
          plan: planOf(pageSchema),
          name: 'the page',
          context,
          ownerOf: recordsWith,
          isBlockField: (field) => isBlockField(field, schemas),
        },
        file.value,
        parsed.error.issues,
      );
  const { blocks: declared }: Record<string, unknown> = Object(file.value);
  const entries: unknown[] = Array.isArray(declared) ? declared : [];
  const results = entries.map((entry, index) => ({ index, ...validateSafely({ file, name, index, schemas }, entry, shared) }));
  const blocks = results.flatMap(({ index, block, shared: origin }): ValidBlock[] =>
    block ? [{ index, block, ...(origin && { shared: origin }) }] : [],
  );
  const isAllHidden =
    !parsed.data?.draft && blocks.length > 0 && blocks.length === entries.length && blocks.every(({ block }) => block.hidden);
  const parts = results.flatMap(({ index, parts: valid }) => (valid ? [{ ...valid, index }] : []));
  const content: PageContent = { file, hasRenames: file !== written, entries, blocks, parts };
  const page: ValidPage = {
    source,
    key: source.path,
    file,
    name,
    fields: parsed.success ? withoutBlocks(parsed.data) : undefined,
    declared: entries.length,
    outline: blocks.map((one) => toOutline(one, schemas)),
    uses: new Map(usedNames(file.value).map((use) => [use, shared.get(use)])),
    problems: [
      ...renamed,
      ...fieldProblems,
      ...results.flatMap(({ problems }) => problems),
      ...(isAllHidden ? [allHidden(file, context)] : []),
    ],
  };
  return { page, content };
}

const withoutBlocks = ({ blocks: _, ...fields }: PageFields): Omit<PageFields, 'blocks'> => fields;

function toOutline({ index, block }: ValidBlock, { blockSchema }: ContentSchemas): BlockOutline {
  const { type, id, hidden } = block;
  const nestedIds = nestedEntries(planOf(blockSchema(type)), block).flatMap(({ path, value }) => {
    const nested = blockBaseSchema.safeParse(value).data;
    return nested?.id === undefined || nested.hidden ? [] : [{ id: nested.id, path }];
  });
  return {
    index,
    type,
    isHidden: hidden === true,
    ...(id !== undefined && { id }),
    ...(nestedIds.length > 0 && { nestedIds }),
  };
}

const blockBaseSchema = z.object(blockBase);

type EntrySubject = { file: YamlFile; name: string; index: number; schemas: ContentSchemas };

/** Validates one entry of `blocks:`. Returns a problem and no block when that throws. */
const validateSafely = ({ file, name, index, schemas }: EntrySubject, entry: unknown, shared: SharedBlocks): CheckedEntry =>
  guarded<CheckedEntry>(
    () => validateEntry({ file, path: ['blocks', index], number: index + 1, pageName: name, schemas }, entry, shared),
    (error) => ({
      block: undefined,
      problems: [
        unexpectedFailure({
          error,
          place: file.locate(['blocks', index], 'value'),
          text: file.readText(),
          context: `page "${name}", block ${index + 1}`,
        }),
      ],
    }),
  );

function nameOf(page: unknown): string | undefined {
  const { title }: Record<string, unknown> = Object(page);
  return typeof title === 'string' && title.trim() !== '' ? title : undefined;
}

const emptyPage = (file: YamlFile): Problem =>
  createProblem({
    code: 'empty-file',
    place: file.locate([], 'value'),
    text: file.readText(),
    message: 'This file is empty.',
    hint: 'A page needs path, title, description and blocks. Write them, or remove the file.',
  });

const allHidden = (file: YamlFile, context: string): Problem =>
  createProblem({
    code: 'all-hidden',
    place: file.locate(['blocks'], 'key'),
    text: file.readText(),
    context,
    message: 'All blocks of this page are hidden, so the page would be empty.',
    hint: 'Show at least one block, or hide the whole page with "draft: true".',
  });
