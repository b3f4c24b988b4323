/** The styles of the list of pages, the forms for pages and records, and the history. */
export const pagesStyles = `
  .views { display: flex; }
  .page-itself[aria-current='true'] { border-color: var(--accent); box-shadow: inset 0 -2px var(--accent); }
  header button strong { overflow-wrap: anywhere; }
  .page-itself { text-align: start; }
  .filters button { min-height: 2.25rem; }
  dialog .filters { display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem; }
  dialog .filters label { display: grid; flex: 1 1 8rem; font-size: 0.875rem; }
  dialog .pages, dialog .changes { display: flex; flex-direction: column; gap: 0.25rem; overflow: auto; padding: 3px; }
  dialog .pages button { display: grid; grid-template-columns: 1fr auto auto; gap: 0 0.75rem; align-items: baseline; }
  dialog .pages [aria-current='true'] { border-color: var(--accent); }
  .pages .address { grid-column: 1 / -1; overflow-wrap: anywhere; }
  .pages .state { font-size: 0.8125rem; }
  .pages .state.unpublished { color: var(--warning); font-weight: 600; }
  .pages b { font-size: 0.8125rem; }
  .task { display: flex; flex-direction: column; gap: 0.75rem; min-width: 0; }
  .task .main { color: var(--on-accent); }
  .tools .task { flex: none; }
  .panel .tools { margin: 0.5rem 0 1rem; }
  .task .field { display: grid; margin: 0; }
  .task label > .about { display: block; }
  .task .presets { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 0.375rem; max-height: 16rem; margin: 0; padding: 0.5rem; overflow: auto; border: 1px solid var(--line); border-radius: 0.5rem; }
  .presets label { display: grid; align-content: start; grid-template-columns: auto 1fr; gap: 0 0.5rem; padding: 0.375rem 0.5rem; border: 1px solid var(--line); border-radius: 0.375rem; cursor: pointer; }
  .presets label:has(:checked) { border-color: var(--accent); background: var(--soft); }
  .presets :is(input, strong) { grid-row: 2; }
  .presets .about { grid-column: 1 / -1; }
  dialog .places { display: block; padding-inline-start: 1.25rem; list-style: disc; }
  dialog { overflow: auto; }
  dialog > button { align-self: end; flex: none; }
  .changes > li { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: 0.375rem 0; border-bottom: 1px solid var(--line); }
  .changes > li > span, .changes > li > div > span { display: block; overflow-wrap: anywhere; }
  dialog .changes li button { display: block; flex: none; width: auto; height: auto; }
  .previews { display: grid; gap: 0.375rem; margin: 1rem 0; }
  .previews h3 { font-size: 0.8125rem; color: var(--quiet); font-weight: 600; }
  .result, .card { display: grid; gap: 0.125rem; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; overflow-wrap: anywhere; font-size: 0.875rem; }
  .result strong { color: var(--accent); font-size: 1rem; font-weight: 500; }
  .card { overflow: hidden; }
  .card img, .card p { margin: -0.75rem -0.75rem 0.5rem; width: calc(100% + 1.5rem); max-width: none; height: auto; border-bottom: 1px solid var(--line); background: var(--soft); }
  .card p { padding: 1.5rem 0.75rem; text-align: center; }
  .records { display: flex; flex-direction: column; gap: 0.75rem; min-width: 0; padding: 1rem; overflow: auto; border-inline: 1px solid var(--line); }
  .table { overflow: auto; }
  table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
  th, td { padding: 0.375rem 0.5rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
  td { max-width: 16rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  tbody button { text-align: start; white-space: nowrap; }
  tbody th { font-weight: 400; }
  tbody [aria-current='true'] { border-color: var(--accent); box-shadow: inset 3px 0 var(--accent); }
`;
