import type { Check, CheckedSite } from '../checks/check.ts';
import { checks } from '../checks/index.ts';
import type { InputKey } from '../content/graph/dependency-graph.ts';
import type { SiteParts } from '../content/read-site.ts';
import type { ResolvedPage } from '../content/resolve/resolve-page.ts';
import type { ResolvedSettings } from '../content/resolve/resolve-settings.ts';
import type { Problem } from '../problems/problem.ts';
import { sortProblems } from '../problems/sort-problems.ts';
import { unexpectedFailure } from '../problems/unexpected-failure.ts';
import { sharedFindings, withUsers } from './shared-findings.ts';

/** What is wrong with a site, sorted by file and line, and how many links were looked at. */
export type SiteFindings = { problems: Problem[]; linkCount: number };

type Found = Pick<CheckedSite, 'now'> & {
  parts: SiteParts;
  /** All pages and presets. */
  resolved: readonly ResolvedPage[];
  shell: ResolvedSettings | undefined;
};

/** Gathers the findings of every stage and runs every rule over the whole site. */
export function findProblems({ parts, resolved, shell, now }: Found): SiteFindings {
  const { files, settings, settingsFile, settingsProblems, collections, shared, indexes, publishedBefore } = parts;
  const pages = resolved.map(({ page }) => page);
  const ofRecords = indexes.records.checkAll();
  const ofShared = sharedFindings(shared, pages, indexes);
  const shells = shell ? [shell] : [];
  const links = [...resolved, ofRecords, ofShared, ...shells].flatMap((one) => one.links);
  const found = [
    ...publishedBefore.problems,
    ...settingsProblems,
    ...[...shells, ...collections, ofRecords, ofShared, ...resolved].flatMap((one) => one.problems),
  ];
  const checked: CheckedSite = {
    hasErrors: found.some(({ severity }) => severity === 'error'),
    ...{ files, pages, collections, settings, settingsFile, links, shared, now },
    media: indexes.media,
    publishedBefore: publishedBefore.paths,
    texts: [...resolved.flatMap(({ texts }) => texts), ...ofRecords.texts, ...shells.map(({ texts }) => texts)],
    pageInputs: inputsOf([...resolved, ...shells]),
    recordInputs: new Set(ofRecords.inputs),
  };
  const problems = [...found, ...Object.entries(checks).flatMap(([name, check]) => runCheck(name, check, checked))];
  return { problems: sortProblems(withoutRepeats(withUsers(problems, shared, pages))), linkCount: links.length };
}

/** Runs one rule; when it fails, the others still run, and the failure is reported at `site.yaml`. */
function runCheck(name: string, check: Check, site: CheckedSite): Problem[] {
  try {
    return check(site);
  } catch (error) {
    const { shown } = site.settingsFile;
    const place = { file: shown, line: 1, column: 1, length: 1 };
    return [unexpectedFailure({ error, place, text: '', context: `the rule ${name} over the whole site` })];
  }
}

function inputsOf(made: readonly Pick<ResolvedPage, 'inputs'>[]): ReadonlySet<InputKey> {
  const all = new Set<InputKey>();
  for (const { inputs } of made) for (const key of inputs) all.add(key);
  return all;
}

/** Pages made from one file share its mistakes; each is told once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const told = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.column} ${problem.code} ${problem.message}`, problem]),
  );
  return [...told.values()];
}
