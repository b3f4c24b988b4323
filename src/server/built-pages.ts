import { readFile } from 'node:fs/promises';
import type { SitePages } from '../mail/http/send-form.ts';
import { pageFile } from '../render/page-file.ts';
import { headersFor, readHeaderRules } from './header-rules.ts';

/** The pages of a built site with their headers, for the mail service to fill in. */
export function builtPages(folder: string): SitePages {
  return async (path) => {
    const html = await readFile(pageFile(folder, path), 'utf8').catch(() => undefined);
    return html === undefined ? undefined : { html, headers: headersFor(readHeaderRules(folder), path) };
  };
}
