import { splitView } from '../content/graph/input-views.ts';
import type { RecordFindings } from '../content/resolve/record-lookup.ts';
import type { ResolveIndexes } from '../content/resolve/reference-findings.ts';
import type { ResolvedPage } from '../content/resolve/resolve-page.ts';
import { type ResolvedSettings, resolveSettingsParts } from '../content/resolve/resolve-settings.ts';
import type { SiteParts } from '../content/site-parts.ts';
import type { Problem } from '../problems/problem.ts';
import { sortProblems } from '../problems/sort-problems.ts';
import { emptyPage, symbolicLink, unreadableFile } from '../problems/unreadable-file.ts';
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
  const { languages, views } = parts;
  const pages = resolved.map(({ page }) => page);
  const ofRecords = recordFindings([indexes, ...views.flatMap((view) => (view.ofLanguage ? [view.indexes] : []))]);
  const ofDefault = pages.filter(({ language, isFallback }) => language === undefined || isFallback);
  const ofShared = joinFindings([
    sharedFindings(shared, ofDefault, { schemas, indexes }),
    ...views.flatMap(({ code, ofLanguage, indexes: own }) =>
      ofLanguage
        ? [
            sharedFindings(
              ofLanguage.shared,
              pages.filter(({ language, isFallback }) => language === code && !isFallback),
              { schemas, indexes: own },
            ),
          ]
        : [],
    ),
  ]);
  const ofLanguages = views.flatMap(({ ofLanguage }) => ofLanguage ?? []);
  const ofSettings = resolvedSettings ? [resolvedSettings] : [];
  const ofSettingsParts = resolveSettingsParts({ schema: schemas.siteSchema, file: settingsFile, indexes }, settingsParts);
  const links = [...resolved, ofRecords, ofShared, ...ofSettings, ofSettingsParts].flatMap((one) => one.links);
  const found = [
    ...publishedBefore.problems,
    ...settingsProblems,
    ...[...strings, ...ofSettings, ofSettingsParts, ...collections, ...ofLanguages, ofRecords, ofShared, ...resolved].flatMap(
      (one) => one.problems,
    ),
  ];
  const pageInputs = inputsOf([...resolved, ...ofSettings]);
  const recordInputs = new Set(ofRecords.inputs.map((key) => splitView(key)[1]));
  const byPage = new Map(resolved.map((one) => [one.page, one]));
  const ofMedia = readUsedMedia({
    ...{ files, media: indexes.media, inputs: [pageInputs, recordInputs] },
    shown: new Set([...resolved, ...ofSettings].flatMap(({ mediaFiles }) => [...mediaFiles.keys()])),
  });
  const checked: RuleInput = {
    hasErrors: found.some(({ severity }) => severity === 'error'),
    ...{ schemas, files, pages, collections, settings, settingsFile, links, shared, strings, now, pageInputs, recordInputs },
    ...{ languages, translations: ofLanguages, untranslated: resolvedSettings?.untranslated ?? new Map() },
    deadlines: [...resolved, ofRecords, ofShared].flatMap((one) => one.deadlines),
    inputsOf: (page) => byPage.get(page)?.inputs ?? new Set(),
    headingsOf: (page) => byPage.get(page) ?? { headingIds: [], writtenIds: [] },
    usedMedia: ofMedia.usedMedia,
    media: indexes.media,
    publishedBefore: publishedBefore.paths,
    withTexts: [...resolved, ...ofRecords.withTexts, ...ofSettings],
  };
  const problems = [...found, ...runRules(checked, results), ...unreadProblems(files), ...ofMedia.problems];
  const blocks = [...shared, ...ofLanguages.flatMap((one) => one.shared)];
  return { problems: sortProblems(withoutRepeats(withUsers(problems, blocks, pages))), linkCount: links.length };
}

/** Returns the problems of unreadable folders, symbolic links and empty pages in `root/`. The reader of a file reports those of the file. */
const unreadProblems = ({ unreadable, links, root }: SiteParts['files']): Problem[] => [
  ...unreadable.map(({ shown, reason }) => unreadableFile(shown, reason)),
  ...links.map(({ shown }) => symbolicLink(shown)),
  ...root.filter(({ name, bytes }) => bytes === 0 && name.endsWith('.html')).map(({ shown }) => emptyPage(shown)),
];

/** Returns the inputs of parts of the site, whichever language has them. */
function inputsOf(made: readonly Pick<ResolvedPage, 'inputs'>[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const { inputs } of made) for (const key of inputs) all.add(splitView(key)[1]);
  return all;
}

/** Checks every record in every language. */
function recordFindings(indexes: readonly ResolveIndexes[]): RecordFindings {
  const all = indexes.map(({ records }) => records.checkAll());
  return { ...joinFindings(all), withTexts: all.flatMap((one) => one.withTexts), inputs: all.flatMap((one) => one.inputs) };
}

type Findings = Pick<RecordFindings, 'problems' | 'links' | 'deadlines'>;

const joinFindings = (all: readonly Findings[]): Findings => ({
  problems: all.flatMap(({ problems }) => problems),
  links: all.flatMap(({ links }) => links),
  deadlines: all.flatMap(({ deadlines }) => deadlines),
});

/** Pages made from one file share its problems. Reports each once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const distinct = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.column} ${problem.code} ${problem.message}`, problem]),
  );
  return [...distinct.values()];
}
