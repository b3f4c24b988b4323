/** The styles of the controls in the panel, and of their lists to choose from. */
export const panelStyles = `
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .reset { min-height: 1.5rem; margin-inline-start: 0.5rem; padding: 0 0.375rem; border-color: transparent; color: var(--quiet); font-size: 0.8125rem; }
  .switch > .reset { order: 1; justify-self: end; }
  .switch:has(> .reset) { grid-template-columns: auto auto 1fr; }
  ::placeholder, .unset { color: var(--quiet); opacity: 1; font-style: italic; }
  .line-icon { width: 1.5rem; height: 1.5rem; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  .pick { display: flex; flex-wrap: wrap; align-items: center; gap: 0.375rem; }
  .pick > input, .pick > select { flex: 1; min-width: 6rem; width: auto; }
  .pick > button { min-height: 2.25rem; }
  .pick + .pick { margin-top: 0.375rem; }
  .pick > .about { flex-basis: 100%; }
  .panel .media { margin: 0; min-width: 0; display: grid; gap: 0.375rem; padding: 0.5rem; border: 1px dashed var(--line); border-radius: 0.375rem; }
  .panel .media.over { border-color: var(--accent); background: var(--soft); }
  .media img { max-width: 100%; max-height: 10rem; justify-self: start; border-radius: 0.25rem; background: repeating-conic-gradient(var(--soft) 0 25%, Canvas 0 50%) 0 0 / 1rem 1rem; }
  .media > p:empty { display: none; }
  .choices .groups { display: grid; gap: 0.75rem; overflow: auto; padding: 3px; }
  .choices ul { overflow: visible; padding: 0; }
  .choices li strong { font-weight: 600; overflow-wrap: anywhere; }
  .choices .rows { grid-template-columns: 1fr; }
  .choices .pictures { grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); }
  .choices .pictures img { width: 100%; height: 7rem; object-fit: contain; margin-bottom: 0.25rem; border-radius: 0.25rem; background: var(--soft); }
  .choices .icons { grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr)); }
  .choices .icons button { justify-items: center; gap: 0.375rem; text-align: center; }
  .choices .icons strong { font-size: 0.8125rem; font-weight: 400; }
  .choices > button { align-self: start; }
`;
