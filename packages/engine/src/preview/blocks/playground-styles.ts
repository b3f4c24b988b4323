/** The styles of the playground: neutral, with the system's fonts and colours. */
export const playgroundStyles = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 22%, Canvas); --quiet: color-mix(in srgb, CanvasText 72%, Canvas); --soft: color-mix(in srgb, CanvasText 6%, Canvas); --error: light-dark(#a3200d, #ffb4a8); --warning: light-dark(#7a4b00, #f2c265); }
  * { box-sizing: border-box; }
  body { margin: 0; background: Canvas; color: CanvasText; font: 16px/1.55 system-ui, sans-serif; }
  header { padding: 0.5rem clamp(1rem, 3vw, 2rem); border-bottom: 1px solid var(--line); }
  nav { display: flex; flex-wrap: wrap; gap: 0.25rem; }
  nav a { padding: 0.375rem 0.75rem; border-radius: 0.5rem; color: inherit; font-weight: 600; text-decoration: none; }
  nav a:hover { background: var(--soft); }
  nav a[aria-current] { background: CanvasText; color: Canvas; outline: 1px solid CanvasText; outline-offset: -1px; }
  main { padding: clamp(1rem, 3vw, 2rem); }
  h1 { margin: 0 0 0.5rem; font-size: clamp(1.75rem, 4vw, 2.5rem); line-height: 1.15; overflow-wrap: anywhere; }
  h2 { margin: 0 0 0.5rem; font-size: 1.25rem; }
  h3 { margin: 0 0 0.25rem; font-size: 1rem; }
  p { margin: 0 0 0.75rem; max-width: 46rem; }
  code, pre { font: 0.875em/1.5 ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
  :focus-visible { outline: 3px solid #b26b00; outline-offset: 2px; }
  input, select, textarea, button { font: inherit; color: inherit; }
  input:not([type='checkbox'], [type='radio'], [type='color']), select, textarea {
    width: 100%; min-height: 2.25rem; padding: 0.25rem 0.5rem; border: 1px solid color-mix(in srgb, CanvasText 55%, Canvas); border-radius: 0.375rem; background: Field; color: FieldText;
  }
  textarea { field-sizing: content; max-height: 20rem; resize: vertical; }
  [aria-invalid='true'] { border-color: var(--error) !important; }
  [aria-invalid='true']:not(:focus-visible) { outline: 1px solid var(--error); }
  [type='checkbox'], [type='radio'] { width: 1.5rem; height: 1.5rem; margin: 0; vertical-align: middle; }
  button { min-height: 2.25rem; padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 0.375rem; background: var(--soft); cursor: pointer; }
  button:hover { border-color: CanvasText; }
  button:disabled { color: GrayText; cursor: default; border-color: var(--line); }
  .search { display: grid; gap: 0.25rem; max-width: 24rem; }
  .search label { font-weight: 600; }
  .types { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none; }
  .types li { position: relative; padding: 0.875rem 1rem; border: 1px solid var(--line); border-radius: 0.5rem; }
  .types li[hidden] { display: none; }
  .types li:hover { background: var(--soft); }
  .types a { color: inherit; font: 650 1.0625rem/1.4 ui-monospace, Consolas, monospace; }
  .types a::after { content: ''; position: absolute; inset: 0; border-radius: 0.5rem; }
  .types p { margin: 0.25rem 0 0; font-size: 0.9375rem; }
  .mark { padding: 0 0.375rem; border: 1px solid; border-radius: 0.25rem; font-size: 0.8125rem; }
  .missing { color: var(--warning); }
  .workshop { display: grid; gap: 1.5rem; }
  .shown { min-width: 0; }
  .tools, .widths, .buttons, .moves { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; }
  .tools label { display: flex; align-items: center; gap: 0.5rem; }
  .tools select { width: auto; }
  .widths { margin: 0.75rem 0 1rem; padding: 0; border: 0; }
  .widths legend { float: left; padding: 0; font-weight: 600; }
  .frames { display: flex; flex-wrap: wrap; align-items: start; gap: 1.25rem; }
  figure { flex: 1 1 100%; min-width: 0; margin: 0; }
  .window-768 { flex: 768 1 20rem; max-width: 768px; }
  .window-390 { flex: 390 1 12rem; max-width: 390px; }
  figcaption { margin-bottom: 0.25rem; color: var(--quiet); font-size: 0.875rem; }
  .stage { overflow: hidden; height: calc(var(--height) * var(--scale)); border-radius: 0.25rem; outline: 1px solid var(--line); }
  .stage[tabindex] { overflow: auto hidden; }
  iframe { display: block; width: var(--width); height: var(--height); border: 0; background: #fff; color-scheme: light; transform: scale(var(--scale)); transform-origin: 0 0; }
  .panel { min-width: 0; }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .field, fieldset { margin: 0 0 1rem; }
  .panel fieldset { min-width: 0; padding: 0.5rem 0.75rem 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
  .panel :is(.option, li > fieldset) { padding: 0; border: 0; }
  .field > label, legend, summary { font-weight: 650; overflow-wrap: anywhere; }
  .switch { display: grid; grid-template-columns: auto 1fr; align-items: center; gap: 0 0.5rem; }
  .switch > label { order: 1; }
  .switch > div { order: 2; grid-column: 1 / -1; }
  .about { margin: 0.125rem 0 0.25rem; color: var(--quiet); font-size: 0.875rem; line-height: 1.45; }
  .need { font-style: italic; }
  .problem { margin: 0.25rem 0; color: var(--error); font-size: 0.9375rem; }
  .problem.warning { color: var(--warning); }
  .problems { margin: 0 0 1rem; padding: 0.5rem 0.75rem 0.5rem 2rem; border-left: 4px solid var(--error); border-radius: 0 0.5rem 0.5rem 0; background: var(--soft); }
  .problems .problem + .problem { margin-top: 0.5rem; }
  .colour { display: grid; grid-template-columns: 1fr auto; gap: 0.5rem; }
  [type='color'] { width: 3rem; height: 2.25rem; padding: 0; border: 1px solid var(--line); border-radius: 0.375rem; }
  .panel ol { margin: 0 0 0.5rem; padding: 0; list-style: none; }
  .panel ol > li { padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  .panel li .field { margin-bottom: 0.5rem; }
  .moves { gap: 0.5rem; margin: 0.25rem 0 0; }
  .moves button { min-width: 2.25rem; min-height: 1.75rem; padding: 0 0.5rem; font-size: 0.875rem; }
  summary span { font-weight: 400; }
  summary { padding: 0.25rem 0; cursor: pointer; }
  details > :not(summary) { margin-inline-start: 0.25rem; }
  pre { margin: 0; padding: 0.75rem; border-radius: 0.375rem; background: var(--soft); white-space: pre-wrap; }
  @media (width >= 64rem) {
    .workshop { grid-template-columns: minmax(0, 1fr) clamp(20rem, 28vw, 28rem); align-items: start; }
    .panel { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; padding: 0.25rem; }
  }
`;
