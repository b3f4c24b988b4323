import { memoizeLast } from '../../cache/memoize-last.ts';
import { type MessagePage, messagePage, plainMessagePage } from '../pages/message-page.ts';
import { pageStyle } from '../pages/page-style.ts';
import { pagePolicy, plainHeaders } from '../pages/plain-page.ts';
import { formPageResponse, type SitePages } from './form-page-response.ts';

type MessagePageOptions = {
  pages: SitePages;
  /** The path of the page whose look it has. Undefined: that of the service. */
  path: string | undefined;
  status: number;
  hasScripts: boolean;
};

type Filling = { html: string; page: MessagePage; hasScripts: boolean };

/** The last page is cached: everybody with a wrong or expired link gets the same one, and parsing a page of the site takes a while. */
const fillLast = memoizeLast(({ html, page, hasScripts }: Filling) => messagePage(html, page, { hasScripts }));

/** Responds with a page that says something about a message, in the look of a page of the site, or of the service when that is missing. */
export async function messagePageResponse(page: MessagePage, { pages, path, status, hasScripts }: MessagePageOptions): Promise<Response> {
  const change = (html: string): string | undefined => fillLast([html, JSON.stringify(page), hasScripts], { html, page, hasScripts });
  const response = path === undefined ? undefined : await formPageResponse({ pages, path, status, change });
  if (response) return response;
  const policy = { 'Content-Security-Policy': pagePolicy(pageStyle, page.action && 'token' in page.action ? "'self'" : "'none'") };
  const headers = { ...plainHeaders, ...policy, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(String(await plainMessagePage(page)), { status, headers });
}
