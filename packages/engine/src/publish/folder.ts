import { constants, existsSync, lstatSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fillFolder } from '../files/write-whole.ts';
import type { PublishContext, Published, Release } from './publish-context.ts';
import { detailOf, PublishError } from './publish-failure.ts';

/** The name of a release, and that of one that was not copied to its end. */
const ofRelease = /^[\da-f]{16}$/;
const unfinished = /^[\da-f]{16}\.[\da-f-]{36}$/;

/**
 * Copies a release into `releases/<id>` of a folder, and leads the link `current` to it by one rename: a web server shows the earlier release or this one,
 * whenever this process ends. Without a built folder, it leads to one that is there.
 */
export async function publishToFolder({ way: { folder, keep }, release }: PublishContext<'folder'>): Promise<Published> {
  try {
    await placeRelease(folder, release);
    await switchTo(folder, release.id);
  } catch (error) {
    throw error instanceof PublishError ? error : new PublishError({ why: 'not-written', what: folder, detail: detailOf(error) });
  }
  // It is online. What cannot be removed now is removed with the next release.
  await removeOld(join(folder, 'releases'), release.id, keep).catch(() => undefined);
  return { state: 'placed' };
}

/** Copies a release, unless it is there. Removes what a killed process has left. */
async function placeRelease(folder: string, { id, folder: built }: Release): Promise<void> {
  const link = join(folder, 'current');
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() === false) throw new PublishError({ why: 'no-link', what: link });
  const releases = join(folder, 'releases');
  const target = join(releases, id);
  if (built === undefined && !existsSync(target)) throw new PublishError({ why: 'no-release', what: id });
  await mkdir(releases, { recursive: true });
  for (const name of (await readdir(releases)).filter((one) => unfinished.test(one)))
    await rm(join(releases, name), { recursive: true, force: true });
  if (built !== undefined && !existsSync(target))
    await fillFolder(target, (copy) => cp(built, copy, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE }));
  // The releases that were online last are kept.
  await utimes(target, new Date(), new Date());
}

async function switchTo(folder: string, id: string): Promise<void> {
  const link = join(folder, 'current');
  const next = `${link}.next`;
  // A killed process may have left it.
  await rm(next, { force: true });
  await symlink(join('releases', id), next);
  await rename(next, link);
}

async function removeOld(releases: string, current: string, keep: number): Promise<void> {
  const names = (await readdir(releases)).filter((name) => ofRelease.test(name) && name !== current);
  const times = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(releases, name))).mtimeMs })));
  const old = times.sort((one, other) => other.time - one.time).slice(keep - 1);
  for (const { name } of old) await rm(join(releases, name), { recursive: true, force: true });
}
