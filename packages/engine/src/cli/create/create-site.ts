import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Project } from '../declare/option.ts';
import { UsageError } from '../declare/usage-error.ts';
import { displayPath } from '../display-path.ts';
import { writeBlock } from '../new/new-block.ts';
import { print } from '../print.ts';
import { copyFiles } from './copy-files.ts';
import { engineVersion } from './engine-version.ts';
import { type SiteNames, siteNames } from './site-names.ts';
import { readPackage, sitePackage } from './site-package.ts';
import { findStarter, readStarters, type Starter, type Starters } from './starters.ts';

type CreateOptions = Pick<Project, 'root' | 'loadCode'> & { folder: string; starter: string | undefined; name: string | undefined };

/**
 * Writes a new site as a project of its own: all of it, or nothing when something fails. Returns the exit code. Throws
 * `UsageError` for a folder that has files and for a starter that does not exist, and an `Error` when the starters are wrong.
 */
export async function createSite({ root, loadCode, folder, starter: starterName, name }: CreateOptions): Promise<number> {
  const target = resolve(folder);
  const starters = readStarters(root);
  const starter = findStarter(starters, starterName);
  const names = siteNames(target, name);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new UsageError(`${displayPath(target)} is not empty. Nothing was written. Choose another folder, or empty it.`);
  const unfinished = `${target}.unfinished-${process.pid}`;
  try {
    mkdirSync(unfinished, { recursive: true });
    await writeProject({ root, loadCode, target: unfinished, starters, starter, names });
    if (existsSync(target)) rmdirSync(target);
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  print(report(target, names, starter, starters));
  return 0;
}

type Writing = Pick<Project, 'root' | 'loadCode'> & { target: string; starters: Starters; starter: Starter; names: SiteNames };

async function writeProject({ root, loadCode, target, starters, starter, names }: Writing): Promise<void> {
  const { project, copies, example } = starters;
  const { site, content, brand } = starter;
  for (const path of [...copies, ...starter.copies]) copyFiles({ from: join(root, path), to: join(target, path) });
  const words = { [placeholders.name]: names.name, [placeholders.site]: site };
  copyFiles({ from: join(root, project), to: target, replace: words, hasTests: true });
  copyFiles({ from: join(root, content), to: join(target, site), ...(brand !== undefined && { replace: { [brand]: names.name } }) });
  const own = readPackage(root);
  const engine = await engineVersion(root, { target, version: own.dependencies.pagewright ?? '' });
  writeFileSync(join(target, 'package.json'), sitePackage(readPackage(target), { project: own, name: names.packageName, engine }));
  await writeBlock({ root: target, name: example, kind: 'static', loadCode });
}

/** Words in the files that every new project gets: the name of the site, and the folder of its content. */
const placeholders = { name: 'SITE_NAME', site: 'SITE_FOLDER' } as const;

const report = (target: string, { name }: SiteNames, { site }: Starter, { example }: Starters): string => {
  const folder = relative(process.cwd(), target);
  return `Wrote ${name} into ${folder}. Content is in ${site}/, a block type of its own in src/blocks/${example}.tsx.

Next:
  1. cd ${folder} && npm install && npm start
       builds the site and serves it on http://localhost:4173.
  2. npm run dev
       shows changes while you make them, on http://localhost:5173.
  3. Read README.md there.`;
};

/** Prints the starters of a project, the default one first. Returns the exit code. */
export function listStarters({ root }: Pick<Project, 'root'>): number {
  const starters = Object.entries(readStarters(root).starters);
  const width = Math.max(...starters.map(([name]) => name.length));
  print(starters.map(([name, { about }]) => `${name.padEnd(width)}  ${about}`).join('\n'));
  return 0;
}
