/** The styles of the bar at the top. It stays one line high while changes are saved, so that nothing below it moves. With the colours of the system, what is current has a frame. */
export const barStyles = `
  header > button { flex: none; }
  header > button:has(> strong) { flex: 0 1 auto; min-width: 6rem; max-width: 20rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  header > button.main { margin-inline-start: auto; }
  .views { gap: 0; padding: 2px; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--soft); }
  .views button { min-height: 1.75rem; border-color: transparent; background: none; }
  .views [aria-current='true'] { border-color: var(--accent); background: Canvas; box-shadow: none; font-weight: 600; }
  .steps { display: flex; gap: 0.25rem; }
  .step { display: grid; place-items: center; width: 2rem; padding: 0; }
  .step .line-icon { width: 1.125rem; height: 1.125rem; }
  .step .turned { transform: scaleX(-1); }
  header .notice { flex: 1 1 0; flex-wrap: nowrap; justify-content: end; min-width: 0; max-width: none; margin: 0; }
  .notice > [role='status'] { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .notice button { flex: none; }
  header .notice.long { order: 1; flex: 1 0 100%; flex-wrap: wrap; justify-content: start; padding-block: 0.25rem; }
  .notice.long > [role='status'] { white-space: normal; }
  .buttons:has(> .about) { align-items: center; }
  @media (forced-colors: active) { [aria-current='true'] { outline: 3px solid Highlight; outline-offset: -3px; } }
  @media (width < 80rem) { .notice .quiet { display: none; } }
`;
