import { join } from 'node:path';
import type { SitePages } from '../mail/http/form-page-response.ts';
import { fileAddress, plainAddresses } from '../model/address.ts';
import { parseHeaders } from '../render/hosting/headers-file.ts';
import { buildRecordFile, parseBuildRecord } from '../render/output/build-record.ts';
import { htmlFilePath } from '../render/output/html-file-path.ts';
import { headersFor } from './header-rules.ts';
import { loadFile } from './load-file.ts';
import { withPagePolicy } from './page-policy.ts';
import { rereadOnChange } from './reread-on-change.ts';

/** Creates a function that reads the pages of a built site and their headers, for form errors of the mail service. Picks up deploys. */
export function builtPages(folder: string): SitePages {
  const rules = rereadOnChange(join(folder, '_headers'), parseHeaders, []);
  const addresses = rereadOnChange(join(folder, buildRecordFile), (text) => parseBuildRecord(text)?.addresses, undefined);
  return async (path) => {
    const page = await loadFile(htmlFilePath(folder, path), ['identity'], new Map());
    if (page === undefined || !('content' in page)) return undefined;
    return {
      html: page.content.toString('utf8'),
      headers: withPagePolicy(headersFor(rules(), fileAddress(path, addresses() ?? plainAddresses)), page.policy),
    };
  };
}
