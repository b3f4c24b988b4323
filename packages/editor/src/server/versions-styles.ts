/** The styles of the values in the history, and of the dialog for drafts and publishing. */
export const versionsStyles = `
  .notice .quiet { min-height: 1.75rem; padding: 0 0.5rem; color: CanvasText; font-size: 0.875rem; }
  dialog:has(.versions) { width: min(52rem, calc(100vw - 2rem)); }
  .versions { display: grid; gap: 1rem; min-height: 0; overflow: auto; padding: 3px; }
  .versions section, .versions .task { display: grid; gap: 0.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
  .versions section > button { justify-self: start; }
  .versions .left .about { display: inline-block; }
  .versions section .task { padding-top: 0; border: 0; }
  .versions .task.draft { grid-template-columns: 1fr auto; align-items: end; }
  .versions .main { color: var(--on-accent); }
  .versions ul, .changes ul { display: flex; flex-direction: column; gap: 0.375rem; overflow: visible; padding: 0; }
  .versions .left { gap: 0; }
  .versions .left button { display: block; height: auto; padding: 0.25rem 0.5rem; border-color: transparent; text-align: start; }
  .versions .left button:hover { border-color: var(--line); }
  .versions .left b { margin-inline-end: 0.25rem; font-size: 0.8125rem; }
  .versions .changed-files > li { padding: 0.375rem 0.625rem; border: 1px solid var(--line); border-radius: 0.375rem; overflow-wrap: anywhere; }
  .versions .drafts li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.75rem; }
  .versions .drafts .buttons { margin-inline-start: auto; }
  .versions .drafts button { display: inline-block; width: auto; height: auto; padding: 0.125rem 0.75rem; }
  .versions > p, .versions p { overflow-wrap: anywhere; }
  .changes ul.values, .versions ul.values { gap: 0.125rem; margin: 0.25rem 0 0; font-size: 0.875rem; }
  .values li { position: relative; overflow-wrap: anywhere; white-space: pre-line; }
  .values li span, .lines pre span { color: inherit; font-size: inherit; }
  .values b { margin-inline-end: 0.25rem; font-weight: 600; }
  .values del, .lines pre .removed { color: var(--error); }
  .values ins, .lines pre .added { color: light-dark(#12602b, #8fe0a5); }
  .values del + ins { margin-inline-start: 0.375rem; }
  .values del, .values ins { text-decoration-thickness: 1px; }
  .changes > li > div { min-width: 0; flex: 1; }
  .lines summary { width: fit-content; padding: 0.125rem 0; color: var(--quiet); font-size: 0.8125rem; font-weight: 400; }
  .lines pre, .reason { margin: 0.25rem 0; padding: 0.375rem 0.5rem; overflow: auto; border-radius: 0.375rem; background: var(--soft); font: 0.8125rem/1.5 ui-monospace, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
