import { topLevelText } from '../content/references/site-sources.ts';
import type { NamedSite } from './named-site.ts';
import { pathOf } from './page-path.ts';
import { recordNames } from './record-names.ts';

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
