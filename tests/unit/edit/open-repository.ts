import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { replacementOfChange } from '../../../packages/engine/src/edit/file-changes.ts';
import { writeTogether } from '../../../packages/engine/src/edit/site-changes.ts';
import { SiteVersions } from '../../../packages/engine/src/edit/versions/site-versions.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';

/** A small site in a repository, and its versions. What is written is in no history. */
export type OpenedRepository = {
  folder: string;
  versions: SiteVersions;
  /** Runs a script in the repository. Returns what it prints. */
  run: (script: string) => string;
};

const home =
  'path: /\ntitle: Weavers\ndescription: Looms and wool.\nblocks:\n  - type: page-header\n    heading: The bench\n    text: One\n';

/** Without what takes git time after a command: it flushes nothing to the disk, and packs nothing. */
const fast = '[core]\n\tfsync = none\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n[receive]\n\tautogc = false\n';

const known = '[user]\n\tname = Ada Weaver\n\temail = ada@loom.test\n';

/** What the person at this machine has set does not count. `isKnown` is false where git has no name for the author. */
export function stubGit({ isKnown = true }: { isKnown?: boolean } = {}): void {
  const folder = tempFolder('home');
  writeFileSync(join(folder, '.gitconfig'), fast + (isKnown ? known : ''));
  vi.stubEnv('HOME', folder);
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, '.gitconfig'));
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  for (const name of ['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL', 'LC_ALL'])
    vi.stubEnv(name, undefined);
}

/** Returns the versions of a site in a folder of a repository. `inTurn`: runs what takes the files. */
export function versionsOf(
  folder: string,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result> = (work) => work(),
): SiteVersions {
  const siteDir = join(folder, 'site');
  return new SiteVersions({
    root: siteDir,
    siteDir,
    readSite: () => undefined,
    inTurn,
    readChanges: () => undefined,
    write: async ({ files }) => {
      if (files.length === 0) return { outcome: 'nothing' };
      const replacements = (await Promise.all(files.map(replacementOfChange))).filter((one) => one !== undefined);
      if (replacements.length < files.length) return { outcome: 'conflict', file: '' };
      await writeTogether(replacements, { root: join(folder, '..', 'lock'), siteDir });
      return { outcome: 'written', file: '', version: '' };
    },
  });
}

/** Makes a repository with a site in `site/` and a file of a developer. */
export function openRepository(): OpenedRepository {
  const folder = join(tempFolder('repository'), 'project');
  for (const name of ['pages', 'media', 'root']) mkdirSync(join(folder, 'site', name), { recursive: true });
  writeFileSync(join(folder, 'site/site.yaml'), 'name: Weavers\nurl: https://loom.test\n');
  writeFileSync(join(folder, 'site/pages/home.yaml'), home);
  writeFileSync(join(folder, 'site/media/logo.svg'), '<svg/>\n');
  writeFileSync(join(folder, 'site/root/ads.txt'), 'ads: X\n');
  writeFileSync(join(folder, 'code.ts'), 'one\n');
  const run = (script: string): string => execFileSync('sh', ['-ec', script], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
  run('git init -q -b main --template= && git add -A && git commit -qm Start');
  return { folder, versions: versionsOf(folder), run };
}
