import { join, relative, resolve, sep } from 'node:path';
import { findFiles, type SiteFile } from '../../content/find/find-files.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { Project } from '../declare/option.ts';
import { UsageError } from '../declare/usage-error.ts';
import { displayPath } from '../display-path.ts';

/** Files of a site by their absolute paths, each with the path that messages show. */
export type ChosenFiles = ReadonlyMap<string, string>;

type ChosenOptions = Pick<Project, 'loadCode'> & { siteDir: string; files: readonly string[] };

/**
 * Finds the given files: by the path from the current folder, an absolute path, or the path from the folder
 * of the site. Throws `UsageError`, with the nearest file, for a file that the site does not have.
 */
export async function findChosenFiles({ siteDir, files, loadCode }: ChosenOptions): Promise<ChosenFiles> {
  const found = await findFiles(siteDir, (await loadCode()).fetched);
  const all: SiteFile[] = [
    found.settings,
    ...[found.pages, found.collections, found.shared, found.presets, found.ofLanguages, found.media, found.root].flat(),
  ];
  const known = new Map([...all, ...found.unread, ...found.links, ...found.unreadable].map(({ absolute, shown }) => [absolute, shown]));
  return new Map(
    files.map((written) => {
      const absolute = [resolve(written), join(siteDir, written)].find((path) => known.has(path));
      if (absolute === undefined) throw unknownFile(written, siteDir, [...known.keys()]);
      return [absolute, displayPath(absolute)];
    }),
  );
}

function unknownFile(written: string, siteDir: string, known: readonly string[]): UsageError {
  const inSite = new Map(known.map((absolute) => [relative(siteDir, absolute).split(sep).join('/'), absolute]));
  const fromHere = new Map(known.map((absolute) => [displayPath(absolute), absolute]));
  // Perhaps only the name of the file is right.
  const byName = new Map([...inSite].map(([path, absolute]) => [path.slice(path.lastIndexOf('/') + 1), absolute]));
  const last = written.slice(written.lastIndexOf('/') + 1);
  const nearest = [[written, fromHere] as const, [written, inSite] as const, [last, byName] as const]
    .map(([text, paths]) => paths.get(nearestName(text, [...paths.keys()]) ?? ''))
    .find((absolute) => absolute !== undefined);
  const suggestion =
    nearest === undefined ? 'Choose a file of the site, such as pages/home.yaml.' : `Did you mean ${displayPath(nearest)}?`;
  return new UsageError(`The site in ${displayPath(siteDir) || '.'} has no file "${written}". ${suggestion}`);
}
