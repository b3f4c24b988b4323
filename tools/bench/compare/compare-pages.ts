import { readFile } from 'node:fs/promises';
import { htmlFilePath } from '../engine.ts';
import { type PageContent, readPageContent } from './page-content.ts';
import type { ToolSite } from './tool-site.ts';

/** The differences of a peer's page: values that only ours has, and values that only the peer's has. */
export type Difference = { part: keyof PageContent; onlyOurs: string[]; onlyTheirs: string[] };

/** Texts that only one page has may differ by at most so many: labels of controls that need script. */
const maxTexts = 12;

/**
 * Compares the page at `path` of each peer with ours. Notes texts that differ. Throws an `Error` when headings, pictures or
 * links differ, or more than a few texts: then the builders do not build the same site.
 */
export async function comparePages(sites: readonly ToolSite[], path: string, note: (line: string) => void): Promise<void> {
  const [ours, ...peers] = sites.slice(0, -1);
  if (!ours) return;
  const expected = readPageContent(await readFile(htmlFilePath(ours.outDir, path), 'utf8'));
  for (const { tool, outDir } of peers) {
    const differences = findDifferences(expected, readPageContent(await readFile(htmlFilePath(outDir, path), 'utf8')));
    const fault = differences.find(({ part, onlyOurs, onlyTheirs }) => part !== 'texts' || onlyOurs.length + onlyTheirs.length > maxTexts);
    if (fault) throw new Error(`${tool} shows another page at ${path}: ${describe(fault)}`);
    note(differences.length === 0 ? `${tool} shows the same at ${path}.` : `${tool} at ${path}: ${differences.map(describe).join('; ')}`);
  }
}

const describe = ({ part, onlyOurs, onlyTheirs }: Difference): string =>
  [
    `${part} that differ`,
    ...(onlyOurs.length > 0 ? [`only ours: ${onlyOurs.join(' | ')}`] : []),
    ...(onlyTheirs.length > 0 ? [`only theirs: ${onlyTheirs.join(' | ')}`] : []),
  ].join(', ');

const parts = ['headings', 'pictures', 'links', 'texts'] as const satisfies readonly (keyof PageContent)[];

/** Returns the parts of two pages that differ. Order and repetitions do not count. */
export const findDifferences = (ours: PageContent, theirs: PageContent): Difference[] =>
  parts.flatMap((part) => {
    const onlyOurs = without(ours[part], theirs[part]);
    const onlyTheirs = without(theirs[part], ours[part]);
    return onlyOurs.length + onlyTheirs.length > 0 ? [{ part, onlyOurs, onlyTheirs }] : [];
  });

const without = (values: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return [...new Set(values)].filter((value) => !known.has(value));
};
