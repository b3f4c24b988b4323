import {
  type Clock,
  count,
  describeOrigin,
  nameOfFile,
  nearestName,
  type Reference,
  rootPaths,
  type Site,
  type SiteSources,
  type Use,
} from '@pagewright/core';
import { isSamePath, pathOf } from '../edit/page-path.ts';
import { recordNames } from '../edit/record-names.ts';
import { lucideIcons } from '../icons/lucide-icons.ts';
import type { Project } from './declare/command.ts';
import { callLines } from './declare/to-commander.ts';
import { type ExampleNames, exampleNames, loadNamedSite, type NamedSite } from './named-site.ts';
import { print, printError } from './print.ts';

type UsesOptions = Pick<Project, 'loadCode'> & { siteDir: string; clock: Clock };

/**
 * Prints every place where something is named, and the pages that are made from it; without a name, the kinds of things that
 * have one, each with a call that works on the site. Returns exit code 1 when nothing has the name.
 */
export async function reportUses(name: string | undefined, options: UsesOptions): Promise<number> {
  const named = await loadNamedSite(options);
  if (name === undefined || name === '') {
    print(describeUsage(exampleNames(named)));
    return 0;
  }
  const { schemas, site, sources } = named;
  const subjects = subjectsNamed(name, { schemas, site, sources });
  if (subjects.length === 0) {
    const nearest = nearestSubject(name, { schemas, site, sources });
    printError(
      `There is no page, file, record, collection, block or icon called "${name}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    );
    return 1;
  }
  print(subjects.map((subject) => describeUses(subject, sources.references, site)).join('\n\n'));
  for (const { displayPath } of sources.unreadable)
    printError(`${displayPath} cannot be read, so its references are unknown: npm run check`);
  return 0;
}

/** What a call lists for a name of each kind. */
const lists = {
  page: 'the links to a page',
  media: 'the places that show a file in media',
  record: 'the places that show a record, and its pages',
  collection: 'the places that show records of a collection',
  blockType: 'the blocks of a type',
  sharedBlock: 'the pages with a shared block',
  icon: 'the places that show an icon',
} as const satisfies Record<keyof ExampleNames, string>;

const isKind = (kind: string): kind is keyof ExampleNames => Object.hasOwn(lists, kind);

function describeUsage(names: ExampleNames): string {
  const calls = Object.keys(lists)
    .filter(isKind)
    .flatMap((kind) => (names[kind] === undefined ? [] : [{ words: names[kind], does: lists[kind] }]));
  return [
    'Lists every place where something is used. For example:',
    '',
    ...callLines(calls, 'uses'),
    '',
    'More: npm run uses -- --help',
  ].join('\n');
}

function describeUses({ label, key, appears, uses: isUse }: Subject, references: readonly Reference[], site: Site): string {
  const places = references.flatMap((reference) => {
    const how = isUse(reference);
    return how === false ? [] : [placeLine(reference, how)];
  });
  const subject = label.charAt(0).toUpperCase() + label.slice(1);
  const pages = key === undefined ? [] : pathsWith(key, site);
  const list = pages.length > 0 ? [`${appears ?? 'It appears'} on ${count(pages.length, 'page')}: ${pages.join(', ')}`] : [];
  if (places.length === 0) return [`${subject} is used nowhere.`, ...list].join('\n');
  return [`${subject} is used in ${count(places.length, 'place')}:`, ...new Set(places), ...list].join('\n');
}

function placeLine({ file, path, context }: Reference, how: string | true): string {
  const { file: displayPath, line, column } = file.locate(path, 'value');
  return `${displayPath}:${line}:${column}  ${context}${how === true ? '' : `, ${how}`}`;
}

/** Returns the paths of the pages that use something, in any language. */
const pathsWith = (use: Use, { pages, usesOf }: Site): string[] =>
  pages.flatMap((page) => (page.page.fields && usesOf(page).has(use) ? [page.page.fields.path] : [])).sort();

/** A thing that content refers to by a name: a page, file, record, collection, block or icon. */
type Subject = {
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
function subjectsNamed(name: string, context: NamedSite): Subject[] {
  return [
    ...media(name, context),
    ...rootFiles(name, context),
    ...pages(name, context),
    ...records(name, context),
    ...plainNames(name, context),
  ];
}

/** Returns the nearest existing name, or undefined when none is similar. */
function nearestSubject(name: string, { schemas, sources, site }: NamedSite): string | undefined {
  if (name.startsWith('/') && !name.startsWith('/media/')) return nearestName(name, [...pagePaths(site), ...rootPaths(sources.files.root)]);
  if (/^\/?media\//.test(name)) return nearestName(name.replace(/^\/?/, '/'), mediaPaths(sources));
  const records = recordNames(sources).flatMap(({ names }) => names);
  if (name.includes('/')) return nearestName(name, records);
  const withoutCollection = records.find((record) => record.endsWith(`/${name}`));
  if (withoutCollection !== undefined) return withoutCollection;
  const words = [...schemas.blockTypes, ...sources.files.shared.map(nameOfFile), ...schemas.collectionNames];
  return nearestName(name, words) ?? nearestName(name, lucideIcons.names());
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
  const { generatedFrom, list } = page.page;
  return [
    {
      label: `the page ${path}${list ? `, made for ${describeOrigin(page.page)},` : ''}`,
      ...(generatedFrom !== undefined && {
        key: `record:${generatedFrom}` as const,
        appears: `It is made from the record ${generatedFrom}, which appears`,
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
    ...(sources.files.shared.some((file) => nameOfFile(file) === name)
      ? [byName('shared', `the shared block ${name}`, `shared:${name}`)]
      : []),
    ...(schemas.isCollection(name) ? [collection(name)] : []),
    ...(lucideIcons.get(name) ? [byName('icon', `the icon ${name}`)] : []),
  ];
}

const collection = (name: string): Subject => ({
  label: `the collection ${name}`,
  key: `records:${name}`,
  uses: ({ kind, target }) => (kind === 'records' || kind === 'record') && (target === name || target.startsWith(`${name}/`)),
});
