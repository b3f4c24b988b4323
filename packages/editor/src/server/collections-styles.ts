/** The styles of tables of records, and of the forms for types of records. */
export const collectionsStyles = `
  .records > .filters { display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem; }
  .records > .filters > label { display: grid; flex: 0 1 14rem; margin-inline-start: auto; font-size: 0.875rem; }
  dialog .moves button, .type-fields .moves button { display: inline-block; width: auto; height: auto; min-width: 2rem; padding: 0 0.5rem; }
  .table { flex: 0 1 auto; min-height: 15rem; max-height: 100vh; }
  .table thead :is(th, td) { position: sticky; top: 0; z-index: 2; border: 0; background: Canvas; box-shadow: inset 0 -1px var(--line); white-space: nowrap; }
  .table thead button { min-height: 1.75rem; padding: 0 0.25rem; border-color: transparent; font-weight: 600; }
  .table :is(td, th) { vertical-align: middle; }
  .table td.number { text-align: end; font-variant-numeric: tabular-nums; }
  .table tbody th { position: sticky; inset-inline-start: 0; background: inherit; }
  .table tbody tr { background: Canvas; }
  .preset-picture { grid-column: 1 / -1; width: 100%; max-height: 7rem; margin-bottom: 0.375rem; border: 1px solid var(--line); border-radius: 0.25rem; background: Canvas; fill: var(--strong); }
  .preset-picture .frame { fill: color-mix(in srgb, var(--accent) 35%, Canvas); }
  dialog.wide { width: min(80rem, calc(100vw - 2rem)); }
  .add-language, .panel > [role='group'].problem { margin-block: 0.75rem 1.25rem; }
  .translation ol { display: grid; gap: 0.75rem; }
  .translation h3 { margin: 1rem 0 0.5rem; }
  dialog .translation li { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; padding-bottom: 0.75rem; border-bottom: 1px solid var(--line); }
  .translation li > * { min-width: 0; overflow-wrap: anywhere; white-space: pre-line; }
  .translation .left { display: flex; align-items: center; gap: 0.75rem; margin-top: 0.25rem; color: var(--warning); font-size: 0.8125rem; }
  dialog .translation li button { display: inline-block; width: auto; height: auto; padding: 0 0.5rem; color: CanvasText; }
  .show-in-file { margin-bottom: 0.75rem; font-size: 0.875rem; }
  .show-in-file > button { min-height: 1.75rem; padding: 0; border-color: transparent; background: none; color: var(--quiet); text-decoration: underline; text-underline-offset: 0.2em; }
  .table.long table { table-layout: fixed; min-width: 40rem; }
  .table.long tbody th button { max-width: 100%; }
  .table td:has(img) { width: 3.5rem; padding: 0.25rem; }
  .table td img { display: block; width: 3rem; height: 2.25rem; object-fit: cover; border-radius: 0.25rem; background: var(--soft); }
  .table td.edited { overflow: visible; min-width: 6rem; padding: 0.125rem 0.25rem; }
  .table td.edited textarea { min-height: 2.25rem; max-height: 6rem; }
  .table tbody tr[aria-current='true'] { border: 0; box-shadow: none; background: var(--soft); }
  .table td.moves { display: table-cell; max-width: none; white-space: nowrap; }
  .table td.state.unpublished { color: var(--warning); font-weight: 600; }
  .table tbody th button { max-width: 20rem; overflow: hidden; border-color: transparent; text-overflow: ellipsis; font-weight: 600; text-decoration: underline; text-underline-offset: 0.2em; }
  .table td.edited input:not([type='checkbox']) { min-width: 4.5rem; }
  .table td.edited .pick { flex-wrap: nowrap; }
  .table td.edited .pick > input:only-child { width: 6rem; }
  .type-fields { display: grid; gap: 0.5rem; }
  .type-fields > li, .add-field { padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
  .panel .type-fields > li { padding: 0.75rem; border: 1px solid var(--line); }
  .add-field { min-width: 0; margin: 0.5rem 0 1rem; }
  .add-field legend { font-weight: 600; }
  .type-field { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); align-items: end; gap: 0.5rem 0.75rem; margin-bottom: 0.5rem; }
  .type-field label { display: grid; font-size: 0.875rem; }
  .closed-options { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; border: 1px solid var(--line); border-radius: 0.375rem; }
  .closed-options .about { flex-basis: 100%; margin: 0; }
  .type-field .check { display: flex; align-items: center; gap: 0.5rem; min-height: 2.25rem; }
`;
