import type { Host, HostFiles } from '../../host/host.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';

/** A file of the site: `path` is relative to the site folder with forward slashes; `shown` is the path in messages. */
export type SiteFile = { path: string; absolute: string; displayPath: string };

/** A file in `root/`. */
export type RootFile = SiteFile & InRoot;

/** The folders with content that pages are made of. */
const contentFolders = ['pages', 'collections', 'shared', 'media'] as const;
export type ContentFolder = (typeof contentFolders)[number];

/** The files of a site by purpose. Each list is sorted by path, collections with numbers as numbers. */
export type SiteFiles = {
  /** The folders with content that there are, also empty ones and symbolic links. */
  folders: ContentFolder[];
  settings: SiteFile;
  pages: SiteFile[];
  collections: SiteFile[];
  /** Types of records that are declared in YAML. */
  types: SiteFile[];
  /** Blocks that pages use by name. */
  shared: SiteFile[];
  /** Pages to start new ones from. */
  presets: SiteFile[];
  /** Interface texts, one file for each language. */
  strings: SiteFile[];
  media: SiteFile[];
  /** Files that are copied to the root of the built site. */
  root: RootFile[];
  /**
   * Files at a place where those of a language would be, such as `site.de.yaml` and `shared/de/call.yaml`. The other lists
   * have them too: `divideByLanguage` decides which folders are languages.
   */
  ofLanguages: SiteFile[];
  /** YAML files outside of the folders that are read. */
  unread: SiteFile[];
  /** Other files outside of media/, root/ and of the site's own folder: the site does not use them. */
  ignored: SiteFile[];
  /** Symbolic links, which are not followed. */
  links: SiteFile[];
  /** Folders that cannot be listed, each with the reason. */
  unreadable: (SiteFile & { reason: string })[];
  /** The files of fetched collections that are missing: nothing was fetched yet. */
  unfetched: SiteFile[];
};

/** True when every file of the site was found. Only then is something that was not found really missing. */
export const isEveryFileKnown = ({ unread, unreadable, unfetched }: Pick<SiteFiles, 'unread' | 'unreadable' | 'unfetched'>): boolean =>
  unread.length === 0 && unreadable.length === 0 && unfetched.length === 0;

/** Files that operating systems leave in folders. macOS writes one beside each file on a disk of another system. */
const leftByTheSystem = /(?:^|\/)(?:Thumbs\.db|desktop\.ini|\.DS_Store|\._[^/]*)$|~$/i;

const encodedFolder = 'media/.encoded/';

/** The folder with the records that were fetched last. */
const dataFolder = '.data/';

/** Returns the path of the file with the fetched records of a collection, in the folder of the site. */
export const fetchedFile = (collection: string): string => `${dataFolder}${collection}.json`;

/** Folders whose YAML files are not part of the site: media, files that are copied, hidden folders, packages. */
const ignored = /^(?:media|root)\/|(?:^|\/)(?:\.|node_modules\/)/;

/** Matches a file that is used by its name. */
const inNamedFolder = /^(?:types|shared|presets|strings)\/[^/]+\.yaml$/;

/** True for a file with a collection, and for one with a record of a collection that is a folder. */
const isOfCollection = (path: string): boolean =>
  /^collections\/(?:[^/]+\.ya?ml|[^/]+\/(?:[^/]+\/)?[^/]+\.yaml)$/.test(path) && !/\/\./.test(path);

/** Sorts the files of numbered records by their numbers. A fixed language gives the same order on every machine. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** True for a file with fetched records. */
export const isData = (path: string): boolean => path.startsWith(dataFolder) && /^[^/.]+\.json$/.test(path.slice(dataFolder.length));

const isOfLanguage = ({ path }: SiteFile): boolean =>
  /^(?:site\.[A-Za-z0-9-]+|(?:shared|presets|types)\/[A-Za-z0-9-]+\/[^/]+|collections\/[A-Za-z0-9-]+(?:\/[^/]+){1,3})\.yaml$/.test(path);

/** In root/, nothing is hidden: `.well-known/` is published. */
const isHidden = ({ path }: SiteFile): boolean => !path.startsWith(rootFolder) && /(?:^|\/)(?:\.|node_modules\/)/.test(path);

/** True for a file of an add-on, which nobody may change. */
export const isAdded = ({ path, absolute }: SiteFile, code: ContentSchemas): boolean => code.addedFiles[path] === absolute;

/**
 * Lists the files in `siteDir`, the folder that contains `site.yaml`, and those of add-ons at paths where the site has none. Missing
 * folders count as empty; later stages report missing files. Pipes, sockets, devices and folders with the name of a file are listed as
 * files, so that reading them reports a problem.
 */
export async function findFiles(host: Host, siteDir: string, { fetched, addedFiles }: ContentSchemas): Promise<SiteFiles> {
  const found = await host.files.list(siteDir);
  const fileAt = (absolute: string): SiteFile => toSiteFile(host, siteDir, absolute.slice(siteDir.length + 1));
  const toFiles = (paths: readonly string[]): SiteFile[] => paths.map(fileAt).sort((a, b) => (a.path < b.path ? -1 : 1));
  const all = toFiles([...found.files, ...found.folders.filter((path) => /\.ya?ml$/.test(path))]).filter(
    ({ path }) => !leftByTheSystem.test(path),
  );
  const folders = new Set(found.folders);
  const isThere = (name: ContentFolder): boolean => folders.has(`${siteDir}/${name}`) || found.links.includes(`${siteDir}/${name}`);
  const ofData = fetched.map((name) => toSiteFile(host, siteDir, fetchedFile(name)));
  const paths = new Set(all.map(({ path }) => path));
  const readData = ofData.filter(({ path }) => paths.has(path));
  const root = findRootFiles(
    host.files,
    all.filter(({ absolute }) => !folders.has(absolute)),
  );
  const yaml = all.filter(({ path }) => /\.ya?ml$/.test(path));
  const added = Object.entries(addedFiles).flatMap(([path, absolute]) =>
    paths.has(path) ? [] : toSiteFile(host, siteDir, path, absolute),
  );
  const named = [...yaml, ...added].filter(({ path }) => inNamedFolder.test(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  const inFolder = (name: string): SiteFile[] => named.filter(({ path }) => path.startsWith(name));
  const isRead = ({ path }: SiteFile): boolean =>
    /^(?:site\.yaml|pages\/.*\.ya?ml)$/.test(path) || inNamedFolder.test(path) || isOfCollection(path);
  return {
    folders: contentFolders.filter(isThere),
    settings: toSiteFile(host, siteDir, 'site.yaml'),
    pages: yaml.filter((file) => file.path.startsWith('pages/')),
    collections: [...yaml.filter(({ path }) => isOfCollection(path)).sort((a, b) => byNumber.compare(a.path, b.path)), ...readData],
    types: inFolder('types/'),
    shared: inFolder('shared/'),
    presets: inFolder('presets/'),
    strings: inFolder('strings/'),
    media: all.filter((file) => file.path.startsWith('media/') && !file.path.startsWith(encodedFolder)),
    root: root.files,
    ofLanguages: yaml.filter(isOfLanguage),
    unread: all.filter((file) => /\.ya?ml$/i.test(file.path) && !isRead(file) && !ignored.test(file.path)),
    ignored: all.filter(
      ({ path }) =>
        (path.includes('/') && !/\.ya?ml$/i.test(path) && !ignored.test(path)) ||
        (isData(path) && !ofData.some((file) => file.path === path)),
    ),
    links: toFiles(found.links).filter((file) => !isHidden(file)),
    unreadable: [
      ...found.unreadable.map(({ absolute, reason }) => ({ ...fileAt(absolute), reason })).filter((file) => !isHidden(file)),
      ...root.unreadable,
    ],
    unfetched: ofData.filter(({ path }) => !paths.has(path)),
  };
}

/** Returns the file at a path in `siteDir`, or that of an add-on, which is elsewhere. */
export const toSiteFile = ({ files }: Host, siteDir: string, path: string, absolute = `${siteDir}/${path}`): SiteFile => ({
  path,
  absolute,
  displayPath: files.displayPath(absolute),
});

/** The folder of the files that are copied to the root of the built site. */
const rootFolder = 'root/';

type Located = { path: string; absolute: string };

/** What is known about a file in `root/`. */
type InRoot = {
  /** Its path in the built site, without a slash at the start. */
  name: string;
  bytes: number;
};

/** Files of Git, such as the one that keeps an empty folder. */
const ofGit = /(?:^|\/)\.git[^/]*(?:\/|$)/;

/**
 * Returns the files in `root/` among the files of a site, and what is neither file nor folder or cannot be read, each with the reason.
 * Throws the error of a missing file when one disappears.
 */
function findRootFiles<File extends Located>({ describe }: HostFiles, all: readonly File[]) {
  const files: (File & InRoot)[] = [];
  const unreadable: (File & { reason: string })[] = [];
  for (const file of all) {
    if (!file.path.startsWith(rootFolder) || ofGit.test(file.path)) continue;
    const described = describe(file.absolute);
    if ('reason' in described) unreadable.push({ ...file, reason: described.reason });
    else files.push({ ...file, name: file.path.slice(rootFolder.length), bytes: described.bytes });
  }
  return { files, unreadable };
}

/** Returns the URL paths of files in `root/`: `/ads.txt`, and for `shop/index.html` also `/shop`. */
export const rootPaths = (files: readonly Pick<InRoot, 'name'>[]): string[] =>
  files.flatMap(({ name }) => {
    const path = `/${name}`;
    return path.endsWith('/index.html') ? [path, path.slice(0, -'/index.html'.length) || '/'] : [path];
  });
