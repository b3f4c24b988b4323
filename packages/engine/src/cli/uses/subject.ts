import type { InputKey } from '../../content/graph/dependency-graph.ts';
import type { Reference } from '../../content/references/references-of-value.ts';
import type { SiteSources } from '../../content/references/site-sources.ts';
import { sharedName } from '../../content/validate/shared-blocks.ts';
import { iconIndex } from '../../field-kinds/icon-index.ts';

import { nearestName } from '../../problems/nearest-name.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { Site } from '../../site/load-site.ts';
import { isSamePath, pathOf } from '../page-path.ts';
import { recordNames } from '../record-names.ts';

/** Something that content can name, under one of the names that authors have for it. */
export type Subject = {
  /** In a sentence: `the record faqs/how-long`. */
  label: string;
  /** What the pages made from it are recorded under in the dependency graph. */
  key?: InputKey;
  /** The beginning of the sentence that lists the pages. */
  appears?: string;
  /** Whether a place names it; a text says how, where that is not by its own name. */
  uses: (reference: Reference) => boolean | string;
};

type Known = { schemas: ContentSchemas; sources: SiteSources; site: Site };

/** Everything of that name: a block type and a shared block may have the same. */
export function subjectsNamed(name: string, known: Known): Subject[] {
  return [...media(name, known), ...pages(name, known), ...records(name, known), ...singleWords(name, known)];
}

/** The name that was meant, if one is near. */
export function nearestSubject(name: string, { schemas, sources, site }: Known): string | undefined {
  if (name.startsWith('/') && !name.startsWith('/media/')) return nearestName(name, pagePaths(site));
  if (/^\/?media\//.test(name)) return nearestName(name.replace(/^\/?/, '/'), mediaPaths(sources));
  const records = recordNames(sources).flatMap(({ names }) => names);
  if (name.includes('/')) return nearestName(name, records);
  const words = [...schemas.blockTypes, ...sources.files.shared.map(sharedName), ...schemas.collectionNames];
  return nearestName(name, words) ?? nearestName(name, [...iconIndex().keys()]);
}

const pagePaths = ({ pages }: Site): string[] => pages.flatMap(({ page }) => page.fields?.path ?? []);
const mediaPaths = ({ files }: SiteSources): string[] => files.media.map(({ path }) => `/${path}`);

function media(name: string, { sources }: Known): Subject[] {
  const path = /(?:^|\/)(media\/.+)$/.exec(name)?.[1];
  if (path === undefined || !mediaPaths(sources).includes(`/${path}`)) return [];
  const film = `/${path.replace(/\.webm$/, '.mp4')}`;
  return [
    {
      label: `the file /${path}`,
      key: `media:/${path}`,
      uses: ({ kind, target }) => kind === 'media' && (target === `/${path}` || (target === film && `beside ${film}`)),
    },
  ];
}

function pages(name: string, { site }: Known): Subject[] {
  const path = pathOf(name);
  const page = site.pages.find((one) => one.page.fields?.path === path);
  if (!page) return [];
  const { madeFrom } = page.page;
  return [
    {
      label: `the page ${path}`,
      ...(madeFrom !== undefined && {
        key: `record:${madeFrom}` as const,
        appears: `It is made from the record ${madeFrom}, which appears`,
      }),
      uses: ({ kind, target }) => kind === 'link' && isSamePath(target, path),
    },
  ];
}

function records(name: string, { sources }: Known): Subject[] {
  return recordNames(sources)
    .filter(({ names }) => names.includes(name))
    .map(({ collection, key, list }) => ({
      label: `the record ${collection}/${key}`,
      key: `record:${collection}/${key}` as const,
      uses: ({ kind, target }) => {
        if (kind === 'record') return target === `${collection}/${key}`;
        if (kind !== 'records') return false;
        if (target === collection) return `with all of ${collection}`;
        return list !== undefined && target === `${collection}/${list}` && `with the whole list "${list}"`;
      },
    }));
}

function singleWords(name: string, { schemas, sources }: Known): Subject[] {
  const byName = (kind: Reference['kind'], label: string, key?: InputKey): Subject => ({
    label,
    ...(key && { key }),
    uses: (reference) => reference.kind === kind && reference.target === name,
  });
  return [
    ...(schemas.isBlockType(name) ? [byName('block-type', `the block type ${name}`)] : []),
    ...(sources.files.shared.some((file) => sharedName(file) === name)
      ? [byName('shared', `the shared block ${name}`, `shared:${name}`)]
      : []),
    ...(schemas.isCollection(name) ? [collection(name)] : []),
    ...(iconIndex().has(name) ? [byName('icon', `the icon ${name}`)] : []),
  ];
}

const collection = (name: string): Subject => ({
  label: `the collection ${name}`,
  key: `records:${name}`,
  uses: ({ kind, target }) => (kind === 'records' || kind === 'record') && (target === name || target.startsWith(`${name}/`)),
});
