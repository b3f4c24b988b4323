/**
 * Returns HTML in which links to pages whose time is over are text: elements `a` without `href`. Visitors would get an error page
 * there. `paths` are those of the pages: they consist of letters, digits, hyphens and slashes.
 */
export const withoutExpiredLinks = (html: string, paths: readonly string[]): string =>
  paths.reduce((left, path) => left.replaceAll(linkTo(path), '$1'), html);

/** The start of a link as React and the sanitizer of rich texts write it, up to its `href`, also with a query or an anchor. */
const linkTo = (path: string): RegExp => new RegExp(`(<a\\b[^>]*?) href="${path}(?:[?#][^"]*)?"`, 'g');
