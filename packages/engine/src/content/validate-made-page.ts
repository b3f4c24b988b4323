import type { Problem } from '../problems/problem.ts';
import { guarded } from '../problems/unexpected-failure.ts';
import { failedFile, type YamlFile } from '../yaml/yaml-file.ts';
import { asListPage } from './expand/further-page.ts';
import { inLanguage } from './expand/in-language.ts';
import { placeholderProblem, slugProblem } from './expand/made-page-problems.ts';
import type { MadeFromFile } from './expand/made-pages.ts';
import { fillIn } from './expand/placeholders.ts';
import type { SiteFile } from './find/find-files.ts';
import type { PublicationFields } from './publication.ts';
import { isMade } from './validate/page-origin.ts';
import { usedNames } from './validate/validate-block.ts';
import type { SharedBlock } from './validate/validate-entry.ts';
import { type PageContext, type ValidatedPage, validatePage } from './validate/validate-page.ts';

/** What a page is made from, and what its placeholders stand for. */
type PageToMake = MadeFromFile & { key: string; record: object | undefined };

/** Validates a page: that of its file, or one that its file makes from records. */
export function validateMadePage(from: PageSource, made: PageToMake): ValidatedPage {
  const { origin, problem, key } = made;
  const validated = problem ? pageWithProblem(from, problem) : isMade(origin) ? madePage(from, made) : plainPage(from);
  return { ...validated, page: { ...inLanguage(validated.page, key, origin), key } };
}

/** `onFailure` is called when something throws, which is a problem of the page. */
type PageSource = PageContext & { source: SiteFile; file: YamlFile; onFailure: () => void };

/** Returns the page from `work`. When `work` throws, returns a page without blocks that has the error as its problem. */
const pageOrFailure = ({ source, file, onFailure, ...context }: PageSource, work: () => ValidatedPage): ValidatedPage =>
  guarded(work, (error) => {
    onFailure();
    return validatePage(source, failedFile(file, error), context);
  });

const plainPage = (from: PageSource): ValidatedPage => pageOrFailure(from, () => validatePage(from.source, from.file, from));

/** Returns the page of a file that makes no pages because of a problem. */
const pageWithProblem = (from: PageSource, problem: Problem): ValidatedPage => {
  const problems = from.file.problems.length > 0 ? from.file.problems : [problem];
  return pageOrFailure(from, () => validatePage(from.source, { ...from.file, problems }, from));
};

function madePage(from: PageSource, made: PageToMake): ValidatedPage {
  const { validated, problems } = filledPage(from, made);
  const { page } = validated;
  return {
    ...validated,
    page: {
      ...page,
      ...made.origin,
      uses: new Map([...page.uses.keys()].map((name) => [name, from.shared.get(name)])),
      // A placeholder that cannot be replaced is the cause of all other problems of the page.
      problems: problems.length > 0 ? problems : page.problems,
      fields: problems.length > 0 || !page.fields ? undefined : { ...page.fields, ...publishedWith(made.publication ?? {}) },
    },
  };
}

/** Returns the fields of a page that is published only while its record is. Nothing for a record that always is. */
const publishedWith = ({ draft, publish }: PublicationFields): PublicationFields => ({
  ...(draft && { draft }),
  ...(publish && { within: { publish } }),
});

/** Returns the page with its placeholders replaced, and a problem for each that cannot be. */
function filledPage(from: PageSource, made: PageToMake): { validated: ValidatedPage; problems: Problem[] } {
  const { source, file, shared, schemas } = from;
  const problems: Problem[] = [slugProblem(file, made.origin)].filter((problem) => problem !== undefined);
  const values = { ...made.values, ...made.record };
  const fillFile = (inFile: YamlFile, value: unknown): unknown =>
    fillIn(value, values, (wrong) => problems.push(placeholderProblem(inFile, wrong, values, made.origin)));
  const validated = pageOrFailure(from, () => {
    const filled = new Map<string, SharedBlock>();
    for (const name of new Set(usedNames(file.value))) {
      const block = shared.get(name);
      if (block) filled.set(name, withFields(block, fillFile));
    }
    const value = asListPage(fillFile(file, file.value), file.value, made.origin);
    return validatePage(
      source,
      { ...file, value },
      { schemas, shared: { ...shared, get: (name) => filled.get(name) ?? shared.get(name) } },
    );
  });
  return { validated, problems };
}

/** Returns a shared block with its placeholders replaced. */
function withFields(block: SharedBlock, fillFile: (file: YamlFile, value: unknown) => unknown): SharedBlock {
  if (!block.fields) return block;
  const values = fillFile(block.file, block.fields.values);
  return typeof values === 'object' && values !== null ? { ...block, fields: { ...block.fields, values } } : block;
}
