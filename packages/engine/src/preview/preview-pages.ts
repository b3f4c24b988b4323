import type { ResolvedPage } from '../content/resolve/resolve-page.ts';
import type { ValidPage } from '../content/validate/validate-page.ts';
import { formatProblem } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { type PreviewPage, pageWithoutBlocks, previewPage } from './preview-page.ts';

/** A page in the preview and its inputs. `problemText` is the text of all its problems. */
type Entry = { resolved: ResolvedPage; problemText: string; shown: PreviewPage; isErrorPage: boolean };

/**
 * The pages of the preview by path. A page that is unreadable or has invalid fields keeps its last valid state; one that
 * was never valid is an error page. An unchanged page stays the same object.
 */
export class PreviewPages {
  #entries = new Map<string, Entry>();
  #byPath = new Map<string, PreviewPage>();

  get(path: string): PreviewPage | undefined {
    return this.#byPath.get(path);
  }

  all(): PreviewPage[] {
    return [...this.#byPath.values()];
  }

  /** Sets the current pages and all known problems. */
  update(pages: readonly ResolvedPage[], problems: readonly Problem[]): void {
    const byFile = groupByFile(problems);
    const entries = new Map<string, Entry>();
    for (const resolved of pages) {
      const own = problemsOf(resolved.page, byFile);
      const shown = resolved.page.fields ? [this.#current(resolved, own)] : this.#lastValid(resolved, own);
      for (const one of shown) entries.set(one.resolved.page.key, entries.get(one.resolved.page.key) ?? one);
    }
    this.#entries = entries;
    this.#byPath = new Map();
    // Of two pages at one path, show the first, and a valid page before an error page.
    const inOrder = [...entries.values()].sort((a, b) => Number(a.isErrorPage) - Number(b.isErrorPage));
    for (const { shown } of inOrder) if (!this.#byPath.has(shown.model.path)) this.#byPath.set(shown.model.path, shown);
  }

  #current(resolved: ResolvedPage, own: readonly Problem[]): Entry {
    const problemText = textOf(own);
    const before = this.#entries.get(resolved.page.key);
    if (before?.resolved === resolved && before.problemText === problemText) return before;
    return { resolved, problemText, shown: previewPage(resolved, own), isErrorPage: false };
  }

  /** Returns the last valid pages of an unreadable file, or an error page. */
  #lastValid(resolved: ResolvedPage, own: readonly Problem[]): Entry[] {
    const { key, source } = resolved.page;
    const problemText = textOf(own);
    const lastPages = [...this.#entries.values()].filter(
      ({ isErrorPage, resolved: { page } }) => !isErrorPage && (page.key === key || page.key.startsWith(`${source.path}#`)),
    );
    if (lastPages.length > 0) {
      const outdated = (shown: PreviewPage): PreviewPage => ({ ...shown, problemsWithoutCard: [], outdatedBecause: [...own] });
      return lastPages.map((one) => (one.problemText === problemText ? one : { ...one, problemText, shown: outdated(one.shown) }));
    }
    const path = declaredPath(resolved.page);
    const before = this.#entries.get(key);
    if (path === undefined) return [];
    if (before?.problemText === problemText && before.shown.model.path === path) return [before];
    return [{ resolved, problemText, shown: pageWithoutBlocks(path, own), isErrorPage: true }];
  }
}

const textOf = (problems: readonly Problem[]): string => problems.map(formatProblem).join('\n');

function groupByFile(problems: readonly Problem[]): ReadonlyMap<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) groups.set(problem.file, [...(groups.get(problem.file) ?? []), problem]);
  return groups;
}

/** The problems of a page's file, and of the shared blocks that it uses. */
function problemsOf({ file, uses }: ValidPage, byFile: ReadonlyMap<string, Problem[]>): Problem[] {
  const shared = [...uses.values()].flatMap((used) => (used ? (byFile.get(used.file.shown) ?? []) : []));
  return [...(byFile.get(file.shown) ?? []), ...shared];
}

/** Returns the `path` field of a file, also from the text of a file that does not parse. */
function declaredPath({ file: { value, text } }: ValidPage): string | undefined {
  const path: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'path') : undefined;
  const written = typeof path === 'string' ? path : /^path:[ \t]*["']?([^\s"'#]+)/m.exec(text)?.[1];
  return written?.startsWith('/') ? written : undefined;
}
