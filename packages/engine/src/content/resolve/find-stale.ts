import { stateOfFile } from '../find/file-state.ts';
import type { DependencyGraph, Fingerprint, InputKey } from '../graph/dependency-graph.ts';
import { createFingerprints } from '../graph/fingerprints.ts';
import { replacedPages } from '../replace-pages.ts';
import type { SiteParts } from '../site-parts.ts';
import type { ValidPage } from '../validate/validate-page.ts';
import type { ResolvedPage } from './resolve-page.ts';

type StateOf = (key: InputKey) => Fingerprint;

/** The states of all inputs, and a test for pages that must be resolved again. `known` is the page as it was resolved last. */
type Stale = { stateOf: StateOf; isStale: (page: ValidPage, known: ResolvedPage) => boolean };

/** A load of the site: its parts, the states of its inputs, and the page files that have changed since these states were looked up. */
type Load = { parts: SiteParts; stateOf: StateOf; changed: ReadonlyMap<string, ValidPage['file']> };

/**
 * Creates a function that finds the pages with changed inputs. When nothing but pages changed since its last call, it compares
 * only these, because the inputs of the others are as they were.
 */
export function createFindStale(graph: DependencyGraph): (parts: SiteParts) => Stale {
  let last: Load | undefined;
  return (parts) => {
    const replaced = last && replacedPages(last.parts, parts);
    if (last && replaced) {
      const { stateOf } = last;
      const changed = new Map([...last.changed, ...replaced.map((page) => [`file:${page.source.path}`, page.file] as const)]);
      last = { parts, stateOf, changed };
      return {
        stateOf: (key) => (changed.has(key) ? stateOfFile(changed.get(key)) : stateOf(key)),
        isStale: (page, known) => page !== known.page,
      };
    }
    const stateOf = createFingerprints(parts);
    last = { parts, stateOf, changed: new Map() };
    graph.keepOnly(new Set([...parts.pages, ...parts.presets].map(({ key }) => key)));
    const stale = graph.stale(stateOf);
    return { stateOf, isStale: ({ key }) => stale.has(key) };
  };
}
