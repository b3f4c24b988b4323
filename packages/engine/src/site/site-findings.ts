import type { InputKey } from '../content/graph/dependency-graph.ts';
import type { ResolvedPage } from '../content/resolve/resolve-page.ts';
import { type ResolvedSettings, resolveSettingsParts } from '../content/resolve/resolve-settings.ts';
import type { SiteParts } from '../content/site-parts.ts';
import type { Problem } from '../problems/problem.ts';
import { sortProblems } from '../problems/sort-problems.ts';
import { symbolicLink, unreadableFile } from '../problems/unreadable-file.ts';
import { type RuleResults, runRules } from '../rules/run-rules.ts';
import type { RuleInput } from '../rules/site/rule-input.ts';
import { sharedFindings, withUsers } from './shared-findings.ts';
import { readUsedMedia } from './used-media.ts';

/** The problems of a site, sorted by file and line, and the number of links that were checked. */
export type SiteFindings = { problems: Problem[]; linkCount: number };

type Found = Pick<RuleInput, 'now' | 'schemas'> & {
  /** The results of rules for the parts of the site that did not change. */
  results: RuleResults;
  parts: SiteParts;
  /** All pages and presets, in that order. */
  resolved: readonly ResolvedPage[];
  resolvedSettings: ResolvedSettings | undefined;
};

/** Collects the problems of every stage and runs every rule over the whole site. */
export function findProblems({ schemas, parts, resolved, resolvedSettings, now, results }: Found): SiteFindings {
  const { files, settings, settingsFile, settingsParts, settingsProblems, collections, shared, strings, indexes, publishedBefore } = parts;
  const pages = resolved.map(({ page }) => page);
  const ofRecords = indexes.records.checkAll();
  const ofShared = sharedFindings(shared, pages, { schemas, indexes });
  const ofSettings = resolvedSettings ? [resolvedSettings] : [];
  const ofSettingsParts = resolveSettingsParts({ schema: schemas.siteSchema, file: settingsFile, indexes }, settingsParts);
  const links = [...resolved, ofRecords, ofShared, ...ofSettings, ofSettingsParts].flatMap((one) => one.links);
  const found = [
    ...publishedBefore.problems,
    ...settingsProblems,
    ...[...strings, ...ofSettings, ofSettingsParts, ...collections, ofRecords, ofShared, ...resolved].flatMap((one) => one.problems),
  ];
  const pageInputs = inputsOf([...resolved, ...ofSettings]);
  const recordInputs = new Set(ofRecords.inputs);
  const inputsByPage = new Map(resolved.map(({ page, inputs }) => [page, inputs]));
  const ofMedia = readUsedMedia({ files, media: indexes.media, inputs: [pageInputs, recordInputs] });
  const checked: RuleInput = {
    hasErrors: found.some(({ severity }) => severity === 'error'),
    ...{ schemas, files, pages, collections, settings, settingsFile, links, shared, strings, now, pageInputs, recordInputs },
    deadlines: [...resolved, ofRecords, ofShared].flatMap((one) => one.deadlines),
    inputsOf: (page) => inputsByPage.get(page) ?? new Set(),
    usedMedia: ofMedia.usedMedia,
    media: indexes.media,
    publishedBefore: publishedBefore.paths,
    withTexts: [...resolved, ...ofRecords.withTexts, ...ofSettings],
  };
  const problems = [...found, ...runRules(checked, results), ...unreadProblems(files), ...ofMedia.problems];
  return { problems: sortProblems(withoutRepeats(withUsers(problems, shared, pages))), linkCount: links.length };
}

/** Returns the problems of unreadable folders and of symbolic links. The reader of a file reports the problems of the file. */
const unreadProblems = ({ unreadable, links }: SiteParts['files']): Problem[] => [
  ...unreadable.map(({ shown, reason }) => unreadableFile(shown, reason)),
  ...links.map(({ shown }) => symbolicLink(shown)),
];

function inputsOf(made: readonly Pick<ResolvedPage, 'inputs'>[]): ReadonlySet<InputKey> {
  const all = new Set<InputKey>();
  for (const { inputs } of made) for (const key of inputs) all.add(key);
  return all;
}

/** Pages made from one file share its problems. Reports each once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const distinct = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.column} ${problem.code} ${problem.message}`, problem]),
  );
  return [...distinct.values()];
}
