/** The styles of fields that the tools of the preview share: boxes to tick, tables, trees of links, fields that few need. They use the tools' own colours. */
export const fieldStyles = `
  .yaml-name { color: var(--quiet); font-size: 0.75rem; }
  .boxes { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 0.375rem 0.75rem; margin-top: 0.375rem; }
  .boxes label { display: flex; align-items: center; gap: 0.5rem; }
  .more { margin: 0 0 1rem; padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
  .more[open] > summary { margin-bottom: 0.75rem; }
  .grid { overflow-x: auto; margin: 0.5rem 0; padding: 4px; }
  .grid table { border-collapse: collapse; font-size: 0.875rem; }
  .grid :is(td, th) { min-width: 7rem; max-width: none; overflow: visible; padding: 0.125rem; border: 0; font-weight: 400; text-align: start; vertical-align: top; }
  .grid thead input { font-weight: 600; }
  .grid tr > :last-child { min-width: 0; }
  .grid .moves { display: flex; flex-wrap: nowrap; gap: 0.125rem; margin: 0; }
  .grid .moves button { min-width: 1.75rem; min-height: 1.75rem; padding: 0 0.25rem; }
  .grid select + input { margin-top: 0.125rem; }
  .grid > button { margin-top: 0.375rem; }
  .large-table { width: min(80rem, calc(100vw - 2rem)); max-height: calc(100vh - 4rem); padding: 1.25rem; overflow: auto; }
  .large-table .grid table { width: 100%; }
  .row { position: relative; }
  .handle { align-self: start; padding: 0.25rem; color: var(--quiet); cursor: grab; user-select: none; }
  .row.drop-into { outline: 3px solid var(--accent); border-radius: 0.25rem; }
  .row.drop-before::before, .row.drop-after::after { content: ''; position: absolute; inset-inline: 0; border-top: 3px solid var(--accent); }
  .row.drop-before::before { top: -2px; }
  .row.drop-after::after { bottom: -2px; }
  .panel ol.tree li { padding: 0; border: 0; }
  .tree .row { display: flex; border-bottom: 1px solid var(--line); }
  .tree details { flex: 1; min-width: 0; }
  .tree summary { overflow-wrap: anywhere; }
  .tree summary span { color: var(--quiet); font-size: 0.875rem; }
  .tree li > :is(ol, .moves) { margin-inline-start: 1.75rem; }
  .tree li > .moves { padding: 0.25rem 0; }
  .tree details .moves { margin: 0 0 0.5rem; }
  .tree + .moves { margin-top: 0.5rem; }
  .contrast { grid-column: 1 / -1; margin: 0.25rem 0 0; padding: 0; list-style: none; font-size: 0.8125rem; }
  .contrast li { display: flex; align-items: center; gap: 0.5rem; padding: 0.125rem 0; border: 0; }
  .contrast i { flex: none; padding: 0 0.375rem; border: 1px solid var(--line); border-radius: 0.25rem; font-style: normal; font-weight: 600; }
`;
