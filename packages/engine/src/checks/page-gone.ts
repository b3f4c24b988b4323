import { isEveryFileKnown } from '../content/find/find-files.ts';
import { type PublishedPath, publishedPathsFile } from '../content/find/published-paths.ts';
import { isPreset } from '../content/validate/preset-pages.ts';
import { createProblem } from '../problems/create-problem.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { Problem, TextEdit } from '../problems/problem.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import type { Check } from './check.ts';
import { redirectsByPath } from './redirects-in-use.ts';

/** A path that was published and is gone should lead its visitors somewhere: links and bookmarks name it. */
export const pageGone: Check = (site) => {
  const { publishedBefore = [], files, settings, settingsFile, collections } = site;
  const pages = site.pages.filter((page) => !isPreset(page));
  // What cannot be read may be the page that is missed.
  const isAllKnown =
    settings !== undefined &&
    isEveryFileKnown(files) &&
    pages.every(({ shell }) => shell !== undefined) &&
    collections.every(({ isWhole }) => isWhole);
  if (!isAllKnown) return [];
  const byPath = redirectsByPath(site);
  const before = new Set(publishedBefore.map(({ path }) => path));
  const present = new Map(pages.flatMap(({ key, shell }) => (shell ? [[shell.path, key] as const] : [])));
  const fresh = [...present.keys()].filter((path) => !before.has(path));
  return publishedBefore
    .filter(({ path }) => !present.has(path) && !byPath.has(path))
    .map((gone) => problemOf(gone, { fresh, moved: [...present].find(([, key]) => key === gone.key)?.[0] }, settingsFile));
};

/** Pages at paths that were not published yet, and the path at which the page of the same file is now. */
type Candidates = { fresh: readonly string[]; moved: string | undefined };

function problemOf({ path }: PublishedPath, { fresh, moved }: Candidates, { shown, text, locate }: YamlFile): Problem {
  const to = moved ?? nearestName(path, fresh);
  const entry = `- from: ${path}\n  to: ${to ?? '/…'}`;
  return createProblem({
    code: 'page-gone',
    severity: 'warning',
    place: locate(['redirects'], 'key'),
    text,
    message: `The page ${path} was published and is gone${moved === undefined ? '' : `: it is at ${moved} now`}. Links and bookmarks of visitors lead nowhere.`,
    hint: `Add it to "redirects"${to === undefined ? ' with the page that takes its place' : ''}. If nothing takes its place, remove its line from ${shown.replace(/site\.yaml$/, publishedPathsFile)}.`,
    fix: entry,
    // Only a page that has moved within its file has surely moved.
    ...(moved !== undefined && withEdit(text, entry)),
  });
}

/** The change that adds an entry to the list of redirects, unless the list has a form of its own. */
function withEdit(text: string, entry: string): { edits?: TextEdit[] } {
  const list = /^redirects:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*?( *)(?=- )/m.exec(text);
  const indented = (indent: string): string => entry.replaceAll(/^/gm, indent);
  if (list) {
    const [all, indent = ''] = list;
    const start = list.index + all.length - indent.length;
    return { edits: [{ start, end: start, text: `${indented(indent)}\n` }] };
  }
  const empty = /^redirects:[ \t]*\[\][ \t]*$/m.exec(text);
  if (empty) return { edits: [{ start: empty.index, end: empty.index + empty[0].length, text: `redirects:\n${indented('  ')}` }] };
  if (/^redirects:/m.test(text)) return {};
  const opening = text.endsWith('\n') ? '\n' : '\n\n';
  return { edits: [{ start: text.length, end: text.length, text: `${opening}redirects:\n${indented('  ')}\n` }] };
}
