import type { ResolvedPage } from '../content/resolve/resolve-page.ts';
import type { ValidPage } from '../content/validate/validate-page.ts';
import { formatProblem } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { explainPage, type ShownPage, showPage } from './shown-page.ts';

/** What is shown for a page, and what it was made of. */
type Kept = { resolved: ResolvedPage; told: string; shown: ShownPage; isExplained: boolean };

/**
 * The pages of the preview by path. A page whose own fields are wrong, or that cannot be read, keeps the state in which
 * it was last good; one that was never good is explained. A page that looks as before stays the same object.
 */
export class ShownPages {
  #kept = new Map<string, Kept>();
  #byPath = new Map<string, ShownPage>();

  get(path: string): ShownPage | undefined {
    return this.#byPath.get(path);
  }

  all(): ShownPage[] {
    return [...this.#byPath.values()];
  }

  /** Takes the pages as they are now, with all problems that are known of. */
  take(pages: readonly ResolvedPage[], problems: readonly Problem[]): void {
    const byFile = groupByFile(problems);
    const kept = new Map<string, Kept>();
    for (const resolved of pages) {
      const own = problemsOf(resolved.page, byFile);
      const shown = resolved.page.fields ? [this.#present(resolved, own)] : this.#older(resolved, own);
      for (const one of shown) kept.set(one.resolved.page.key, kept.get(one.resolved.page.key) ?? one);
    }
    this.#kept = kept;
    this.#byPath = new Map();
    // Of two pages at one path the first is shown, and one that can be drawn before one that cannot.
    const inOrder = [...kept.values()].sort((a, b) => Number(a.isExplained) - Number(b.isExplained));
    for (const { shown } of inOrder) if (!this.#byPath.has(shown.model.path)) this.#byPath.set(shown.model.path, shown);
  }

  #present(resolved: ResolvedPage, own: readonly Problem[]): Kept {
    const told = textOf(own);
    const before = this.#kept.get(resolved.page.key);
    if (before?.resolved === resolved && before.told === told) return before;
    return { resolved, told, shown: showPage(resolved, own), isExplained: false };
  }

  /** What is shown of a file that makes no page now: the pages that it made when it last did, or why there are none. */
  #older(resolved: ResolvedPage, own: readonly Problem[]): Kept[] {
    const { key, source } = resolved.page;
    const told = textOf(own);
    const made = [...this.#kept.values()].filter(
      ({ isExplained, resolved: { page } }) => !isExplained && (page.key === key || page.key.startsWith(`${source.path}#`)),
    );
    if (made.length > 0) {
      const withReason = (shown: ShownPage): ShownPage => ({ ...shown, rest: [], stale: [...own] });
      return made.map((one) => (one.told === told ? one : { ...one, told, shown: withReason(one.shown) }));
    }
    const path = writtenPath(resolved.page);
    const before = this.#kept.get(key);
    if (path === undefined) return [];
    if (before?.told === told && before.shown.model.path === path) return [before];
    return [{ resolved, told, shown: explainPage(path, own), isExplained: true }];
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

/** The path that a file says, as far as it can be made out. */
function writtenPath({ file: { value, text } }: ValidPage): string | undefined {
  const path: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'path') : undefined;
  const written = typeof path === 'string' ? path : /^path:[ \t]*["']?([^\s"'#]+)/m.exec(text)?.[1];
  return written?.startsWith('/') ? written : undefined;
}
