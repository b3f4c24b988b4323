import { factsFile } from '../../mail/facts-file.ts';
import { buildRecordFile } from './build-record.ts';

/** The file with the response headers of all URLs. */
export const headersFile = '_headers';

/** The file with the redirects. */
export const redirectsFile = '_redirects';

/** Files for hosts, builds and the mail service, which visitors never get. */
export const privateFiles: ReadonlySet<string> = new Set([headersFile, redirectsFile, factsFile, buildRecordFile]);
