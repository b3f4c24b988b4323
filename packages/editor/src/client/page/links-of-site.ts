import type { EditorSession } from '../editor-session.ts';

/** Returns the path of the page of the site to which an element leads. Undefined for another target. */
export function pageLinkedFrom(element: Element, session: EditorSession): string | undefined {
  const link = element.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== link.ownerDocument.defaultView?.location.origin) return undefined;
  return pathAt(link.pathname, session);
}

/** Returns the path of the page at an address. Undefined when there is none. */
export const pathAt = (address: string, session: EditorSession): string | undefined =>
  session.read().outline?.pages.find((page) => page.address === address)?.path;
