import type { Reference } from '../content/references/references-of-value.ts';
import { readSources } from '../content/references/site-sources.ts';
import { count } from '../problems/format-problem.ts';
import { createSiteLoader, type Site } from '../site/load-site.ts';
import type { Project } from './declare/option.ts';
import { nearestSubject, type Subject, subjectsNamed } from './uses/subject.ts';

type UsesOptions = Pick<Project, 'loadCode'> & { siteDir: string; clock: () => Date };

/** Prints every place where something is named, and the pages that are made from it. Returns exit code 1 when nothing has that name. */
export async function reportUses(name: string, { siteDir, clock, loadCode }: UsesOptions): Promise<number> {
  const schemas = await loadCode();
  const site = await createSiteLoader(siteDir, schemas, clock)();
  const sources = await readSources(siteDir, schemas);
  const subjects = subjectsNamed(name, { schemas, site, sources });
  if (subjects.length === 0) {
    const nearest = nearestSubject(name, { schemas, site, sources });
    console.error(
      `There is no page, file, record, collection, block or icon called "${name}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    );
    return 1;
  }
  console.log(subjects.map((subject) => describeUses(subject, sources.references, site)).join('\n\n'));
  for (const { shown } of sources.unreadable) console.error(`${shown} cannot be read, so its references are unknown: npm run check`);
  return 0;
}

function describeUses({ label, key, appears, uses: isUse }: Subject, references: readonly Reference[], site: Site): string {
  const places = references.flatMap((reference) => {
    const how = isUse(reference);
    return how === false ? [] : [placeLine(reference, how)];
  });
  const subject = label.charAt(0).toUpperCase() + label.slice(1);
  const pages = key === undefined ? [] : pathsOf(site.graph.usersOf(key), site);
  const list = pages.length > 0 ? [`${appears ?? 'It appears'} on ${count(pages.length, 'page')}: ${pages.join(', ')}`] : [];
  if (places.length === 0) return [`${subject} is used nowhere.`, ...list].join('\n');
  return [`${subject} is used in ${count(places.length, 'place')}:`, ...new Set(places), ...list].join('\n');
}

function placeLine({ file, path, context }: Reference, how: string | true): string {
  const { file: shown, line, column } = file.locate(path, 'value');
  return `${shown}:${line}:${column}  ${context}${how === true ? '' : `, ${how}`}`;
}

/** The paths of pages that the dependency graph knows by their keys. */
function pathsOf(keys: readonly string[], { pages }: Site): string[] {
  const known = new Set(keys);
  return pages.flatMap(({ page }) => (known.has(page.key) && page.fields ? [page.fields.path] : [])).sort();
}
