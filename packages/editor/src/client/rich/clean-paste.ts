/** The attributes of pasted elements that matter: of links, lists and pictures, and those of ProseMirror itself. */
const kept = new Set(['href', 'title', 'start', 'data-tight', 'data-pm-slice']);

/**
 * Returns pasted HTML without styles, scripts and handlers of other programs, which the policy of the editor reports. It is parsed as a document of
 * the page, where nothing of it runs.
 */
export function cleanPaste(html: string, { DOMParser: Parser }: Pick<typeof globalThis, 'DOMParser'>): string {
  const { body } = new Parser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style, link, meta, iframe, object')) element.remove();
  for (const element of body.querySelectorAll('*')) {
    // Google Docs puts what it copies into <b style="font-weight: normal">.
    if (element.localName === 'b' && /font-weight:\s*normal/.test(element.getAttribute('style') ?? ''))
      element.replaceWith(...element.childNodes);
    for (const name of element.getAttributeNames()) if (!kept.has(name)) element.removeAttribute(name);
  }
  return body.innerHTML;
}
