import { existsSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { guidePages, writePages } from '../../docs/write-guide.ts';
import type { Project } from '../declare/command.ts';
import { writeBlock } from '../new/new-block.ts';
import { copyFiles, removeDeadLinks, replaceMedia, replaceWords } from './copy-files.ts';
import { keepLanguagePacks } from './keep-language-packs.ts';
import { engineVersions, readPackage, sitePackage } from './site-package.ts';
import type { Starter, Starters } from './starters.ts';

/** The names of a new site: as people read it, and of its package. */
export type SiteNames = { name: string; packageName: string };

type Writing = Pick<Project, 'root' | 'loadCode'> & { target: string; starters: Starters; starter: Starter; names: SiteNames };

/** Words in the files of starters: the name of the site, and the folder of its content. */
const placeholders = { name: 'SITE_NAME', site: 'SITE_FOLDER' } as const;

/** Writes the files of a new project into the folder `target`. Throws an `Error` when the starters name what does not exist. */
export async function writeProject({ root, loadCode, target, starters, starter, names }: Writing): Promise<void> {
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
  if (existsSync(join(target, 'docs'))) writePages(target, await guidePages(target, await loadCode()));
  replaceWords(target, { ...words, [placeholders.name]: names.name, [placeholders.site]: site });
  removeDeadLinks(target);
  const own = readPackage(root);
  const engine = await engineVersions(root, { target, version: own.dependencies.pagewright ?? '' });
  const template = readPackage(target);
  writeFileSync(join(target, 'package.json'), sitePackage(template, { project: own, name: names.packageName, engine, devDependencies }));
  await writeBlock({ root: target, name: example, kind: 'static', loadCode });
}
