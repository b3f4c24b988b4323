import { readSources } from '../content/references/site-sources.ts';
import { formatProblems } from '../problems/format-problem.ts';
import { createSiteLoader } from '../site/load-site.ts';
import { changedLines } from '../yaml/edit/changed-lines.ts';
import { carryOut, type EditedFile, type Move, workOut } from '../yaml/edit/site-changes.ts';
import type { Command } from './command.ts';
import { newProblems } from './new-problems.ts';
import type { Plan } from './rename/plan.ts';
import { renameMedia } from './rename/rename-media.ts';
import { renamePage } from './rename/rename-page.ts';
import { renameRecord } from './rename/rename-record.ts';
import { shownPath } from './shown-path.ts';

const kinds: Record<string, Plan> = { page: renamePage, record: renameRecord, media: renameMedia };

const usage = `Say what to rename, and its new name:
  npm run rename -- page /old-path /new-path           --file renames its file as well
  npm run rename -- record web/old-id new-id
  npm run rename -- media /media/old.jpg /media/new.jpg
With --dry-run nothing is written: what would change is shown.`;

/** `npm run rename`: another name for a page, a record or a file of media, and every place that names it. */
export const rename: Command = {
  flags: { 'dry-run': { type: 'boolean' }, file: { type: 'boolean' } },
  run: async ({ siteDir, clock, names, flags }) => {
    const [kind = '', from, to, ...rest] = names;
    const plan = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (!plan || from === undefined || to === undefined || rest.length > 0) {
      console.error(usage);
      return 1;
    }
    const load = createSiteLoader(siteDir, clock);
    const site = await load();
    const before = site.findProblems();
    const sources = await readSources(siteDir);
    if (sources.unreadable.length > 0) {
      throw new Error(
        `${sources.unreadable.map(({ shown }) => shown).join(', ')} cannot be read, so what it names is not known. Mend it first: npm run check`,
      );
    }
    const changes = plan({ sources, site, siteDir, from, to, moveFile: flags.file === true });
    const files = await workOut(changes);
    if (flags['dry-run'] === true) {
      console.log(`${describe(files, changes.moves)}\n\nNothing was written.`);
      return 0;
    }
    const putBack = await carryOut({ files, moves: changes.moves });
    const broken = newProblems(before, (await load()).findProblems()).filter(({ severity }) => severity === 'error');
    if (broken.length > 0) {
      await putBack();
      console.error(`${formatProblems(broken)}\nNothing was changed: this would be wrong afterwards.`);
      return 1;
    }
    console.log(`${describe(files, changes.moves)}\n\n${changes.done}`);
    return 0;
  },
};

/** Every changed line, before and after, and every file with a new name. */
function describe(files: readonly EditedFile[], moves: readonly Move[]): string {
  const lines = files.flatMap(({ source, edits }) =>
    changedLines(source.text, edits).map(({ line, before, after }) =>
      [`${shownPath(source.absolute)}:${line}`, ...before.map((row) => `  - ${row}`), ...after.map((row) => `  + ${row}`)].join('\n'),
    ),
  );
  const renamed = moves.map(({ from, to }) => `${shownPath(from)}  ->  ${shownPath(to)}`);
  return [...lines, ...(renamed.length > 0 ? [renamed.join('\n')] : [])].join('\n\n');
}
