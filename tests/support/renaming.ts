import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import siteCode from '../../src/site.ts';
import { runMain } from './run-main.ts';
import type { SiteCopy } from './site-copy.ts';

export const rename = async (site: SiteCopy, ...args: string[]) => {
  const { exitCode, stdout, stderr } = await runMain('rename', ...args, '--site', site.dir);
  return { exitCode, output: `${stdout}${stderr}`.replaceAll(`${site.dir}/`, '').trimEnd() };
};

export const problemsOf = async ({ dir }: SiteCopy) =>
  (await createSiteLoader(dir, siteCode)()).findProblems().map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`);

/** Returns the YAML files of a site with their texts. */
export const textsOf = ({ dir }: SiteCopy): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml'))
      .map((path) => [path, readFileSync(join(dir, path), 'utf8')]),
  );

/** Returns the lines that differ between two states, as `file: - before` and `file: + after`. */
function changesBetween(before: Record<string, string>, after: Record<string, string>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((path) => {
    const [old, now] = [before[path] ?? '', after[path] ?? ''].map((text) => text.split('\n'));
    const removed = (old ?? []).filter((line) => !now?.includes(line));
    const added = (now ?? []).filter((line) => !old?.includes(line));
    return [...removed.map((line) => `${path}: - ${line}`), ...added.map((line) => `${path}: + ${line}`)];
  });
}

export async function changesOf(site: SiteCopy, ...args: string[]): Promise<string[]> {
  const before = textsOf(site);
  const { exitCode, output } = await rename(site, ...args);
  expect(output).not.toBe('');
  expect(exitCode, output).toBe(0);
  expect(await problemsOf(site)).toEqual([]);
  return changesBetween(before, textsOf(site));
}
