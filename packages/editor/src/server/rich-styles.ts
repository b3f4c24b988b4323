/** The styles of the tools for a rich text. They cover the row above the page, so that it does not move. */
export const richStyles = `
  .canvas { position: relative; }
  .rich-tools { position: absolute; z-index: 1; inset: 0 0 auto; display: grid; gap: 0.5rem; padding: 0.25rem 1rem 0.375rem; background: color-mix(in srgb, CanvasText 5%, Canvas); }
  .rich-tools [role='toolbar'] { display: flex; flex-wrap: wrap; gap: 0.25rem; }
  .rich-tools [role='toolbar'] button { min-width: 2rem; min-height: 2rem; padding: 0 0.5rem; font-size: 0.875rem; }
  .rich-tools [aria-pressed='true'] { border-color: var(--accent); box-shadow: inset 0 -3px var(--accent); }
  .rich-tools .strong::before { content: 'B' / ''; font-weight: 700; }
  .rich-tools .em::before { content: 'I' / ''; font-style: italic; }
  .rich-tools .code::before { content: '<>' / ''; font-family: ui-monospace, Consolas, monospace; }
  .rich-tools .heading2::before { content: 'H1' / ''; }
  .rich-tools .heading3::before { content: 'H2' / ''; }
  .rich-tools .heading4::before { content: 'H3' / ''; }
  .rich-tools .bullet_list::before { content: '•–' / ''; }
  .rich-tools .ordered_list::before { content: '1.' / ''; }
  .rich-tools .blockquote::before { content: '❝' / ''; }
  .rich-tools > [role='status'] { margin: 0; font-size: 0.875rem; }
  .rich-tools > [role='status']:empty { display: none; }
  .rich-tools [aria-disabled='true'] { color: GrayText; cursor: default; }
  .rich-tools form { display: grid; gap: 0.5rem; max-width: 36rem; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: Canvas; box-shadow: 0 4px 16px rgb(0 0 0 / 0.15); }
  .rich-tools form .field { margin: 0; }
`;
