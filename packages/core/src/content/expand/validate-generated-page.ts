import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { guarded } from '../../problems/unexpected-failure.ts';
import { correctedText, editOfText, textAt } from '../../yaml/source-lines.ts';
import { failedFile, type ValuePath, type YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from '../find/find-files.ts';
import type { PublicationFields } from '../publication.ts';
import { isGenerated, type ListOfPage, type PageLanguage, type PageOrigin } from '../validate/page-origin.ts';
import { usedNames } from '../validate/validate-block.ts';
import type { SharedBlock } from '../validate/validate-entry.ts';
import { type PageContext, type ValidatedPage, type ValidPage, validatePage } from '../validate/validate-page.ts';
import { leaveOutLinks } from './absent-links.ts';
import { type GeneratedFromFile, placeholderProblem, slugProblem } from './generated-pages.ts';
import { type Filling, fillIn, type WrongPlaceholder } from './placeholders.ts';
import { planInBlock, planInPage, type ShownPlaceholders } from './shown-placeholders.ts';

/** What a page is made from, and what its placeholders stand for. */
type PageToMake = GeneratedFromFile & { key: string; record: object | undefined; shown?: ShownPlaceholders };

/** Validates a page: that of its file, or one that its file makes from records. */
export function validateGeneratedPage(from: PageSource, made: PageToMake): ValidatedPage {
  const { origin, problem, key } = made;
  const validated = problem ? pageWithProblem(from, problem) : isGenerated(origin) ? generatedPage(from, made) : plainPage(from);
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

function generatedPage(from: PageSource, made: PageToMake): ValidatedPage {
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
  const { collection = '' } = made.origin.template ?? {};
  const isLink = (name: string): boolean => schemas.types[collection]?.fields[name]?.template !== undefined;
  const filling = { values, shown: made.shown ?? (() => undefined), isLink };
  const fillFile = (inFile: YamlFile, value: unknown, planAt: Filling['planAt']): unknown => {
    const absent: ValuePath[] = [];
    const report = (wrong: WrongPlaceholder) => problems.push(placeholderProblem(inFile, wrong, filling, made.origin));
    const filled = fillIn(value, { ...filling, planAt, report, onAbsentLink: (path) => absent.push(path) });
    if (inFile === file) leaveOutLinks(absent, filled, planAt);
    return filled;
  };
  const filledBlock = (block: SharedBlock): SharedBlock => {
    const { type, values: written } = block.fields ?? {};
    const fields = written && fillFile(block.file, written, (path) => planInBlock(written, path, type, schemas));
    return block.fields && typeof fields === 'object' && fields !== null
      ? { ...block, fields: { ...block.fields, values: fields } }
      : block;
  };
  const validated = pageOrFailure(from, () => {
    const filled = new Map<string, SharedBlock>();
    for (const name of new Set(usedNames(file.value))) {
      const block = shared.get(name);
      if (block) filled.set(name, filledBlock(block));
    }
    const ofPage = fillFile(file, file.value, (path) => planInPage(file.value, path, shared, schemas));
    const value = asListPage(ofPage, file.value, made.origin);
    return validatePage(
      source,
      { ...file, value },
      { schemas, shared: { ...shared, get: (name) => filled.get(name) ?? shared.get(name) } },
    );
  });
  return { validated, problems };
}

/** Returns a field of a page of a list, given also as it is written: a further page has an end that tells it apart, unless it is written with `{page}`. */
function onPage(field: 'path' | 'title' | 'description', { filled, written }: Field, { page, pages }: ListOfPage): string {
  if (page === 1 || written.includes('{page}')) return filled;
  return field === 'path' ? furtherPath(filled, page) : `${filled} (${page}/${pages})`;
}

type Field = { filled: string; written: string };

const furtherPath = (path: string, page: number): string => `${path === '/' ? '' : path}/page/${page}`;

/** Returns the path of a page of a list: `/page/2` is added to that of its file. */
export const pathOnPage = (path: Field, list: ListOfPage): string => onPage('path', path, list);

/** Returns the value of a page file for a page of a list: further pages differ in path, title and description. */
function asListPage(filled: unknown, written: unknown, { list }: PageOrigin): unknown {
  if (!list || typeof filled !== 'object' || filled === null) return filled;
  const changed = (['path', 'title', 'description'] as const).flatMap((field) => {
    const [value, source]: unknown[] = [Reflect.get(filled, field), Reflect.get(Object(written), field)];
    return typeof value === 'string' ? [[field, onPage(field, { filled: value, written: String(source) }, list)]] : [];
  });
  return { ...filled, ...Object.fromEntries(changed) };
}

/** Returns a page in its language: its path is below the prefix of the language, which its file does not contain. */
function inLanguage(page: ValidPage, key: string, language: PageLanguage): ValidPage {
  const { prefix } = language;
  if (prefix === undefined) return page;
  const { fields } = page;
  if (!fields) return { ...page, ...language, key };
  const isBelow = fields.path === prefix || fields.path.startsWith(`${prefix}/`);
  if (isBelow && !language.isFallback) return { ...page, ...language, key, problems: [...page.problems, prefixInPath(page, prefix)] };
  return { ...page, ...language, key, fields: { ...fields, path: pathInLanguage(fields.path, language) } };
}

/** Returns the path at which visitors find a page in a language, for a path as its file has it. */
export const pathInLanguage = (path: string, { prefix }: PageLanguage): string => {
  if (prefix === undefined) return path;
  return path === '/' ? prefix : `${prefix}${path}`;
};

function prefixInPath({ file, name }: ValidPage, prefix: string): Problem {
  const place = file.locate(['path'], 'value');
  const text = file.readText();
  const written = textAt(text, place).replace(/^(["'])(.*)\1$/, '$2');
  const path = written.slice(prefix.length) || '/';
  return createProblem({
    code: 'prefix-in-path',
    place,
    text,
    context: `page "${name}"`,
    message: `The pages of this language are below ${prefix} by themselves, so its path does not start with it.`,
    hint: `Write the path without ${prefix}.`,
    fix: correctedText(text, place, path),
    edits: [editOfText(text, place, path)],
  });
}
