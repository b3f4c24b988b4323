import { isEveryFileKnown } from '../../content/find/find-files.ts';
import { type PublishedPath, publishedPathsFile } from '../../content/find/published-paths.ts';
import { isPreset } from '../../content/validate/preset-pages.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { TextEdit } from '../../problems/problem.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import { defineRule } from '../define-rule.ts';
import { redirectsByPath } from '../site/redirects.ts';

export const pageGone = defineRule({
  code: 'page-gone',
  severity: 'warning',
  fixable: true,
  where: 'file',
  summary: 'A published page was removed or moved, and its old path has no redirect.',
  why: 'Bookmarks and links from other sites to this page would no longer work.',
  wrong: 'pages/workshop.yaml  (its path changed from /workshop to /our-workshop)',
  right: 'site.yaml  (redirects: from /workshop to /our-workshop)',
  check: (site) => {
    const { publishedBefore = [], files, settings, settingsFile, collections } = site;
    const pages = site.pages.filter((page) => !isPreset(page));
    // An unreadable file may be the missing page.
    const isAllKnown =
      settings !== undefined &&
      isEveryFileKnown(files) &&
      pages.every(({ fields }) => fields !== undefined) &&
      collections.every(({ isWhole }) => isWhole);
    if (!isAllKnown) return [];
    const byPath = redirectsByPath(site);
    const before = new Set(publishedBefore.map(({ path }) => path));
    const present = new Map(pages.flatMap(({ key, fields }) => (fields ? [[fields.path, key] as const] : [])));
    const fresh = [...present.keys()].filter((path) => !before.has(path));
    return publishedBefore
      .filter(({ path }) => !present.has(path) && !byPath.has(path))
      .map((gone) => findingOf(gone, { fresh, moved: [...present].find(([, key]) => key === gone.key)?.[0] }, settingsFile));
  },
});

/** `fresh` are the paths of pages that were not published yet, `moved` is the new path of the same page file. */
type Candidates = { fresh: readonly string[]; moved: string | undefined };

function findingOf({ path }: PublishedPath, { fresh, moved }: Candidates, { shown, readText, locate }: YamlFile): Finding {
  const text = readText();
  const to = moved ?? nearestName(path, fresh);
  const entry = `- from: ${path}\n  to: ${to ?? '/…'}`;
  return {
    place: locate(['redirects'], 'key'),
    text,
    message: `The page ${path} was published and ${moved === undefined ? 'no longer exists' : `has moved to ${moved}`}. Bookmarks and links to it no longer work.`,
    hint: `Add a redirect${to === undefined ? ' to the page that replaces it' : ''}. If no page replaces it, remove its line from ${shown.replace(/site\.yaml$/, publishedPathsFile)}.`,
    fix: entry,
    // Only the new path of the same file is certain. The nearest name is a guess.
    ...(moved !== undefined && redirectEdit(text, entry)),
  };
}

/** Returns the edit that adds an entry to the redirects. None when the list is written in a form that it cannot extend. */
function redirectEdit(text: string, entry: string): { edits?: TextEdit[] } {
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
  const lead = text.endsWith('\n') ? '\n' : '\n\n';
  return { edits: [{ start: text.length, end: text.length, text: `${lead}redirects:\n${indented('  ')}\n` }] };
}
