import {
  layoutNames,
  type MediaFacts,
  type PathFacts,
  type PublishedFile,
  publishedFiles,
  type ResolvedPage,
  type Site,
  type SiteModel,
} from '@pagewright/core';
import type { SiteCode } from '../../definition/site-code.ts';
import type { PreviewPage } from '../preview-page.ts';
import { PreviewPages } from '../preview-pages.ts';
import { problemsBeforeCheck } from '../preview-problems.ts';

/** What a review shows of a state of the site. */
export type ReviewedPages = {
  settings: SiteModel | undefined;
  /** The pages that differ, by their paths. */
  pages: ReadonlyMap<string, PreviewPage>;
  /** The facts of all pages. */
  facts: readonly PathFacts[];
  /** The files that are served below `/media`, by their names. */
  media: ReadonlyMap<string, PublishedFile>;
};

/** Reads the pages that differ between two states of a site. Settings are on every page: then the home page shows them. */
export function readReviewed(code: SiteCode, { old, now }: Record<'old' | 'now', Site>) {
  const [before, after] = [shownPages(old, code), shownPages(now, code)];
  const [resolvedBefore, resolvedAfter] = [pagesByPath(old), pagesByPath(now)];
  const haveSameSettings = JSON.stringify(old.settings) === JSON.stringify(now.settings);
  const isChanged = (path: string): boolean => {
    const resolved = resolvedBefore.get(path);
    if (resolved && resolved === resolvedAfter.get(path)) return false;
    return JSON.stringify(before.get(path)?.model) !== JSON.stringify(after.get(path)?.model);
  };
  const all = [...new Set([...after.paths(), ...before.paths()])].sort();
  const paths = all.filter((path) => isChanged(path) || (path === '/' && !haveSameSettings));
  return { paths, old: readState(old, before, paths, code), now: readState(now, after, paths, code) };
}

function shownPages(site: Site, { layouts }: SiteCode): PreviewPages {
  const pages = new PreviewPages(layoutNames(layouts)[0]);
  const { problems } = problemsBeforeCheck({ findings: [], before: [], now: site, changedPages: site.pages });
  pages.update({ ...site, files: site.named.files.pages }, problems);
  return pages;
}

/** Returns the first page at each path. The same object in both states shows the same. */
function pagesByPath({ pages }: Site): ReadonlyMap<string, ResolvedPage> {
  return new Map(pages.flatMap((page): [string, ResolvedPage][] => (page.fields ? [[page.fields.path, page]] : [])).reverse());
}

function readState(site: Site, shown: PreviewPages, paths: readonly string[], { traitsOf }: SiteCode): ReviewedPages {
  const pages = new Map<string, PreviewPage>();
  for (const path of paths) {
    const page = shown.get(path);
    if (page) pages.set(path, page);
  }
  const hidden = site.pages
    .filter(({ page, fields }) => fields && pages.has(fields.path) && page.outline.some(({ isHidden }) => isHidden))
    .flatMap((page): MediaFacts[] => [...site.blocksOf(page).hidden.mediaFiles.values()]);
  const files = [...site.collectMedia(), ...hidden].flatMap((facts) => publishedFiles(facts));
  return { settings: site.settings, pages, facts: shown.facts(traitsOf), media: new Map(files.map((file) => [file.name, file])) };
}
