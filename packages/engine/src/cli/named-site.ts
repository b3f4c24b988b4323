import { join } from 'node:path';
import { type Clock, MissingSiteError, readSources, type Site, type SiteSources, topLevelText } from '@pagewright/core';
import type { SiteCode } from '../definition/site-code.ts';
import { pathOf } from '../edit/page-path.ts';
import { recordNames } from '../edit/record-names.ts';
import { createSiteLoader } from '../site/load-site.ts';
import { nodeHost } from '../site/node-host.ts';
import type { Project } from './declare/command.ts';

/** A loaded site with everything that has a name in it. */
export type NamedSite = { schemas: SiteCode; site: Site; sources: SiteSources };

/** Loads the site in `siteDir`. Throws `MissingSiteError` when there is none. */
export async function loadNamedSite({ siteDir, clock, loadCode }: NamedSiteOptions): Promise<NamedSite> {
  const code = await loadCode();
  const site = await createSiteLoader(siteDir, code, clock)();
  return { schemas: { ...code, ...site.schemas }, site, sources: await readSources(nodeHost, siteDir, code) };
}

type NamedSiteOptions = Pick<Project, 'loadCode'> & { siteDir: string; clock?: Clock };

/** Loads the site of the project in `site.config`. Undefined when it has none. */
export async function loadProjectSite({ root, loadCode }: Project): Promise<NamedSite | undefined> {
  return loadNamedSite({ siteDir: join(root, 'site.config'), loadCode }).catch((error: unknown) => {
    if (error instanceof MissingSiteError) return undefined;
    throw error;
  });
}

/** One existing name of each kind of thing in a site; undefined for a kind that the site does not have. */
export type ExampleNames = Record<'page' | 'media' | 'record' | 'collection' | 'blockType' | 'sharedBlock' | 'icon', string | undefined>;

/** Returns names for examples that work on this site: names that something refers to, else any. */
export function exampleNames({ sources }: Pick<NamedSite, 'sources'>): ExampleNames {
  const { references, files } = sources;
  const used = (kind: (typeof references)[number]['kind'], known?: readonly string[]): string | undefined =>
    references.find((one) => one.kind === kind && (known?.includes(pathOf(one.target)) ?? true))?.target;
  const pages = sources.pages.flatMap(({ file }) => topLevelText(file, 'path') ?? []).filter((path) => path !== '/' && !path.includes('{'));
  const media = files.media.map(({ path }) => `/${path}`).filter((path) => !path.endsWith('.webm'));
  const records = recordNames(sources).flatMap(({ names: [name] }) => name ?? []);
  // The ids of some collections are numbers, which are no example for others.
  const named = records.filter((name) => !/\/\d+$/.test(name));
  const link = used('link', pages);
  const record = used('record', named) ?? named[0] ?? records[0];
  return {
    page: link === undefined ? pages[0] : pathOf(link),
    media: used('media', media) ?? media[0],
    record,
    collection: record?.split('/')[0],
    blockType: used('block-type'),
    sharedBlock: used('shared'),
    icon: used('icon'),
  };
}
