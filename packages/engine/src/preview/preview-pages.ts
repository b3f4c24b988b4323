import {
  factsOfModel,
  isGenerated,
  memoizeCall,
  memoizeLast,
  type PageContent,
  type PathFacts,
  type Problem,
  type ResolvedPage,
  type Site,
  type SiteFile,
  type TraitsOf,
} from '@pagewright/core';
import { type PageReader, type PreviewPage, pageWithoutBlocks, previewPage, type ReadablePage } from './preview-page.ts';
import { ProblemsByFile, textOf } from './preview-problems.ts';

/** A page in the preview and its inputs. `problems` are all its problems. It is made when somebody opens it. */
type Entry = {
  resolved: ResolvedPage;
  problems: readonly Problem[];
  path: string;
  readShown: () => PreviewPage;
  isErrorPage: boolean;
  isOutdated: boolean;
  readLastValid: () => LastValidPage | undefined;
};

type CurrentPages = Pick<Site, 'blocksOf' | 'contentOf' | 'knownBlocksOf'> & { pages: readonly ResolvedPage[]; files: readonly SiteFile[] };

/**
 * The pages of the preview by path. A page that is unreadable or has invalid fields keeps its last valid state, and so does
 * the page of a record that is; one that was never valid is an error page. An unchanged page stays the same object.
 */
export class PreviewPages {
  #entries = new Map<string, Entry>();
  #byPath = new Map<string, Entry>();
  #readPaths: () => ReadonlyMap<string, string> = () => new Map();
  readonly #readFacts = memoizeLast(factsOfEntries);

  /** `defaultLayout` is that of error pages. */
  constructor(private readonly defaultLayout: string) {}

  get(path: string): PreviewPage | undefined {
    return this.#byPath.get(path)?.readShown();
  }

  paths(): string[] {
    return [...this.#byPath.keys()];
  }

  /** Returns the facts of all pages as the preview shows them. The same array as before while nothing has changed. */
  facts(traitsOf: TraitsOf): readonly PathFacts[] {
    return this.#readFacts([this.#byPath, traitsOf], { entries: this.#byPath.values(), traitsOf });
  }

  /** Returns the path of a page that is made from a file, given as in messages: a page file or a shared block. */
  pathOf(file: string): string | undefined {
    return this.#readPaths().get(file);
  }

  /** Sets the current pages and all known problems. `files` are the page files, which may have no page at the moment. */
  update(current: CurrentPages, problems: readonly Problem[]): void {
    const { pages } = current;
    const byFile = new ProblemsByFile(problems);
    const entries = new Map<string, Entry>();
    const add = (entry: Entry): unknown => entries.has(entry.resolved.page.key) || entries.set(entry.resolved.page.key, entry);
    for (const resolved of pages) {
      const own = byFile.ofPage(resolved.page);
      for (const entry of isReadable(resolved) ? [this.#current(resolved, own, byFile, current)] : this.#lastValid(resolved, own, current))
        add(entry);
    }
    for (const entry of this.#ofInvalidRecords(current, byFile)) add(entry);
    this.#entries = entries;
    this.#byPath = new Map();
    // Of two pages at one path, show the first, and a valid page before an error page.
    const inOrder = [...entries.values()].sort((a, b) => Number(a.isErrorPage) - Number(b.isErrorPage));
    for (const entry of inOrder) if (!this.#byPath.has(entry.path)) this.#byPath.set(entry.path, entry);
    this.#readPaths = memoizeCall(() => pathsByFile(inOrder));
  }

  #current(resolved: ReadablePage, own: readonly Problem[], byFile: ProblemsByFile, current: CurrentPages): Entry {
    // Later, the site has other blocks.
    const blocks = current.knownBlocksOf(resolved);
    const site = blocks ? { ...current, blocksOf: () => blocks } : current;
    const ofRecords = (index: number): Problem[] => byFile.ofRecords(resolved.page, site.blocksOf(resolved).incomplete.get(index) ?? []);
    const isWhole = isShownAsPublished(resolved);
    const incomplete = isWhole ? [] : [...site.blocksOf(resolved).incomplete.keys()];
    const problems = incomplete.length > 0 ? [...own, ...incomplete.flatMap(ofRecords)] : own;
    const before = this.#entries.get(resolved.page.key);
    if (before?.resolved === resolved && haveSameText(before.problems, problems)) return before;
    const readShown = memoizeCall(() => previewPage(resolved, { own, ofRecords }, site));
    const entry = { resolved, problems, path: resolved.fields.path, readShown, isErrorPage: false, isOutdated: false };
    // A page that is whole needs no earlier state, and must not keep one in memory.
    if (isWhole) return { ...entry, readLastValid: memoizeCall(() => lastValidPage(readShown(), undefined)) };
    const lastValid = lastValidPage(readShown(), before?.readLastValid());
    return { ...entry, readLastValid: () => lastValid };
  }

  /** Returns the last valid pages of an unreadable file, or an error page. */
  #lastValid(resolved: ResolvedPage, own: readonly Problem[], { contentOf }: PageReader): Entry[] {
    const { key, source } = resolved.page;
    const lastPages = [...this.#entries.values()].flatMap((entry) => {
      const { page } = entry.resolved;
      const isMeant = page.key === key || (!isGenerated(resolved.page) && page.key.startsWith(`${source.path}#`));
      return isMeant ? (outdated(entry, own) ?? []) : [];
    });
    if (lastPages.length > 0) return lastPages;
    const path = declaredPath(contentOf(resolved));
    const before = this.#entries.get(key);
    if (path === undefined) return [];
    if (before?.path === path && haveSameText(before.problems, own)) return [before];
    return [
      {
        resolved,
        problems: own,
        path,
        readShown: memoizeCall(() => pageWithoutBlocks({ path, layout: this.defaultLayout }, own)),
        isErrorPage: true,
        isOutdated: false,
        readLastValid: () => undefined,
      },
    ];
  }

  /** Returns the last valid pages of records that the file of their collection no longer has, while that file has errors. */
  #ofInvalidRecords({ pages, files }: CurrentPages, byFile: ProblemsByFile): Entry[] {
    const current = new Set(pages.map(({ page }) => page.key));
    const pageFiles = new Set(files.map(({ path }) => path));
    return [...this.#entries.values()].flatMap((entry) => {
      const { template, key, source, language } = entry.resolved.page;
      if (!template || current.has(key) || !pageFiles.has(source.path)) return [];
      const errors = byFile.ofCollection(source, template.collection, language);
      return errors.length > 0 ? (outdated(entry, errors) ?? []) : [];
    });
  }
}

/** Returns the last valid state of a page with the problems that explain it; undefined when there is none. */
function outdated(entry: Entry, because: readonly Problem[]): Entry | undefined {
  if (entry.isOutdated && haveSameText(entry.problems, because)) return entry;
  const lastValid = entry.readLastValid();
  if (!lastValid) return undefined;
  const shown = { ...lastValid.page, problemsWithoutCard: [], blocksOfProblems: new Map(), outdatedBecause: [...because] };
  return { ...entry, problems: because, path: shown.model.path, readShown: () => shown, isOutdated: because.length > 0 };
}

const factsOfEntries = ({ entries, traitsOf }: { entries: Iterable<Entry>; traitsOf: TraitsOf }): readonly PathFacts[] =>
  Array.from(entries, ({ path, resolved, isOutdated, readShown }) => {
    const known = isShownAsPublished(resolved) && !isOutdated ? resolved.facts : undefined;
    const { language, repeats } = resolved.fields ?? {};
    return { path, language, repeats, facts: known ?? factsOfModel(readShown().model, traitsOf) };
  });

/** True when the preview shows exactly the blocks of the published page: none has an error, and none is hidden. */
const isShownAsPublished = ({ isRenderable, page: { outline } }: ResolvedPage): boolean =>
  isRenderable && !outline.some(({ isHidden }) => isHidden);

const isReadable = (resolved: ResolvedPage): resolved is ReadablePage => resolved.fields !== undefined;

/** True when two lists of problems read the same. */
const haveSameText = (some: readonly Problem[], others: readonly Problem[]): boolean =>
  some.length === others.length &&
  some.every((one, index) => {
    const other = others[index];
    return one === other || (other !== undefined && textOf(one) === textOf(other));
  });

function pathsByFile(entries: readonly Entry[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { resolved, path } of entries) {
    const shared = [...resolved.page.uses.values()].flatMap((used) => used?.file.displayPath ?? []);
    for (const file of [resolved.page.source.displayPath, ...shared]) if (!paths.has(file)) paths.set(file, path);
  }
  return paths;
}

/** Returns the `path` field of a file, also from the text of a file that does not parse. */
function declaredPath({ file: { value, readText } }: PageContent): string | undefined {
  const path: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'path') : undefined;
  const written = typeof path === 'string' ? path : /^path:[ \t]*["']?([^\s"'#]+)/m.exec(readText())?.[1];
  return written?.startsWith('/') ? written : undefined;
}

/** The state of a page that the preview shows while the page cannot be read. */
type LastValidPage = {
  page: PreviewPage;
  /** False when the page was never valid as a whole: then `page` lacks the blocks that could not be rendered. */
  isWhole: boolean;
};

/**
 * Returns the last valid state of a page, after its state `shown`: the last one in which every block could be rendered. It
 * has no cards, because they describe the file as it was. Undefined when no block could be rendered so far.
 */
function lastValidPage(shown: PreviewPage, before: LastValidPage | undefined): LastValidPage | undefined {
  const isWhole = !shown.parts.some((part) => 'card' in part && part.card.replacesBlock);
  if (!isWhole && before?.isWhole) return before;
  const parts = shown.parts.filter((part) => !('card' in part));
  return parts.some((part) => 'block' in part) ? { page: { ...shown, parts }, isWhole } : before;
}
