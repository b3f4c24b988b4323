/** Parts of the document that go with the page or belong to the preview; all others are the same on all pages. */
const ownParts = '#main, #problem-panel, #page-data, [data-header-slot], [data-announcer], script, style';

/** Puts what stands around the blocks of a new document in the place of what stands there: footer, chat button and the like. */
export function patchFrame(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = next.documentElement.lang;
  const partsOf = (body: HTMLElement): Element[] => [...body.children].filter((part) => !part.matches(ownParts));
  const before = partsOf(document.body);
  for (const [index, part] of partsOf(next.body).entries()) {
    const old = before[index];
    if (old && old.tagName === part.tagName && old.outerHTML !== part.outerHTML) old.replaceWith(document.adoptNode(part));
  }
}
