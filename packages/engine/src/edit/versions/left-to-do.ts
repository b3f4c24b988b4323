import { resolve } from 'node:path';
import { isMade, type Problem, readYaml, type Site, valueAt } from '@pagewright/core';
import { problemsOfText } from '../edit-text.ts';
import { readText } from '../site-changes.ts';
import { pathInSite } from '../step-history.ts';
import type { LeftItem } from './version-types.ts';

/** Returns what is left before a site is published: its problems, its sample values, and the pages that are drafts. */
export async function leftToDo(site: Site, siteDir: string): Promise<LeftItem[]> {
  const pages = new Map(site.pages.map(({ page, fields }) => [page.source.absolute, isMade(page) ? undefined : fields?.path]));
  const found = site.findProblems();
  const samples = site.findReleaseProblems();
  const kinds = new Map<Problem, LeftItem['kind']>([
    ...found.map((problem): [Problem, LeftItem['kind']] => [problem, problem.severity]),
    ...samples.map((problem): [Problem, LeftItem['kind']] => [problem, 'sample']),
  ]);
  const items: LeftItem[] = [];
  for (const file of new Set([...kinds.keys()].map((problem) => problem.file))) {
    const absolute = resolve(file);
    const text = (await readText(absolute)) ?? '';
    const { value } = readYaml('', text);
    for (const [problem, kind] of kinds) {
      if (problem.file !== file) continue;
      const [located] = problemsOfText(absolute, text, [problem]);
      const { message, line } = problem;
      const path = located?.path ?? [];
      const about = valueAt(value, path);
      const named = typeof about === 'string' && !message.includes(about) ? about : undefined;
      items.push({ kind, message, text: named, file: pathInSite(siteDir, absolute), line, page: pages.get(absolute), path });
    }
  }
  const drafts = site.pages.flatMap(({ page, fields }): LeftItem[] => {
    if (!fields?.draft || isMade(page)) return [];
    return [{ kind: 'draft', message: fields.title, file: page.source.path, line: 1, page: fields.path, path: ['draft'] }];
  });
  return [...items, ...drafts];
}
