import { guarded, isUnexpectedFailure } from '../../problems/unexpected-failure.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { DependencyGraph } from '../graph/dependency-graph.ts';
import { createFingerprints } from '../graph/fingerprints.ts';
import type { SiteParts } from '../read-site.ts';
import { stringsOf } from '../validate/validate-strings.ts';
import { failedPage, type ResolvedPage, resolvePage } from './resolve-page.ts';

/** Creates a function that resolves the pages and presets of a site, in that order. Pages with unchanged inputs stay the same objects. */
export function createResolvePages(graph: DependencyGraph, schemas: ContentSchemas): (parts: SiteParts) => ResolvedPage[] {
  const resolved = new Map<string, ResolvedPage>();
  return (parts) => {
    const { pages, presets, settings, indexes } = parts;
    const shared = { schemas, settings, strings: stringsOf(parts.strings, settings?.language, schemas), indexes };
    const all = [...pages, ...presets];
    const stateOf = createFingerprints(parts);
    graph.keepOnly(new Set(all.map(({ key }) => key)));
    const stale = graph.stale(stateOf);
    return all.map((page) => {
      const known = resolved.get(page.key);
      if (known && graph.has(page.key) && !stale.has(page.key)) return known;
      const fresh = guarded(
        () => resolvePage(page, shared),
        (error) => failedPage(page, error),
      );
      resolved.set(page.key, fresh);
      // The inputs of a page that failed are not fully known, so it is resolved again at every load.
      if (!fresh.problems.some(isUnexpectedFailure)) graph.record(page.key, fresh.inputs, stateOf);
      return fresh;
    });
  };
}
