import { rootPaths } from '../../content/find/root-files.ts';
import type { Reference } from '../../content/references/references-of-value.ts';
import type { SiteSources } from '../../content/references/site-sources.ts';
import { describeOrigin } from '../../content/validate/page-origin.ts';
import { sharedName } from '../../content/validate/shared-blocks.ts';
import { iconIndex } from '../../field-kinds/icon-index.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { Site } from '../../site/load-site.ts';
import type { Use } from '../../site/uses.ts';
import type { NamedSite } from '../named-site.ts';
import { isSamePath, pathOf } from '../page-path.ts';
import { recordNames } from '../record-names.ts';

/** A thing that content refers to by a name: a page, file, record, collection, block or icon. */
export type Subject = {
  /** Its name in a sentence: `the record faqs/how-long`. */
  label: string;
  /** What a page that uses it uses. */
  key?: Use;
  /** The start of the sentence that lists these pages. */
  appears?: string;
  /** True when a reference refers to it. A text explains an indirect reference. */
  uses: (reference: Reference) => boolean | string;
};

/** Returns everything with a name. A block type and a shared block may have the same one. */
export function subjectsNamed(name: string, context: NamedSite): Subject[] {
  return [
    ...media(name, context),
    ...rootFiles(name, context),
    ...pages(name, context),
    ...records(name, context),
    ...plainNames(name, context),
  ];
}

/** Returns the nearest existing name, or undefined when none is similar. */
export function nearestSubject(name: string, { schemas, sources, site }: NamedSite): string | undefined {
  if (name.startsWith('/') && !name.startsWith('/media/')) return nearestName(name, [...pagePaths(site), ...rootPaths(sources.files.root)]);
  if (/^\/?media\//.test(name)) return nearestName(name.replace(/^\/?/, '/'), mediaPaths(sources));
  const records = recordNames(sources).flatMap(({ names }) => names);
  if (name.includes('/')) return nearestName(name, records);
  const withoutCollection = records.find((record) => record.endsWith(`/${name}`));
  if (withoutCollection !== undefined) return withoutCollection;
  const words = [...schemas.blockTypes, ...sources.files.shared.map(sharedName), ...schemas.collectionNames];
  return nearestName(name, words) ?? nearestName(name, [...iconIndex().keys()]);
}

const pagePaths = ({ pages }: Site): string[] => pages.flatMap(({ page }) => page.fields?.path ?? []);
const mediaPaths = ({ files }: SiteSources): string[] => files.media.map(({ path }) => `/${path}`);

function media(name: string, { sources }: NamedSite): Subject[] {
  const path = /(?:^|\/)(media\/.+)$/s.exec(name)?.[1];
  if (path === undefined || !mediaPaths(sources).includes(`/${path}`)) return [];
  const mp4 = `/${path.replace(/\.webm$/, '.mp4')}`;
  return [
    {
      label: `the file /${path}`,
      key: `media:/${path}`,
      uses: ({ kind, target }) => kind === 'media' && (target === `/${path}` || (target === mp4 && `beside ${mp4}`)),
    },
  ];
}

function rootFiles(name: string, { sources }: NamedSite): Subject[] {
  const path = /(?:^|\/)root(\/.+)$/s.exec(name)?.[1] ?? name;
  const file = sources.files.root.find((one) => rootPaths([one]).includes(path));
  if (!file) return [];
  const paths = rootPaths([file]);
  return [{ label: `the file root/${file.name}`, uses: ({ kind, target }) => kind === 'link' && paths.includes(pathOf(target)) }];
}

function pages(name: string, { site }: NamedSite): Subject[] {
  const path = pathOf(name);
  const page = site.pages.find((one) => one.page.fields?.path === path);
  if (!page) return [];
  const { madeFrom, list } = page.page;
  return [
    {
      label: `the page ${path}${list ? `, made for ${describeOrigin(page.page)},` : ''}`,
      ...(madeFrom !== undefined && {
        key: `record:${madeFrom}` as const,
        appears: `It is made from the record ${madeFrom}, which appears`,
      }),
      uses: ({ kind, target }) => kind === 'link' && isSamePath(target, path),
    },
  ];
}

function records(name: string, { sources, site }: NamedSite): Subject[] {
  return recordNames(sources)
    .filter(({ names }) => names.includes(name))
    .map(({ collection, key, list }) => ({
      label: `the record ${collection}/${key}`,
      key: `record:${collection}/${key}` as const,
      uses: ({ kind, target, query }) => {
        if (kind === 'record') return target === `${collection}/${key}`;
        if (kind !== 'records' || (target !== collection && !target.startsWith(`${collection}/`))) return false;
        const { records: index } = site.named;
        if (query && !index.select(collection, query).includes(key)) return false;
        if (list !== undefined && target === `${collection}/${list}`) return `with the whole list "${list}"`;
        return Object.keys(query ?? {}).length > 0 ? 'with a query' : `with all of ${collection}`;
      },
    }));
}

function plainNames(name: string, { schemas, sources }: NamedSite): Subject[] {
  const byName = (kind: Reference['kind'], label: string, key?: Use): Subject => ({
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
