import { buildRecordFile } from './build-record.ts';

/** The file with the response headers of all URLs. */
export const headersFile = '_headers';

/** The file with the redirects. */
export const redirectsFile = '_redirects';

/** The file that tells the mail service about the site. */
export const factsFile = '_mail.json';

/** Files for hosts, builds and the mail service. */
const ofHosts: ReadonlySet<string> = new Set([headersFile, redirectsFile, factsFile, buildRecordFile]);

/** Files and folders that start with a dot, such as `.htaccess`. RFC 8615 has files for visitors in `.well-known/`. */
const hidden = /(?:^|\/)\.(?!well-known\/)/;

/** True for a file of the output folder that visitors never get. */
export const isPrivateFile = (file: string): boolean => ofHosts.has(file) || hidden.test(file);
