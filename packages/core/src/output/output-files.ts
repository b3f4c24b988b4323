import { type AddressSettings, fileAddress, isNotFoundPage, pageAddress } from '../model/address.ts';
import { buildRecordFile } from './build-record.ts';

/** True for the HTML file of a not-found page, relative to the output folder: `404.html`, `docs/404.html`. */
export const isNotFoundFile = (file: string): boolean => file === '404.html' || file.endsWith('/404.html');

/** Returns the HTML file of a page, relative to the output folder: `docs/404.html` for `/docs/404`, `<path>/index.html` for others. */
export const pageFile = (path: string): string => `${path}${isNotFoundPage(path) ? '.html' : '/index.html'}`.replace(/^\/+/, '');

/** Returns the HTML file of a page in a folder. */
export const htmlFilePath = (folder: string, path: string): string => `${folder}/${pageFile(path)}`;

const suffix = '/index.html';

/** Returns the address at which visitors get a file of the output folder: `/about` for `about/index.html`, `/feed.xml` for `feed.xml`. */
export function addressOfFile(file: string, site: AddressSettings): string {
  const path = `/${file}`;
  return path.endsWith(suffix) ? pageAddress(path.slice(0, -suffix.length) || '/', site) : fileAddress(path, site);
}

/** The file with the response headers of all URLs. */
export const headersFile = '_headers';

/** The file with the redirects. */
export const redirectsFile = '_redirects';

/** The file that tells the mail service about the site. */
export const factsFile = '_mail.json';

/** The file with the id of a release, by which the published address says which one it shows. */
export const releaseFile = 'release.json';

/** Files for hosts, builds and the mail service. */
const ofHosts: ReadonlySet<string> = new Set([headersFile, redirectsFile, factsFile, buildRecordFile]);

/** Files and folders that start with a dot, such as `.htaccess`. RFC 8615 has files for visitors in `.well-known/`. */
const hidden = /(?:^|\/)\.(?!well-known\/)/;

/** True for a file of the output folder that visitors never get. */
export const isPrivateFile = (file: string): boolean => ofHosts.has(file) || hidden.test(file);

/** True for a compressed copy of one of the files in `present`. */
export const isCompressedCopy = (path: string, present: { has: (path: string) => boolean }): boolean =>
  /\.(?:br|gz)$/.test(path) && present.has(path.slice(0, -'.br'.length));
