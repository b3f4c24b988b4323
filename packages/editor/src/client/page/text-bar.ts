/** What stands in a bar below something in the page: sentences, and buttons. */
export type BarContent = { notes: readonly string[]; actions: readonly { label: string; run: () => void }[] };

/** Shows a bar below a place of the page, at its end, so that the page stays as it is. Returns a function that removes it. Empty content shows none. */
export function showBar(page: Document, { left, bottom }: DOMRect, { notes, actions }: BarContent): () => void {
  const view = page.defaultView;
  if (!view || notes.length + actions.length === 0) return () => undefined;
  const bar = page.createElement('div');
  bar.dataset.editorBar = '';
  Object.assign(bar.style, {
    all: 'initial',
    position: 'absolute',
    top: `${bottom + view.scrollY + 8}px`,
    left: `${Math.max(8, Math.min(left + view.scrollX, view.scrollX + view.innerWidth - 368))}px`,
    zIndex: '2147483647',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    maxWidth: '360px',
    padding: '6px 10px',
    boxSizing: 'border-box',
    borderRadius: '6px',
    background: '#1d2033',
    color: '#fff',
    font: '13px/1.45 system-ui, sans-serif',
    boxShadow: '0 2px 8px rgb(0 0 0 / 0.3)',
  });
  for (const note of notes) {
    const text = page.createElement('span');
    Object.assign(text.style, { all: 'unset', overflowWrap: 'anywhere' });
    text.textContent = note;
    bar.append(text);
  }
  for (const { label, run } of actions) bar.append(buttonIn(page, label, run));
  page.body.append(bar);
  return () => bar.remove();
}

function buttonIn(page: Document, label: string, run: () => void): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  Object.assign(button.style, {
    all: 'unset',
    cursor: 'pointer',
    textDecoration: 'underline',
    minHeight: '24px',
    font: 'inherit',
    fontWeight: '600',
  });
  button.textContent = label;
  // The text keeps the focus, and with it its end.
  button.addEventListener('pointerdown', (event) => event.preventDefault());
  button.addEventListener('click', run);
  return button;
}

/** True for an element of a bar. */
export const isInBar = (element: Element): boolean => element.closest('[data-editor-bar]') !== null;
