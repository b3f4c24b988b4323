/** The styles that the editor adds to a page that stands still: nothing moves, what is closed is open, and texts that are edited have an outline. */
export const stillStyles = `
  @media screen {
    *, ::before, ::after { animation: none !important; transition: none !important; }
    ::details-content { display: block !important; content-visibility: visible !important; block-size: auto !important; }
    a, button, summary, label { cursor: default; }
    [contenteditable] { outline: 2px solid #3d5afe !important; outline-offset: 3px; cursor: text; }
  }
`;

/** Adds styles to a page, beside its own policy. Returns a function that removes them. */
export function addStyles(page: Document, css: string): () => void {
  const view = page.defaultView;
  if (!view) return () => undefined;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
