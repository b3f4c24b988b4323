/** Parts of the body that differ between pages or belong to the preview. */
const excludedParts = '#main, #preview-status, #page-data, [data-header-slot], [data-announcer], script, style';

/** Replaces the parts of the body that all pages share, such as the footer, by those of a new document. */
export function patchFrame(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = next.documentElement.lang;
  const partsOf = (body: HTMLElement): Element[] => [...body.children].filter((part) => !part.matches(excludedParts));
  const before = partsOf(document.body);
  for (const [index, part] of partsOf(next.body).entries()) {
    const old = before[index];
    if (old && old.tagName === part.tagName && old.outerHTML !== part.outerHTML) old.replaceWith(document.adoptNode(part));
  }
}
