import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { slugOf } from '@pagewright/core';
import { displayPath } from '../../files/display-path.ts';
import { type Project, UsageError } from '../declare/command.ts';
import { print } from '../print.ts';
import { commitFirst } from './first-commit.ts';
import { defaultStarter, findStarter, readStarters, type Starter, type Starters } from './starters.ts';
import { type SiteNames, writeProject } from './write-project.ts';

type CreateOptions = Pick<Project, 'root' | 'loadCode'> & { folder: string; starter: string | undefined; name: string | undefined };

/**
 * Writes a new site as a project of its own: all of it, or nothing when something fails. Returns the exit code. Throws
 * `UsageError` for a folder that has files and for a starter that does not exist, and an `Error` when the starters are wrong.
 */
export async function createSite({ root, loadCode, folder, starter: starterName, name }: CreateOptions): Promise<number> {
  const target = resolve(folder);
  const starters = readStarters(root);
  const generatedFrom = starterName ?? defaultStarter(starters);
  const starter = findStarter(starters, generatedFrom);
  const names = siteNames(target, name);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new UsageError(`${displayPath(target)} is not empty. Nothing was written. Choose another folder, or empty it.`);
  const unfinished = `${target}.unfinished-${process.pid}`;
  try {
    mkdirSync(unfinished, { recursive: true });
    await writeProject({
      root,
      loadCode,
      target: unfinished,
      starters,
      starter,
      generatedFrom: { starter: generatedFrom, name: names.name },
      names,
    });
    if (existsSync(target)) rmdirSync(target);
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  const commit = await commitFirst(target, `Create ${names.name}`);
  print(`${report(target, names, starter, starters)}\n\n${commit}`);
  return 0;
}

const report = (target: string, { name }: SiteNames, { site }: Starter, { example }: Starters): string => {
  const folder = relative(process.cwd(), target);
  return `Wrote ${name} into ${folder}. Content is in ${site}/, a block type of its own in src/blocks/${example}.tsx.

Next:
  1. cd ${folder} && npm install && npm start -- --edit
       opens the editor in the browser: http://localhost:4173/__editor. Change texts, pictures and pages there.
  2. npm start
       builds the site and serves it on http://localhost:4173.
  3. Read README.md there. docs/authors/editor.md describes the editor.`;
};

/** Prints the starters of a project, the default one first. Returns the exit code. */
export function listStarters({ root }: Pick<Project, 'root'>): number {
  const { guide, starters: known } = readStarters(root);
  const starters = Object.entries(known);
  const width = Math.max(...starters.map(([name]) => name.length));
  const lines = starters.map(([name, { about }]) => `${name.padEnd(width)}  ${about}`);
  print([...lines, ...(guide === undefined ? [] : ['', `Their pictures: ${guide}`])].join('\n'));
  return 0;
}

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
