import { join, relative, resolve, sep } from 'node:path';
import { type Clock, count, findFiles, nearestName, type Problem, type SiteFile } from '@pagewright/core';
import { type Change, type FixFilter, fixSite } from '../edit/fix-site.ts';
import { ProposedSite } from '../edit/proposed-site.ts';
import { writeEditorSchemas } from '../editor-schema/write-editor-schemas.ts';
import { displayPath } from '../files/display-path.ts';
import { assertStyles } from '../render/stylesheet/assert-styles.ts';
import { createSiteLoader } from '../site/load-site.ts';
import { nodeHost } from '../site/node-host.ts';
import { assertMerged } from './assert-merged.ts';
import { type Project, UsageError } from './declare/command.ts';
import { print, printError } from './print.ts';
import { hasErrors, type ProblemFormat, problemFormats } from './problem-formats.ts';
import { describeContent, describeSamples } from './report-site.ts';

/** The options of `check`. */
type CheckOptions = Project & {
  siteDir: string;
  clock: Clock;
  format: ProblemFormat;
  /** True for the check before a release: reports sample values too, and fails while there are any. */
  isRelease?: boolean;
  /** True applies the safe fixes first. */
  isFixing: boolean;
  /** The files whose problems are reported and fixed, as the author wrote them. Empty: all. */
  files: readonly string[];
};

/**
 * Prints the problems of a site, or what was checked when there are none. Returns exit code 1 when an error is among the printed
 * problems, and for a release when a sample value is. Throws `UsageError` for a file that the site does not have.
 */
export async function checkContent(options: CheckOptions): Promise<number> {
  const started = performance.now();
  assertMerged(options);
  const chosen = options.files.length === 0 ? undefined : await findChosenFiles(options);
  const outcome = await checkSite(options, options.isFixing ? (problem) => isChosen(problem, chosen) : undefined);
  const samples = outcome.releaseProblems.filter((problem) => isChosen(problem, chosen));
  const problems = [...outcome.problems.filter((problem) => isChosen(problem, chosen)), ...(options.isRelease ? samples : [])];
  const isFailure = hasErrors(problems) || (options.isRelease && samples.length > 0);
  problemFormats[options.format](problems);
  if (options.format === 'text') {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const scope = chosen && describeScope(chosen, outcome.problems.length - problems.length);
    if (isFailure) {
      if (!hasErrors(problems)) printError(`${describeSamples(samples)} Replace them before you publish.`);
      if (scope !== undefined) printError(scope.others);
    } else {
      print(`${scope?.files ?? outcome.checked}: ${problems.length === 0 ? 'all good' : 'no errors'} (${seconds} s)`);
      if (scope !== undefined) print(scope.others);
      if (!options.isRelease && samples.length > 0) print(`${describeSamples(samples)} Before you publish: npm run check -- --release`);
    }
  }
  return isFailure ? 1 : 0;
}

const isChosen = ({ file }: Problem, chosen: ChosenFiles | undefined): boolean => chosen?.has(resolve(file)) ?? true;

/** Describes a check of selected files: their names, and how many problems the other files have. */
function describeScope(chosen: ChosenFiles, otherProblems: number): { files: string; others: string } {
  const [first = '', ...more] = chosen.values();
  const files = more.length === 0 ? first : count(chosen.size, 'file');
  const others = otherProblems === 0 ? 'no problems' : `${count(otherProblems, 'problem')}; see all: npm run check`;
  return { files, others: `Only the problems of ${files} are reported. Other files have ${others}${otherProblems === 0 ? '.' : ''}` };
}

/** The result of a check: the problems and a phrase that counts what was checked. */
type Outcome = { problems: Problem[]; releaseProblems: Problem[]; checked: string };

/**
 * Checks a site and writes its JSON Schemas for editors. With `isFixed`, first applies the safe fixes of the problems for
 * which it returns true. When the schemas cannot be written, prints a line on stderr; the outcome is the same.
 */
async function checkSite(
  { root, siteDir, clock, loadCode, fingerprint }: Omit<CheckOptions, 'format' | 'isRelease' | 'isFixing' | 'files'>,
  isFixed?: FixFilter,
): Promise<Outcome> {
  const code = await loadCode();
  assertStyles(code);
  const load = createSiteLoader(siteDir, code, clock, { store: { root, siteDir, fingerprint } });
  if (isFixed) {
    const proposed = new ProposedSite({ readLoader: () => load });
    const changes = await fixSite((texts) => proposed.problems(texts), { root, siteDir }, isFixed);
    printError(`${reportChanges(changes)}\n`);
  }
  const site = await load();
  await writeEditorSchemas({ root, siteDir, site }).catch((error: unknown) => {
    printError(
      `Editor support for this site is not available: its schemas could not be written. ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const outcome = { problems: site.findProblems(), releaseProblems: site.findReleaseProblems(), checked: describeContent(site) };
  await site.save();
  return outcome;
}

/** Formats the changes of `--fix`: each place with its lines before and after. */
function reportChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing was changed: no problem here can be fixed with --fix.';
  const files = new Set(changes.map(({ file }) => file)).size;
  const parts = changes.map(({ file, line, codes, before, after }) =>
    [`${file}:${line}  ${codes.join(', ')}`, ...before.map((row) => `  - ${row}`), ...after.map((row) => `  + ${row}`)].join('\n'),
  );
  return `${parts.join('\n\n')}\n\nChanged ${count(changes.length, 'place')} in ${count(files, 'file')}.`;
}

/** Files of a site by their absolute paths, each with the path that messages show. */
type ChosenFiles = ReadonlyMap<string, string>;

/**
 * Finds the given files: by the path from the current folder, an absolute path, or the path from the folder
 * of the site. Throws `UsageError`, with the nearest file, for a file that the site does not have.
 */
async function findChosenFiles({ siteDir, files, loadCode }: Pick<CheckOptions, 'siteDir' | 'files' | 'loadCode'>): Promise<ChosenFiles> {
  const found = await findFiles(nodeHost, siteDir, await loadCode());
  const all: SiteFile[] = [
    found.settings,
    ...[found.pages, found.collections, found.shared, found.presets, found.types, found.ofLanguages, found.media, found.root].flat(),
  ];
  const known = new Map(
    [...all, ...found.unread, ...found.links, ...found.unreadable].map(({ absolute, displayPath }) => [absolute, displayPath]),
  );
  return new Map(
    files.map((written) => {
      const absolute = [resolve(written), join(siteDir, written)].find((path) => known.has(path));
      if (absolute === undefined) throw unknownFile(written, siteDir, [...known.keys()]);
      return [absolute, displayPath(absolute)];
    }),
  );
}

function unknownFile(written: string, siteDir: string, known: readonly string[]): UsageError {
  const inSite = new Map(known.map((absolute) => [relative(siteDir, absolute).split(sep).join('/'), absolute]));
  const fromHere = new Map(known.map((absolute) => [displayPath(absolute), absolute]));
  // Perhaps only the name of the file is right.
  const byName = new Map([...inSite].map(([path, absolute]) => [path.slice(path.lastIndexOf('/') + 1), absolute]));
  const last = written.slice(written.lastIndexOf('/') + 1);
  const nearest = [[written, fromHere] as const, [written, inSite] as const, [last, byName] as const]
    .map(([text, paths]) => paths.get(nearestName(text, [...paths.keys()]) ?? ''))
    .find((absolute) => absolute !== undefined);
  const suggestion =
    nearest === undefined ? 'Choose a file of the site, such as pages/home.yaml.' : `Did you mean ${displayPath(nearest)}?`;
  return new UsageError(`The site in ${displayPath(siteDir) || '.'} has no file "${written}". ${suggestion}`);
}
