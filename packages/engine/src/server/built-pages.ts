import type { SitePages } from '../mail/http/form-page-response.ts';
import { fileAddress } from '../model/address.ts';
import { htmlFilePath } from '../render/output/html-file-path.ts';
import { loadFile } from './load-file.ts';
import { headersFor, withPagePolicy } from './response-headers.ts';
import { currentSnapshot } from './site-snapshot.ts';

/** Creates a function that reads the pages of a built site and their headers, for form errors of the mail service. Picks up deploys. */
export function builtPages(folder: string): SitePages {
  let current: ReturnType<typeof currentSnapshot> | undefined;
  return async (path) => {
    current ??= currentSnapshot(folder);
    const { rules, addresses, details } = current();
    const page = await loadFile(htmlFilePath(folder, path), ['identity'], details);
    if (page === undefined || page === 'incomplete' || !Buffer.isBuffer(page.content)) return undefined;
    const headers = withPagePolicy(headersFor(rules, fileAddress(path, addresses)), page.policy);
    return { html: page.content.toString('utf8'), headers };
  };
}
