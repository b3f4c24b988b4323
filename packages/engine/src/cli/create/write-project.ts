import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { guidePages, writePages } from '../../docs/write-guide.ts';
import type { Project } from '../declare/command.ts';
import { writeBlock } from '../new/new-block.ts';
import { copyFiles, removeDeadLinks, replaceMedia, replaceWords } from './copy-files.ts';
import { keepLanguagePacks } from './keep-language-packs.ts';
import { engineVersions, type GeneratedFrom, readPackage, setEngine, sitePackage } from './site-package.ts';
import type { Starter, Starters } from './starters.ts';

/** The names of a new site: as people read it, and of its package. */
export type SiteNames = { name: string; packageName: string };

type Writing = Pick<Project, 'root' | 'loadCode'> & {
  target: string;
  starters: Starters;
  starter: Starter;
  generatedFrom: GeneratedFrom;
  names: SiteNames;
};

/** The word in the files of starters that stands for the name of the site. Another one is the folder of its content. */
export const namePlaceholder = 'SITE_NAME';
const folderPlaceholder = 'SITE_FOLDER';

/** Writes a new project into the folder `target`. Throws an `Error` when the starters name what does not exist. */
export async function writeProject(writing: Writing): Promise<void> {
  const { root, target } = writing;
  await writeProjectFiles(writing);
  setEngine(target, await engineVersions(root, { target, version: readPackage(root).dependencies.pagewright ?? '' }));
}

/** Writes the files of a new project but for the packages of the engine. Returns the paths of those that the schemas are the source of. */
export async function writeProjectFiles({ root, loadCode, target, starters, starter, generatedFrom, names }: Writing): Promise<string[]> {
  const { copies, languagePacks, example } = starters;
  const { site, content, words, without, devDependencies } = starter;
  const unwanted = without.map((path) => join(root, path));
  const isWanted = (path: string): boolean => !unwanted.some((one) => path === one || path.startsWith(`${one}${sep}`));
  for (const { from, to, media } of [...copies, ...starter.copies]) {
    copyFiles({ from: join(root, from), to: join(target, to), isWanted });
    if (media) replaceMedia(join(target, to), media);
  }
  copyFiles({ from: join(root, content), to: join(target, site), isWanted });
  for (const folder of [starters.project, starter.project]) {
    if (folder !== undefined) copyFiles({ from: join(root, folder), to: target, hasTests: true });
  }
  if (languagePacks !== undefined) keepLanguagePacks(join(target, languagePacks), join(target, site));
  const generated = existsSync(join(target, 'docs')) ? await guidePages(target, await loadCode()) : {};
  writePages(target, generated);
  replaceWords(target, { ...words, [namePlaceholder]: names.name, [folderPlaceholder]: site });
  removeDeadLinks(target);
  const template = readPackage(target);
  const text = sitePackage(template, { project: readPackage(root), name: names.packageName, generatedFrom, devDependencies });
  writeFileSync(join(target, 'package.json'), text);
  await writeBlock({ root: target, name: example, kind: 'static', loadCode });
  // What writing a block has kept there is no file of the project.
  rmSync(join(target, '.cache'), { recursive: true, force: true });
  return Object.keys(generated);
}
