/** A page of the site with its response headers. */
export type SitePage = { html: string; headers: Readonly<Record<string, string>> };

/** Returns the page of the site at a path. Undefined when there is none. */
export type SitePages = (path: string) => Promise<SitePage | undefined>;

type FormPageResponse = {
  pages: SitePages;
  /** The path of the page with the form. */
  path: string;
  status: number;
  /** Returns the HTML of the page with the message for the visitor added. Undefined when the page does not have the form. */
  change: (html: string) => string | undefined;
};

/**
 * Responds with the page of a form, to which `change` adds a message. Undefined when the page is missing, cannot be rendered
 * or has no such form. Callers then respond with a page of the service's own.
 */
export async function formPageResponse({ pages, path, status, change }: FormPageResponse): Promise<Response | undefined> {
  const page = await pages(path).catch(() => undefined);
  const html = page && change(page.html);
  if (!page || html === undefined) return undefined;
  return new Response(html, {
    status,
    headers: { ...page.headers, 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' },
  });
}
