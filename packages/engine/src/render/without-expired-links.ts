/**
 * Returns HTML in which links to pages whose time is over are text: elements `a` without `href`. Visitors would get an error page
 * there. `addresses` are those of the pages.
 */
export const withoutExpiredLinks = (html: string, addresses: readonly string[]): string =>
  addresses.reduce((left, address) => left.replaceAll(linkTo(address), '$1'), html);

/** The start of a link as React and the sanitizer of rich texts write it, up to its `href`, also with a query or an anchor. */
const linkTo = (address: string): RegExp => new RegExp(`(<a\\b[^>]*?) href="${address.replaceAll('.', '\\.')}(?:[?#][^"]*)?"`, 'g');
