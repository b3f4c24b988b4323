/** The styles of the editor: neutral, with the system's fonts and colours, so that only the page has the look of the site. */
export const editorStyles = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 16%, Canvas); --strong: color-mix(in srgb, CanvasText 55%, Canvas); --quiet: color-mix(in srgb, CanvasText 72%, Canvas); --soft: color-mix(in srgb, CanvasText 5%, Canvas); --accent: light-dark(#2f45d8, #a9b6ff); --on-accent: light-dark(#fff, #10143a); --error: light-dark(#a3200d, #ffb4a8); --warning: light-dark(#7a4b00, #f2c265); }
  * { box-sizing: border-box; }
  body { margin: 0; background: Canvas; color: CanvasText; font: 0.9375rem/1.5 system-ui, sans-serif; }
  h1, h2, h3, p, ol, ul { margin: 0; padding: 0; }
  h1 { font-size: 1rem; }
  h2 { font-size: 1rem; line-height: 1.4; overflow-wrap: anywhere; }
  h3 { font-size: 0.9375rem; }
  ol, ul { list-style: none; }
  code { font: 0.875em/1.5 ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  input, select, textarea, button { font: inherit; color: inherit; }
  input:not([type='checkbox'], [type='radio'], [type='color']), select, textarea {
    width: 100%; min-height: 2.25rem; padding: 0.25rem 0.5rem; border: 1px solid var(--strong); border-radius: 0.375rem; background: Field; color: FieldText;
  }
  textarea { field-sizing: content; max-height: 20rem; resize: vertical; }
  [aria-invalid='true'] { border-color: var(--error) !important; }
  [aria-invalid='true']:not(:focus-visible) { outline: 1px solid var(--error); }
  [type='checkbox'], [type='radio'] { width: 1.25rem; height: 1.25rem; margin: 0; vertical-align: middle; accent-color: var(--accent); }
  button { min-height: 2rem; padding: 0.125rem 0.75rem; border: 1px solid var(--line); border-radius: 0.375rem; background: Canvas; cursor: pointer; }
  button:hover { border-color: var(--strong); background: var(--soft); }
  button:is(:disabled, [aria-disabled='true']) { color: GrayText; cursor: default; border-color: var(--line); background: Canvas; }
  button.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
  button.main:is(:disabled, [aria-disabled='true']) { opacity: 0.6; }
  .about, .hint { color: var(--quiet); font-size: 0.875rem; line-height: 1.45; }
  .problem { color: var(--error); }
  .problem.warning { color: var(--warning); }
  #editor { display: grid; grid-template-rows: auto 1fr; min-height: 100vh; }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; min-height: 3.25rem; padding: 0.5rem 1rem; border-bottom: 1px solid var(--line); }
  header label { display: flex; align-items: center; gap: 0.5rem; color: var(--quiet); }
  header select { width: auto; min-width: 0; max-width: min(22rem, 60vw); color: CanvasText; }
  .notice { display: flex; align-items: center; gap: 0.25rem 0.75rem; color: var(--quiet); font-size: 0.875rem; }
  .refused, .conflict, .undo-conflict, .failed { color: var(--error); }
  .buttons, .tools, .moves { display: flex; flex-wrap: wrap; gap: 0.375rem; }
  .outline > .tools { display: grid; grid-template-columns: 1fr 1fr; }
  .outline > .tools > :is(.main, .more) { grid-column: 1 / -1; }
  .buttons button { color: CanvasText; }
  main { display: grid; gap: 0; min-width: 0; }
  .outline, .panel { padding: 1rem; }
  .outline { display: flex; flex-direction: column; gap: 0.75rem; }
  .outline > ol { display: grid; gap: 0.25rem; }
  :is(.outline, .list) > ol > li > button { display: grid; grid-template-columns: 1fr auto; gap: 0 0.5rem; width: 100%; padding: 0.375rem 0.625rem; border-color: transparent; text-align: start; }
  :is(.outline, .list) > ol > li > button:hover { border-color: var(--line); }
  :is(.outline, .list) > ol > li > [aria-current='true'] { border-color: var(--accent) !important; box-shadow: inset 3px 0 var(--accent); background: var(--soft); }
  :is(.outline, .list) > ol > li > button strong { font-weight: 600; overflow-wrap: anywhere; }
  :is(.outline, .list) > ol > li > button span { grid-column: 1 / -1; overflow: hidden; color: var(--quiet); font-size: 0.875rem; text-overflow: ellipsis; white-space: nowrap; }
  :is(.outline, .list) > ol > li > button :is(em, b) { font-size: 0.8125rem; font-style: normal; font-weight: 600; }
  .canvas { display: flex; flex-direction: column; min-width: 0; min-height: 60vh; background: var(--soft); border-inline: 1px solid var(--line); }
  .canvas fieldset { display: flex; min-width: 0; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0; padding: 0.5rem 1rem; border: 0; font-size: 0.875rem; }
  .canvas legend { float: left; padding: 0; margin-inline-end: 1rem; flex: none; color: var(--quiet); }
  .stage { flex: 1; position: relative; overflow: hidden; margin: 0 1rem 1rem; }
  iframe { position: absolute; inset: 0 auto auto 50%; width: var(--width, 100%); height: var(--height, 100%); border: 0; background: #fff; color-scheme: light; transform: translateX(-50%) scale(var(--scale, 1)); transform-origin: 50% 0; box-shadow: 0 0 0 1px var(--line); }
  .panel h2 { margin-bottom: 0.25rem; }
  .panel > .about { margin-bottom: 1rem; }
  .field, .panel fieldset { display: block; margin: 0 0 1rem; }
  .panel fieldset { min-width: 0; padding: 0.5rem 0.75rem 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
  .panel :is(.option, li > fieldset) { padding: 0; border: 0; }
  .field > label, .panel legend, summary { font-weight: 600; overflow-wrap: anywhere; }
  .switch { display: grid; grid-template-columns: auto 1fr; align-items: center; gap: 0 0.5rem; }
  .switch > label { order: 1; }
  .switch > div { order: 2; grid-column: 1 / -1; }
  .field .about { margin: 0.125rem 0 0.25rem; }
  .need { font-style: italic; }
  .field .problem { margin: 0.25rem 0; font-size: 0.875rem; }
  .problems { margin: 0.25rem 0 1rem; padding: 0.5rem 0.75rem; border-inline-start: 4px solid var(--error); background: var(--soft); font-size: 0.875rem; }
  .problems:not(:has(.error)) { border-color: var(--warning); }
  .colour { display: grid; grid-template-columns: 1fr auto; gap: 0.5rem; }
  [type='color'] { width: 3rem; height: 2.25rem; padding: 0; border: 1px solid var(--line); border-radius: 0.375rem; }
  .panel ol > li { padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  .panel li .field { margin-bottom: 0.5rem; }
  .moves button { min-width: 2rem; padding: 0 0.5rem; font-size: 0.875rem; }
  summary { padding: 0.25rem 0; cursor: pointer; }
  summary span { font-weight: 400; }
  dialog { width: min(44rem, calc(100vw - 2rem)); max-height: calc(100vh - 4rem); padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: Canvas; color: CanvasText; }
  dialog[open] { display: flex; flex-direction: column; gap: 0.75rem; }
  dialog::backdrop { background: rgb(0 0 0 / 0.4); }
  dialog ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 0.375rem; overflow: auto; padding: 3px; }
  dialog li button { display: grid; align-content: start; width: 100%; height: 100%; padding: 0.5rem 0.75rem; text-align: start; }
  dialog li span { color: var(--quiet); font-size: 0.875rem; }
  @media (width >= 64rem) {
    #editor { height: 100vh; }
    main { grid-template-columns: 17rem minmax(0, 1fr) clamp(19rem, 26vw, 26rem); min-height: 0; }
    .outline, .panel { position: relative; overflow: auto; }
    .outline .tools, .outline .hint { flex: none; }
    .canvas { min-height: 0; }
  }
`;
