import type { Reference } from '../content/references/references-of-value.ts';
import { count } from '../problems/format-problem.ts';
import type { Site } from '../site/load-site.ts';
import type { Use } from '../site/uses.ts';
import type { Clock } from '../time/site-clock.ts';
import { callLines } from './declare/call-lines.ts';
import type { Project } from './declare/option.ts';
import { type ExampleNames, exampleNames } from './example-names.ts';
import { loadNamedSite } from './named-site.ts';
import { print, printError } from './print.ts';
import { nearestSubject, type Subject, subjectsNamed } from './uses/subject.ts';

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
  for (const { shown } of sources.unreadable) printError(`${shown} cannot be read, so its references are unknown: npm run check`);
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
  const { file: shown, line, column } = file.locate(path, 'value');
  return `${shown}:${line}:${column}  ${context}${how === true ? '' : `, ${how}`}`;
}

/** Returns the paths of the pages that use something, in any language. */
const pathsWith = (use: Use, { pages, usesOf }: Site): string[] =>
  pages.flatMap((page) => (page.page.fields && usesOf(page).has(use) ? [page.page.fields.path] : [])).sort();
