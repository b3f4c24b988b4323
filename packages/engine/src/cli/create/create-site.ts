import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { slugOf } from '@pagewright/core';
import { displayPath } from '../../files/display-path.ts';
import { type Project, UsageError } from '../declare/command.ts';
import { writeBlock } from '../new/new-block.ts';
import { print } from '../print.ts';
import { filesFor, isLeftOut, readProjectFiles, writeFiles } from './project-files.ts';
import { engineVersions, type MadeFrom, readPackage, sitePackage } from './site-package.ts';
import { defaultStarter, findStarter, readStarters, type Starter, type Starters } from './starters.ts';

type CreateOptions = Pick<Project, 'root' | 'loadCode'> & { folder: string; starter: string | undefined; name: string | undefined };

/**
 * Writes a new site as a project of its own: all of it, or nothing when something fails. Returns the exit code. Throws
 * `UsageError` for a folder that has files and for a starter that does not exist, and an `Error` when the starters are wrong.
 */
export async function createSite({ root, loadCode, folder, starter: starterName, name }: CreateOptions): Promise<number> {
  const target = resolve(folder);
  const starters = readStarters(root);
  const madeFrom = starterName ?? defaultStarter(starters);
  const starter = findStarter(starters, madeFrom);
  const names = siteNames(target, name);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new UsageError(`${displayPath(target)} is not empty. Nothing was written. Choose another folder, or empty it.`);
  const unfinished = `${target}.unfinished-${process.pid}`;
  try {
    mkdirSync(unfinished, { recursive: true });
    await writeProject({ root, loadCode, target: unfinished, starters, starter, madeFrom: { starter: madeFrom, name: names.name }, names });
    if (existsSync(target)) rmdirSync(target);
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  print(report(target, names, starter, starters));
  return 0;
}

type Writing = Pick<Project, 'root' | 'loadCode'> & {
  target: string;
  starters: Starters;
  starter: Starter;
  madeFrom: MadeFrom;
  names: SiteNames;
};

async function writeProject({ root, loadCode, target, starters, starter, madeFrom, names }: Writing): Promise<void> {
  const { content, site, brand } = starter;
  const files = filesFor(readProjectFiles(root), madeFrom);
  writeFiles(target, files);
  copyFiles({ from: join(root, content), to: join(target, site), ...(brand !== undefined && { replace: { [brand]: names.name } }) });
  const engine = await engineVersions(root, { target, version: readPackage(root).dependencies.pagewright ?? '' });
  writeFileSync(join(target, 'package.json'), sitePackage(files.get('package.json') ?? '', { name: names.packageName, madeFrom, engine }));
  await writeBlock({ root: target, name: starters.example, kind: 'static', loadCode });
}

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

/** The names of a new site: as people read it, and of its package. */
type SiteNames = { name: string; packageName: string };

/** Names that stay as they are as plain texts in YAML and Markdown. */
const plainName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'’–-]*$/u;

/** Derives the names from the folder: `north-lights` is `North lights`. Throws `UsageError` for a name that a site cannot start with. */
export function siteNames(folder: string, written: string | undefined): SiteNames {
  const name = written?.trim() ?? sentence(basename(folder).replaceAll(/[-_.]+/g, ' '));
  if (!plainName.test(name))
    throw new UsageError(
      `"${name}" cannot be the first name of a site: only letters, digits, spaces and . , & ' -. Change it in site.yaml later.`,
    );
  const packageName = slugOf(name);
  if (!/^[a-z0-9-]+$/.test(packageName))
    throw new UsageError(
      `"${name}" has no letter from a to z, which the package needs. Choose another folder and use --name for the name.`,
    );
  return { name, packageName };
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A copy from an absolute path to another, with texts that its files of text get in place of others. */
type Copy = { from: string; to: string; replace?: Readonly<Record<string, string>> };

const isText = (path: string): boolean => /\.(?:yaml|yml|json|md|ts)$/.test(path);

/** Copies a file or folder of content. Throws an `Error` that names what is missing. */
function copyFiles({ from, to, replace = {} }: Copy): void {
  if (!existsSync(from)) throw new Error(`The starters copy ${from}, which does not exist.`);
  cpSync(from, to, { recursive: true, filter: (path) => !isLeftOut(path) });
  if (Object.keys(replace).length === 0) return;
  for (const path of filesIn(from)) {
    const file = join(to, path);
    if (!isText(path) || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      Object.entries(replace).reduce((all, [find, other]) => all.replaceAll(find, other), text),
    );
  }
}

/** The paths of the files of a folder, relative to it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());
