import { type Clock, changedLines, formatProblems, readPublishedPaths, readSources } from '@pagewright/core';
import { editsOf, fixesCaused } from '../edit/fix-site.ts';
import type { Plan, RenameTask } from '../edit/rename/changes.ts';
import { renameField } from '../edit/rename/rename-field.ts';
import { renameMedia } from '../edit/rename/rename-media.ts';
import { renamePage } from '../edit/rename/rename-page.ts';
import { renameRecord } from '../edit/rename/rename-record.ts';
import { applyChanges, type EditedFile, filesAfter, type Move, prepareEdits } from '../edit/site-changes.ts';
import { displayPath } from '../files/display-path.ts';
import { createSiteLoader } from '../site/load-site.ts';
import { nodeHost } from '../site/node-host.ts';
import type { Project } from './declare/command.ts';
import { print, printError } from './print.ts';
import { newProblems } from './report-site.ts';

const plans = { page: renamePage, record: renameRecord, field: renameField, media: renameMedia } as const satisfies Record<string, Plan>;

type RenameOptions = Pick<Project, 'loadCode' | 'root'> &
  Pick<RenameTask, 'siteDir' | 'from' | 'to' | 'moveFile'> & { clock: Clock; isDryRun: boolean };

/**
 * Renames a page, a record, a field of a type or a file in media, and changes every reference to it. Changes nothing when the site would
 * have a new error afterwards. Returns the exit code. Throws, with a message for authors, when it cannot be renamed.
 */
export async function renameContent(
  kind: keyof typeof plans,
  { root, clock, isDryRun, loadCode, ...task }: RenameOptions,
): Promise<number> {
  const { siteDir } = task;
  const code = await loadCode();
  const load = createSiteLoader(siteDir, code, clock);
  const site = await load();
  const before = site.findProblems();
  const sources = await readSources(nodeHost, siteDir, code);
  if (sources.unreadable.length > 0) {
    throw new Error(
      `${sources.unreadable.map(({ displayPath }) => displayPath).join(', ')} cannot be read, so its references are unknown. Fix it first: npm run check`,
    );
  }
  const changes = plans[kind]({ ...task, schemas: site.schemas, sources, site, published: readPublished(siteDir) });
  const files = await prepareEdits(changes);
  const note = changes.note === undefined ? '' : `\n${changes.note}`;
  if (isDryRun) {
    print(`${describe(files, changes.moves)}${note && `\n${note}`}\n\nNothing was written.`);
    return 0;
  }
  // A problem that was there before may name what has another name now.
  const [from, to] = changes.names ?? [task.from, task.to];
  const asRenamed = before.map((problem) => ({ ...problem, message: problem.message.replaceAll(from, to) }));
  const after = await load.fork(filesAfter({ files, moves: changes.moves }), ({ site }) => site().findProblems());
  const fresh = newProblems(asRenamed, newProblems(before, after));
  const broken = fresh.filter(({ severity }) => severity === 'error');
  if (broken.length > 0) {
    printError(`${formatProblems(broken)}\nNothing was changed, because of these problems.`);
    return 1;
  }
  await applyChanges({ files, moves: changes.moves }, { root, siteDir });
  const states = await editsOf(fixesCaused(after, before));
  await applyChanges({ files: states }, { root, siteDir });
  print(`${describe([...files, ...states], changes.moves)}\n\n${changes.done}${note}`);
  return 0;
}

function readPublished(siteDir: string): ReadonlySet<string> {
  const { paths, problems } = readPublishedPaths(nodeHost, siteDir);
  const [problem] = problems;
  if (problem) throw new Error(`${problem.file} cannot be read, so the published paths are unknown. Fix it first: npm run check`);
  return new Set(paths?.map(({ path }) => path));
}

/** Formats every changed line, before and after, and every file with a new name. */
function describe(files: readonly EditedFile[], moves: readonly Move[]): string {
  const lines = files.flatMap(({ source, edits }) =>
    changedLines(source.text, edits).map(({ line, before, after }) =>
      [`${displayPath(source.absolute)}:${line}`, ...before.map((row) => `  - ${row}`), ...after.map((row) => `  + ${row}`)].join('\n'),
    ),
  );
  const renamed = moves.map(({ from, to }) => `${displayPath(from)}  ->  ${displayPath(to)}`);
  return [...lines, ...(renamed.length > 0 ? [renamed.join('\n')] : [])].join('\n\n');
}
