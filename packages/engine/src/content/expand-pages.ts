import type { Problem } from '../problems/problem.ts';
import { guarded } from '../problems/unexpected-failure.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { failedFile, type YamlFile } from '../yaml/yaml-file.ts';
import { asListPage } from './expand/further-page.ts';
import { inLanguage } from './expand/in-language.ts';
import { noRecords, placeholderProblem, slugProblem } from './expand/made-page-problems.ts';
import { type MadePage, madePages } from './expand/made-pages.ts';
import { templateOf, templateProblem } from './expand/page-template.ts';
import { fillIn } from './expand/placeholders.ts';
import type { RecordLists } from './expand/record-lists.ts';
import { namesNeighbours } from './expand/record-neighbours.ts';
import type { FileText } from './find/file-text.ts';
import type { SiteFile } from './find/find-files.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { asReleasable } from './page-cache/restore-page.ts';
import type { PublicationFields } from './publication.ts';
import type { PageLanguage, PageOrigin } from './validate/page-origin.ts';
import { usedNames } from './validate/shared-block-use.ts';
import type { SharedBlock, SharedBlocks } from './validate/shared-blocks.ts';
import { type PageContext, type ValidPage, validatePage } from './validate/validate-page.ts';

/** The inputs of pages in addition to their file. */
type PageParts = { records: RecordLists; shared: SharedBlocks };

/** Earlier results, by which pages need not be validated again. */
type KnownPages = Pick<PageCache, 'findFile' | 'restoreValid'>;

/**
 * Returns the pages of a page file: one, one for every record of the file's collection, or those of lists of its records.
 * With `isWanted`, leaves out pages by their keys.
 */
export type ExpandPages = (source: SiteFile, text: FileText, parts: PageParts, isWanted?: (key: string) => boolean) => ValidPage[];

/** A page to make: its key, what it is made from, and the function that validates it. */
type PageToMake = { key: string; origin: PageOrigin; record: object | undefined; validate: () => ValidPage };

/**
 * Creates a function that validates a page again only when its file, record, placeholders or shared blocks changed.
 * `language` is that of the pages.
 */
export function createExpandPages(schemas: ContentSchemas, cache: KnownPages | undefined, language: PageLanguage = {}): ExpandPages {
  const known = new WeakMap<FileText, ReadonlyMap<string, PageToMake & { page: ValidPage }>>();
  return (source, text, { records, shared }, isWanted = () => true) => {
    const before = known.get(text);
    const wanted = pagesToMake({ source, text, records, shared, schemas, language }, cache).filter(({ key }) => isWanted(key));
    const pages = wanted.map((one) => {
      const { key, origin, record } = one;
      const validate = (): ValidPage => inLanguage(one.validate(), key, language);
      const last = before?.get(key);
      const isSame =
        last && last.record === record && last.origin.placeholders === origin.placeholders && last.origin.prefix === origin.prefix;
      if (isSame && hasSameSharedBlocks(last.page, shared)) return last;
      const validated = (): ValidPage => (cache ? asReleasable(validate(), { text, validate }) : validate());
      const page = cache?.restoreValid({ key, origin, record }, { source, text, shared, validate }) ?? validated();
      return { ...one, page };
    });
    known.set(text, new Map(pages.map((one) => [one.key, one])));
    return pages.map(({ page }) => page);
  };
}

type Subject = PageParts & { source: SiteFile; text: FileText; schemas: ContentSchemas; language: PageLanguage };

function pagesToMake({ source, text, records, shared, schemas, language }: Subject, cache: KnownPages | undefined): PageToMake[] {
  const toSource = (): PageSource => ({ source, file: text.parse(), shared, schemas });
  const name = language.isFallback ? `${source.path}@${language.language}` : source.path;
  const asOne = (validate: () => ValidPage): PageToMake[] => [{ key: name, origin: language, record: undefined, validate }];
  const fromCache = cache?.findFile(source.path, text);
  const problem = fromCache ? undefined : templateProblem(text.parse(), schemas);
  if (problem) return asOne(() => pageWithProblem(toSource(), problem));
  const template = fromCache ? fromCache.template : templateOf(text.parse(), schemas);
  if (!template) return asOne(() => plainPage(toSource()));
  const isNamed = namesNeighbours(text.readText()) || [...shared.values()].some(({ file }) => namesNeighbours(file.readText()));
  const pages = madePages({ template, schemas, records, namesNeighbours: isNamed });
  if (pages.length === 0 && template.per !== undefined && records.isComplete(template.collection))
    return asOne(() => pageWithProblem(toSource(), noRecords(text.parse(), template)));
  return pages.map((made) => {
    const key = `${name}#${made.key}`;
    return { ...made, origin: { ...made.origin, ...language }, key, validate: () => madePage(toSource(), { ...made, key }) };
  });
}

/** True when no shared block of a page is missing or changed. */
const hasSameSharedBlocks = ({ uses }: ValidPage, shared: SharedBlocks): boolean =>
  [...uses].every(([name, used]) => used !== undefined && shared.get(name) === used);

type PageSource = PageContext & { source: SiteFile; file: YamlFile };

/** Returns the page from `work`. When `work` throws, returns a page without blocks that has the error as its problem. */
const pageOrFailure = ({ source, file, ...context }: PageSource, work: () => ValidPage): ValidPage =>
  guarded(work, (error) => validatePage(source, failedFile(file, error), context));

const plainPage = (from: PageSource): ValidPage => pageOrFailure(from, () => validatePage(from.source, from.file, from));

/** Returns the page of a file that makes no pages because of a problem. */
const pageWithProblem = (from: PageSource, problem: Problem): ValidPage => {
  const problems = from.file.problems.length > 0 ? from.file.problems : [problem];
  return validatePage(from.source, { ...from.file, problems }, from);
};

function madePage(from: PageSource, made: MadePage): ValidPage {
  const { page, problems } = filledPage(from, made);
  return {
    ...page,
    ...made.origin,
    key: made.key,
    uses: new Map([...page.uses.keys()].map((name) => [name, from.shared.get(name)])),
    // A placeholder that cannot be replaced is the cause of all other problems of the page.
    problems: problems.length > 0 ? problems : page.problems,
    fields: problems.length > 0 || !page.fields ? undefined : { ...page.fields, ...publishedWith(made.publication) },
  };
}

/** Returns the fields of a page that is published only while its record is. Nothing for a record that always is. */
const publishedWith = ({ draft, publish }: PublicationFields): PublicationFields => ({
  ...(draft && { draft }),
  ...(publish && { within: { publish } }),
});

/** Returns the page with its placeholders replaced, and a problem for each that cannot be. */
function filledPage(from: PageSource, made: MadePage): { page: ValidPage; problems: Problem[] } {
  const { source, file, shared, schemas } = from;
  const problems: Problem[] = [slugProblem(file, made.origin)].filter((problem) => problem !== undefined);
  const values = { ...made.values, ...made.record };
  const fillFile = (inFile: YamlFile, value: unknown): unknown =>
    fillIn(value, values, (wrong) => problems.push(placeholderProblem(inFile, wrong, values, made.origin)));
  const page = pageOrFailure(from, () => {
    const filled = new Map(shared);
    for (const name of new Set(usedNames(file.value))) {
      const block = shared.get(name);
      if (block) filled.set(name, withFields(block, fillFile));
    }
    const value = asListPage(fillFile(file, file.value), file.value, made.origin);
    return validatePage(source, { ...file, value }, { schemas, shared: filled });
  });
  return { page, problems };
}

/** Returns a shared block with its placeholders replaced. */
function withFields(block: SharedBlock, fillFile: (file: YamlFile, value: unknown) => unknown): SharedBlock {
  if (!block.fields) return block;
  const values = fillFile(block.file, block.fields.values);
  return typeof values === 'object' && values !== null ? { ...block, fields: { ...block.fields, values } } : block;
}
