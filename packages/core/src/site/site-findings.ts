import { isAdded } from '../content/find/find-files.ts';
import { siteQueries } from '../content/site-db.ts';
import { readParts, type SiteParts } from '../content/site-parts.ts';
import type { SharedBlock } from '../content/validate/validate-entry.ts';
import type { ValidPage } from '../content/validate/validate-page.ts';
import type { Problem } from '../problems/problem.ts';
import { sortProblems } from '../problems/sort-problems.ts';
import { emptyPage, symbolicLink, unfetchedRecords, unreadableFile } from '../problems/unreadable-file.ts';
import { firstNames } from '../text/first-names.ts';
import { memoizeByKey } from '../text/memoize.ts';
import { otherFindings } from './other-findings.ts';
import { resolvedPages } from './read-rule-input.ts';
import { readRuleResults } from './rule-results.ts';
import { usedMedia } from './used-media.ts';

/** The problems of a site, sorted by file and line; those that only matter when it is published; the number of links that were checked. */
type SiteFindings = { problems: Problem[]; releaseProblems: Problem[]; linkCount: number };

/** Everything that is found in the site: the problems of every stage and of every rule. */
export const siteFindings = siteQueries.define({
  name: 'findings',
  equality: 'inputs',
  compute: (db): SiteFindings => {
    const { rules } = db.input;
    const resolved = resolvedPages(db);
    const parts = readParts(db);
    const { files, collections, shared, translations } = parts;
    const found = [db.get(otherFindings, ''), ...resolved];
    const problems = [
      ...found.flatMap((one) => one.problems),
      ...rules.combine(readRuleResults(db, resolved), parts.settingsFile),
      ...unreadProblems(files),
      ...db.get(usedMedia, '').problems,
    ];
    const blocks = [...shared, ...translations.flatMap((one) => one.shared)];
    const pages = resolved.map(({ page }) => page);
    const added = [...files.presets, ...files.types].filter((file) => isAdded(file, db.input.schemas));
    const fetched = collections.map(({ file }) => file).filter(({ displayPath }) => displayPath.endsWith('.json'));
    const shown = withoutEdits(withUsers(problems, blocks, pages), [...added, ...fetched]);
    // Nobody visits a preset, and its texts are samples.
    const presets = new Set(files.presets.map(({ displayPath }) => displayPath));
    const sorted = sortProblems(withoutRepeats(shown));
    return {
      problems: sorted.filter((problem) => !rules.isAtRelease(problem)),
      releaseProblems: sorted.filter((problem) => rules.isAtRelease(problem) && !presets.has(problem.file)),
      linkCount: found.reduce((count, { links }) => count + links.length, 0),
    };
  },
});

/** Returns the problems of missing records, unreadable folders, symbolic links and empty pages in `root/`. The reader of a file reports those of the file. */
const unreadProblems = ({ unreadable, links, root, unfetched }: SiteParts['files']): Problem[] => [
  ...unfetched.map(({ displayPath }) => unfetchedRecords(displayPath)),
  ...unreadable.map(({ displayPath, reason }) => unreadableFile(displayPath, reason)),
  ...links.map(({ displayPath }) => symbolicLink(displayPath)),
  ...root.filter(({ name, bytes }) => bytes === 0 && name.endsWith('.html')).map(({ displayPath }) => emptyPage(displayPath)),
];

/** Nothing is fixed in fetched records and in add-ons: the next command that fetches or installs them would undo it. */
function withoutEdits(problems: readonly Problem[], unchangeable: readonly { displayPath: string }[]): Problem[] {
  const files = new Set(unchangeable.map(({ displayPath }) => displayPath));
  return problems.map((problem) => {
    if (!files.has(problem.file)) return problem;
    const { edits: _, editsIfCaused: __, editsIfChosen: ____, fix: ___, ...rest } = problem;
    return rest;
  });
}

/** Pages made from one file share its problems. Reports each once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const distinct = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.column} ${problem.code} ${problem.message}`, problem]),
  );
  return [...distinct.values()];
}

/** Adds to every problem of a shared block the names of the pages that use it. */
function withUsers(problems: readonly Problem[], blocks: readonly SharedBlock[], pages: readonly ValidPage[]): Problem[] {
  const byFile = new Map(blocks.map((block) => [block.file.displayPath, block]));
  const contexts = new Map<SharedBlock, string>();
  return problems.map((problem) => {
    const block = byFile.get(problem.file);
    return block ? { ...problem, context: memoizeByKey(contexts, block, () => contextOf(block, pages)) } : problem;
  });
}

function contextOf({ name, file }: Pick<SharedBlock, 'name' | 'file'>, pages: readonly ValidPage[]): string {
  const users = [...new Set(pages.flatMap((page) => (page.uses.get(name)?.file === file ? [page.name] : [])))];
  if (users.length === 0) return `shared block "${name}", which no page uses`;
  return `shared block "${name}", used on ${firstNames(users.map((user) => `"${user}"`))}`;
}
