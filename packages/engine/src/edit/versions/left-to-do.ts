import { resolve } from 'node:path';
import { isGenerated, isGroup, isOfText, type Problem, readYamlOf, type Site, type ValuePath, valueAt } from '@pagewright/core';
import { problemsOfText } from '../edit-text.ts';
import { recordTitle } from '../linking-place.ts';
import { pathInSite } from '../path-in-site.ts';
import { readText } from '../site-changes.ts';
import type { LeftItem } from './version-types.ts';

/** True for a value in a page or record that is a draft, or in a hidden block. */
const isUnseen = (value: unknown, at: ValuePath): boolean =>
  [value, ...at.map((_, depth) => valueAt(value, at.slice(0, depth + 1)))].some(
    (one) => isGroup(one) && (one.draft === true || one.hidden === true),
  );

/** Returns what is left before a site is published: its problems, its sample values, and the pages that are drafts. */
export async function leftToDo(site: Site, siteDir: string): Promise<LeftItem[]> {
  const pages = new Map(site.pages.map(({ page, fields }) => [page.source.absolute, isGenerated(page) ? undefined : fields?.path]));
  const found = site.findProblems();
  const samples = site.findReleaseProblems();
  const kinds = new Map<Problem, LeftItem['kind']>([
    ...found.map((problem): [Problem, LeftItem['kind']] => [problem, problem.severity]),
    ...samples.map((problem): [Problem, LeftItem['kind']] => [problem, 'sample']),
  ]);
  const items: LeftItem[] = [];
  for (const file of new Set([...kinds.keys()].map((problem) => problem.file))) {
    const absolute = resolve(file);
    const path = pathInSite(siteDir, absolute);
    // A picture has no values to show, and neither has a file that cannot be read: that is what is left to do.
    const text = (/\.ya?ml$/.test(path) ? await readText(absolute).catch(() => undefined) : undefined) ?? '';
    const { value } = readYamlOf(path, text);
    for (const [problem, kind] of kinds) {
      if (problem.file !== file) continue;
      // The site may have been read before the last change: then the place is that of another field.
      const [located] = isOfText(problem, text) ? problemsOfText({ absolute, file: path, text }, [problem]) : [];
      const { message, code, line } = problem;
      const at = located?.path ?? [];
      const about = valueAt(value, at);
      const named = typeof about === 'string' && !message.includes(about) ? about : undefined;
      items.push({
        kind,
        message,
        code,
        text: named,
        file: path,
        line,
        page: pages.get(absolute),
        path: at,
        record: recordTitle(path, value, at, site),
        ...(isUnseen(value, at) && { isUnseen: true }),
      });
    }
  }
  const drafts = site.pages.flatMap(({ page, fields }): LeftItem[] => {
    // A page that another language repeats has the same file.
    if (!fields?.draft || isGenerated(page) || page.isFallback) return [];
    return [{ kind: 'draft', message: fields.title, file: page.source.path, line: 1, page: fields.path, path: ['draft'] }];
  });
  return [...items, ...drafts];
}
