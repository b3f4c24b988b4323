import type { Place, Problem } from '../problems/problem.ts';
import type { TextPart, ValuePath } from '../yaml/yaml-file.ts';
import { splitName, writtenRecords } from './collections.ts';
import { type GeneratedFromFile, generatedPages, noRecords, templateOf, templateProblem } from './expand/generated-pages.ts';
import { shownPlaceholders } from './expand/shown-placeholders.ts';
import { validateGeneratedPage } from './expand/validate-generated-page.ts';
import { pathWithoutLanguage } from './find/divide-by-language.ts';
import { asPreset } from './presets.ts';
import { hasNeighbours, sharedBlock, sharedBlocksIn } from './shared-blocks.ts';
import { codeOf, contentView, fallbackView, keyIn, type SiteDb, siteQueries, splitKey } from './site-db.ts';
import { fileText, readFile, siteFileAt } from './site-files.ts';
import { contentCode, filesIn, languageOf, otherLanguages, ownFiles, wordsIn } from './site-settings.ts';
import { schemasIn } from './type-labels.ts';
import { type PageLanguage, type PageOrigin, pairOf } from './validate/page-origin.ts';
import type { PageSummary, ValidatedPage, ValidPage } from './validate/validate-page.ts';

/** The pages of a file by their keys: one, one for every record of a collection, or those of lists of its records. */
const pagesOfFile = siteQueries.define({
  name: 'pages of a file',
  equality: 'json',
  compute: (db, key): Record<string, GeneratedFromFile> => {
    const [view, path] = splitKey(key);
    const { schemas } = db.input;
    const language = pageLanguage(db, view);
    const name = language.isFallback ? `${path}@${language.language}` : path;
    const asOne = (problem?: Problem): Record<string, GeneratedFromFile> => ({ [name]: { origin: language, ...(problem && { problem }) } });
    const file = readFile(db, path, contentCode(db, view));
    const problem = templateProblem(file, schemas);
    if (problem) return asOne(problem);
    const template = templateOf(file, schemas);
    if (!template) return asOne();
    const code = contentView(view);
    const namesNeighbours = db.get(hasNeighbours, keyIn(code, path)) || db.get(hasNeighbours, keyIn(code, 'shared'));
    const records = writtenRecords(db, code);
    const pages = generatedPages({ template, schemas, records, namesNeighbours });
    // A source may have no records for a while.
    const needsRecord = template.per !== undefined && !records.isFetched(template.collection);
    if (pages.length === 0 && needsRecord && records.isComplete(template.collection)) return asOne(noRecords(file, template));
    return Object.fromEntries(
      pages.map(({ key: end, origin, values, publication }) => [
        `${name}#${end}`,
        { origin: { ...origin, ...language }, values, publication },
      ]),
    );
  },
});

/** Returns the language of the pages of a view, as a page has it. */
function pageLanguage(db: SiteDb, view: string): PageLanguage {
  if (view === '') return {};
  const { code, prefix } = languageOf(db, view);
  return { language: code, prefix, ...(contentView(view) === '' && { isFallback: true as const }) };
}

/** The name of a page among all pages of a site: its view, the path of its file, and its key. */
export type PageName = { view: string; path: string; key: string };

/** Returns the key that queries of a page have. */
export const nameKey = ({ view, path, key }: PageName): string => keyIn(view, `${path}\0${key}`);

/** Returns the name in the key of a query. */
export function nameOfKey(nameAsKey: string): PageName {
  const [view, rest] = splitKey(nameAsKey);
  const [path = '', key = ''] = rest.split('\0');
  return { view, path, key };
}

/** Whether a file has no syntax error. */
const isReadable = siteQueries.define({
  name: 'readable file',
  equality: 'json',
  compute: (db, key) => {
    const [language, path] = splitKey(key);
    return readFile(db, path, language).problems.length === 0;
  },
});

/** The names of the pages of a view. */
const pageNames = siteQueries.define({
  name: 'page names',
  equality: 'json',
  compute: (db, view): PageName[] => {
    const namesOf = (path: string): PageName[] => Object.keys(db.get(pagesOfFile, keyIn(view, path))).map((key) => ({ view, path, key }));
    const files = filesIn(db, view).pages;
    if (view === '' || contentView(view) !== '') return files.flatMap(({ path }) => namesOf(path));
    // The pages of the default language that have no page in this one.
    const code = codeOf(view);
    const own: PageName[] = db.get(pageNames, code);
    const translated = new Set(own.map(({ key }) => pairOf({ key, language: code })));
    // A file that cannot be read may make any of the pages of its original.
    const unreadable = new Set(own.flatMap(({ path }) => (db.get(isReadable, keyIn(code, path)) ? [] : [pathWithoutLanguage(path, code)])));
    return files
      .filter(({ path }) => !unreadable.has(path))
      .flatMap(({ path }) => namesOf(path))
      .filter(({ key }) => !translated.has(pairOf({ key, language: code, isFallback: true })));
  },
});

/** The names of the presets. */
const presetNames = siteQueries.define({
  name: 'preset names',
  equality: 'json',
  compute: (db): PageName[] =>
    ownFiles(db).presets.flatMap(({ path }) => Object.keys(db.get(pagesOfFile, keyIn('', path))).map((key) => ({ view: '', path, key }))),
});

/** Returns the views of a site in the order of its pages: the default language, then each other one with its pages that are not translated. */
export const allViews = (db: SiteDb): string[] => [
  '',
  ...otherLanguages(db).flatMap(({ code, hasFallback }) => [code, ...(hasFallback ? [fallbackView(code)] : [])]),
];

export const namesOfPages = (db: SiteDb): PageName[] => allViews(db).flatMap((view) => db.get(pageNames, view));

export const namesOfPresets = (db: SiteDb): PageName[] => db.get(presetNames, '');

/** What a page is made from. */
const generatedPage = siteQueries.define({
  name: 'origin of a page',
  equality: 'json',
  compute: (db, nameAsKey): GeneratedFromFile => {
    const { view, path, key } = nameOfKey(nameAsKey);
    const made = db.get(pagesOfFile, keyIn(view, path))[key];
    if (!made) throw new Error(`${path} makes no page "${key}". This is a bug in Pagewright.`);
    return made;
  },
});

/** A page after validation, with its blocks. */
export const pageQuery = siteQueries.define({
  name: 'page',
  equality: 'inputs',
  compute: (db, nameAsKey): ValidatedPage => {
    const { view, path, key } = nameOfKey(nameAsKey);
    const made = db.get(generatedPage, nameAsKey);
    const { generatedFrom } = made.origin;
    const record = generatedFrom === undefined ? undefined : writtenRecords(db, contentView(view)).raw(...splitName(generatedFrom));
    const file = readFile(db, path, contentCode(db, view));
    const from = {
      source: siteFileAt(db, path),
      file,
      shared: sharedBlocksIn(db, view),
      schemas: db.input.schemas,
      onFailure: () => db.runAgain(),
    };
    const shown = made.origin.template && shownPlaceholders({ ...made, record }, wordsIn(db, view), schemasIn(db, view));
    const validated = validateGeneratedPage(from, { ...made, key, record, ...(shown && { shown }) });
    return path.startsWith('presets/') ? { ...validated, page: asPreset(validated.page) } : validated;
  },
});

export const readValidated = (db: SiteDb, name: PageName): ValidatedPage => db.get(pageQuery, nameKey(name));

/** What every other part of the site needs to know of a page. */
type PageData = Pick<ValidPage, 'name' | 'fields' | 'declared' | 'outline' | 'problems'> & {
  origin: PageOrigin;
  /** The names of its shared blocks. */
  uses: string[];
  hasRenames: boolean;
  fileProblems: Problem[];
};

const pageData = siteQueries.define({
  name: 'page data',
  equality: 'json',
  compute: (db, nameAsKey): PageData => {
    const { page, content } = db.get(pageQuery, nameAsKey);
    const { name, fields, declared, outline, problems, uses, file } = page;
    const { origin } = db.get(generatedPage, nameAsKey);
    return {
      name,
      fields,
      declared,
      outline,
      problems,
      origin,
      uses: [...uses.keys()],
      hasRenames: content.hasRenames,
      fileProblems: file.problems,
    };
  },
});

/** The fields of a page, for lists of all pages. */
export type PageInfo = Pick<ValidPage, 'key' | 'name' | 'fields'> & { origin: PageOrigin };

const pageInfo = siteQueries.define({
  name: 'page fields',
  // As a text, they are not stored beside the data of the page, which has them.
  equality: 'text',
  textOf: (info: PageInfo) => JSON.stringify(info),
  compute: (db, nameAsKey): PageInfo => {
    const { name, fields, origin } = db.get(pageData, nameAsKey);
    return { key: nameOfKey(nameAsKey).key, name, fields, origin };
  },
});

const pageInfos = siteQueries.define({
  name: 'pages',
  equality: 'inputs',
  compute: (db, view) => db.get(pageNames, view).map((name) => db.get(pageInfo, nameKey(name))),
});

/** Returns the fields of all pages of some views. */
export const pagesIn = (db: SiteDb, views: readonly string[]): PageInfo[] =>
  views.filter((view) => allViews(db).includes(view)).flatMap((view) => db.get(pageInfos, view));

/** A place in the file of a page. */
const placeInPage = siteQueries.define({
  name: 'place',
  equality: 'json',
  compute: (db, key): Place => {
    const [nameAsKey, path, part]: [string, ValuePath, 'key' | 'value' | TextPart] = JSON.parse(key);
    const { view, path: filePath } = nameOfKey(nameAsKey);
    if (db.get(pageData, nameAsKey).hasRenames) return db.get(pageQuery, nameAsKey).content.file.locate(path, part);
    return readFile(db, filePath, contentCode(db, view)).locate(path, part);
  },
});

/** A page without its blocks. Its file finds places, and reads its text, when they are needed. */
const sitePage = siteQueries.define({
  name: 'site page',
  equality: 'inputs',
  compute: (db, nameAsKey): ValidPage => {
    const { view, path, key } = nameOfKey(nameAsKey);
    const { uses, origin, hasRenames: _, fileProblems, ...data } = db.get(pageData, nameAsKey);
    const source = siteFileAt(db, path);
    const code = contentView(view);
    const language = contentCode(db, view);
    // What its functions read belongs to this database: a fork with another text makes a page of its own.
    db.hashOf(fileText, path);
    return {
      ...data,
      ...origin,
      source,
      key,
      uses: new Map(uses.map((name) => [name, db.get(sharedBlock, keyIn(code, name))])),
      file: {
        displayPath: source.displayPath,
        problems: fileProblems,
        ...(language !== '' && { language }),
        readText: () => db.get(fileText, path).text,
        locate: (at, part) => db.get(placeInPage, JSON.stringify([nameAsKey, at, part])),
      },
    };
  },
});

/** Returns a page without its blocks. */
export const readPage = (db: SiteDb, name: PageName): ValidPage => db.get(sitePage, nameKey(name));

/** The names of the pages and presets, and what is known of each without its text. */
const pageInfosByName = siteQueries.define({
  name: 'page list',
  equality: 'inputs',
  compute: (db) =>
    [...namesOfPages(db), ...namesOfPresets(db)].map((name): [PageName, Omit<PageSummary, 'file'>] => {
      const { origin, ...info } = db.get(pageInfo, nameKey(name));
      return [name, { ...info, ...origin, source: siteFileAt(db, name.path) }];
    }),
});

/** Returns the pages and presets without their blocks: an edit of a block changes nothing here. */
export const pageSummaries = (db: SiteDb): PageSummary[] =>
  db.get(pageInfosByName, '').map(([name, page]) => ({
    ...page,
    file: {
      displayPath: page.source.displayPath,
      readText: () => db.get(fileText, name.path).text,
      locate: (at, part) => db.get(placeInPage, JSON.stringify([nameKey(name), at, part])),
    },
  }));

/** The shared blocks that the pages of a view use. `isUnsure` when a page may use others: it cannot be read, or names one that is missing. */
export const sharedInUse = siteQueries.define({
  name: 'shared blocks in use',
  equality: 'json',
  compute: (db, view): { names: string[]; isUnsure: boolean } => {
    const pages = [...db.get(pageNames, view), ...(view === '' ? namesOfPresets(db) : [])].map((name) => db.get(pageData, nameKey(name)));
    const names = [...new Set(pages.flatMap(({ uses }) => uses))];
    const code = contentView(view);
    const isUnsure =
      pages.some(({ fileProblems }) => fileProblems.length > 0) || names.some((name) => !db.get(sharedBlock, keyIn(code, name)));
    return { names, isUnsure };
  },
});

/** Returns the name of a page. */
export const nameOfPage = ({ language, isFallback, source, key }: Pick<PageSummary, keyof PageOrigin | 'source' | 'key'>): PageName => {
  const view = language ?? '';
  return { view: isFallback ? fallbackView(view) : view, path: source.path, key };
};
