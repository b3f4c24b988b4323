import { guarded, isUnexpectedFailure } from '../../problems/unexpected-failure.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { DependencyGraph, Fingerprint, InputKey } from '../graph/dependency-graph.ts';
import { viewOf } from '../graph/input-views.ts';
import type { LanguageView } from '../language-view.ts';
import type { SiteParts } from '../site-parts.ts';
import type { ValidPage } from '../validate/validate-page.ts';
import { stringsOf, stringsOfLanguage } from '../validate/validate-strings.ts';
import { createFindStale } from './find-stale.ts';
import type { ResolveIndexes } from './reference-findings.ts';
import { failedPage, type PageContext, type ResolvedPage, resolvePage } from './resolve-page.ts';

/** A page to resolve, and the function that resolves it. */
export type PageToResolve = { page: ValidPage; indexes: ResolveIndexes; schemas: ContentSchemas; resolve: () => ResolvedPage };

/** Earlier results: returns a page of which no input changed, after it has looked up the state of each. */
type KnownPages = { restoreResolved: (from: PageToResolve, stateOf: (key: InputKey) => Fingerprint) => ResolvedPage | undefined };

/** Returns a page that was just resolved as it is used from then on. */
export type KeepPage = (fresh: ResolvedPage, from: PageToResolve, stateOf: (key: InputKey) => Fingerprint) => ResolvedPage;

/** Creates a function that resolves the pages and presets of a site, in that order. Pages with unchanged inputs stay the same objects. With `cache`, pages are not resolved that an earlier command has resolved. */
export function createResolvePages(
  graph: DependencyGraph,
  schemas: ContentSchemas,
  cache?: KnownPages,
): (parts: SiteParts, keep?: KeepPage) => ResolvedPage[] {
  const resolved = new Map<string, ResolvedPage>();
  const findStale = createFindStale(graph);
  return (parts, keep = (fresh) => fresh) => {
    const { pages, presets, settings, indexes } = parts;
    const ofDefault = { schemas, settings, strings: stringsOf(parts.strings, settings?.language, schemas), indexes };
    const contexts = new Map<string, PageContext>([
      ['', ofDefault],
      ...parts.views.map((view) => [view.name, contextOf(view, parts, schemas)] as const),
    ]);
    const all = [...pages, ...presets];
    const { stateOf, isStale } = findStale(parts);
    return all.map((page) => {
      const known = resolved.get(page.key);
      if (known && graph.has(page.key) && !isStale(page, known)) return known;
      const context = contexts.get(viewOf(page)) ?? ofDefault;
      const resolve = (): ResolvedPage =>
        guarded(
          () => resolvePage(page, context),
          (error) => failedPage(page, error),
        );
      const from = { page, indexes: context.indexes, schemas, resolve };
      const restored = cache?.restoreResolved(from, stateOf);
      const fresh = restored ?? resolve();
      if (restored) graph.recordKnown(page.key, restored.inputs, stateOf);
      // The inputs of a page that failed are not fully known, so it is resolved again at every load.
      else if (!fresh.problems.some(isUnexpectedFailure)) graph.record(page.key, fresh.inputs, stateOf);
      const kept = restored ?? keep(fresh, from, stateOf);
      resolved.set(page.key, kept);
      return kept;
    });
  };
}

/** Returns the context for the pages of a view. Shared blocks in the default language are shown with its texts. */
function contextOf({ content, settings, indexes }: LanguageView, parts: SiteParts, schemas: ContentSchemas): PageContext {
  const defaultCode = parts.settings?.language;
  const strings = stringsOfLanguage(parts.strings, { language: content, defaultLanguage: defaultCode }, schemas);
  const ofDefault = { settings: parts.settings, strings: stringsOf(parts.strings, defaultCode, schemas) };
  return { schemas, settings, strings, indexes, ofDefault };
}
