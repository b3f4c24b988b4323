import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file of the site: `path` is relative to the site folder with forward slashes, `shown` is how problems name it. */
export type SiteFile = { path: string; absolute: string; shown: string };

/** The files of a site by the part they play, each list sorted by path. */
export type SiteFiles = {
  settings: SiteFile;
  pages: SiteFile[];
  collections: SiteFile[];
  /** Blocks that pages use by name. */
  shared: SiteFile[];
  /** Pages to start new ones from. */
  presets: SiteFile[];
  media: SiteFile[];
  /** YAML files that lie where none is read. */
  unread: SiteFile[];
  /** Links of the file system, which are not followed. */
  links: SiteFile[];
};

const encodedFolder = 'media/.encoded/';

/** Where YAML may lie without being part of the site: media, hidden folders, packages. */
const ignored = /^media\/|(?:^|\/)(?:\.|node_modules\/)/;

/**
 * Lists what lies under `siteDir`, the folder that holds `site.yaml`. Missing folders count as empty:
 * what is needed and absent is reported by the stage that needs it.
 */
export async function findFiles(siteDir: string): Promise<SiteFiles> {
  const { all, links } = await listFolder(siteDir);
  const yaml = all.filter(({ path }) => /\.ya?ml$/.test(path));
  const isRead = ({ path }: SiteFile): boolean =>
    /^(?:site\.yaml|pages\/.*\.ya?ml|collections\/[^/]+\.ya?ml|(?:shared|presets)\/[^/]+\.yaml)$/.test(path);
  return {
    settings: toSiteFile(siteDir, join(siteDir, 'site.yaml')),
    pages: yaml.filter((file) => file.path.startsWith('pages/')),
    collections: yaml.filter((file) => /^collections\/[^/]+$/.test(file.path)),
    shared: yaml.filter((file) => /^shared\/[^/]+\.yaml$/.test(file.path)),
    presets: yaml.filter((file) => /^presets\/[^/]+\.yaml$/.test(file.path)),
    media: all.filter((file) => file.path.startsWith('media/') && !file.path.startsWith(encodedFolder)),
    unread: all.filter((file) => /\.ya?ml$/i.test(file.path) && !isRead(file) && !ignored.test(file.path)),
    links: links.filter(({ path }) => !/(?:^|\/)(?:\.|node_modules\/)/.test(path)),
  };
}

async function listFolder(siteDir: string): Promise<{ all: SiteFile[]; links: SiteFile[] }> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const toFiles = (kept: typeof entries): SiteFile[] =>
    kept.map((entry) => toSiteFile(siteDir, join(entry.parentPath, entry.name))).sort((a, b) => (a.path < b.path ? -1 : 1));
  return { all: toFiles(entries.filter((entry) => entry.isFile())), links: toFiles(entries.filter((entry) => entry.isSymbolicLink())) };
}

function toSiteFile(siteDir: string, absolute: string): SiteFile {
  const path = relative(siteDir, absolute).split(sep).join('/');
  const fromHere = relative(process.cwd(), absolute).split(sep).join('/');
  return { path, absolute, shown: fromHere.startsWith('..') ? absolute : fromHere };
}
