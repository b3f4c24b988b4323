/** The styles of the list of blocks and of the gallery. */
export const blocksStyles = `
  .list { display: grid; }
  .list > * { display: contents; }
  .list li { position: relative; }
  .list .cut { border-style: dashed; font-style: italic; border-color: var(--strong); }
  .list .insert { display: block; position: relative; height: 0.5rem; min-height: 0; padding: 0; border: 0; background: none; opacity: 0; }
  .list .insert::before { content: ''; position: absolute; inset: calc(50% - 1px) 0 auto; border-top: 2px solid var(--accent); }
  .list .insert::after { content: '+' / ''; position: absolute; inset: calc(50% - 0.625rem) auto auto calc(50% - 0.625rem); width: 1.25rem; height: 1.25rem; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 600 1rem/1.25rem system-ui, sans-serif; text-align: center; }
  .list .insert:is(:hover, :focus-visible) { z-index: 1; opacity: 1; }
  .drop-before::before, .drop-after::after { content: ''; position: absolute; z-index: 1; inset-inline: 0; border-top: 4px solid var(--accent); border-radius: 2px; }
  .drop-before::before { top: -2px; }
  .drop-before:first-child::before { top: 2px; }
  .drop-after::after { bottom: 2px; }
  .more { flex-basis: 100%; }
  .more .tools { margin-top: 0.25rem; }
  dialog.gallery { width: min(80rem, calc(100vw - 2rem)); height: calc(100vh - 4rem); overflow: hidden; }
  .gallery form { display: grid; flex: 1; grid-template-columns: minmax(0, 1fr) 32rem; gap: 1.5rem; min-height: 0; }
  .gallery .chooser, .gallery .chosen { display: flex; flex-direction: column; gap: 0.5rem; min-height: 0; }
  .gallery .field { display: grid; gap: 0.375rem; margin: 0; }
  .gallery .types { overflow: auto; padding: 3px; }
  .gallery fieldset { display: grid; grid-template-columns: repeat(auto-fill, 12rem); gap: 0.75rem; margin: 0 0 1.25rem; padding: 0; border: 0; }
  .gallery legend { padding: 0; margin-bottom: 0.375rem; font-size: 0.9375rem; font-weight: 600; }
  .gallery .types label { position: relative; display: grid; align-content: start; border: 1px solid var(--line); border-radius: 0.5rem; overflow: hidden; cursor: pointer; }
  .gallery .types label:hover { border-color: var(--strong); }
  .gallery .types label:has(:checked) { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); background: var(--soft); }
  .gallery .types label:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
  .gallery .types strong { padding: 0.375rem 0.625rem; font-weight: 600; font-size: 0.875rem; overflow-wrap: anywhere; }
  .picture { position: relative; overflow: hidden; background: var(--soft); border-bottom: 1px solid var(--line); }
  .picture.small { width: 12rem; height: 7.5rem; }
  .picture.large { flex: 1; width: 32rem; min-height: 10rem; border: 1px solid var(--line); border-radius: 0.5rem; }
  .picture iframe { background: none; inset: 0 auto auto 0; width: 1280px; height: 800px; box-shadow: none; transform: scale(0.15); transform-origin: 0 0; }
  .picture.large iframe { height: 2000px; transform: scale(0.4); }
  .gallery .chosen .main { align-self: start; min-height: 2.5rem; }
  /* A window of 64rem at 200 % has half of that. */
  @media (width < 64rem) or (height < 32rem) {
    dialog.gallery { overflow: auto; }
    .gallery form { display: block; flex: none; }
    .gallery .types { max-height: 20rem; margin-block: 0.5rem 1rem; }
    .picture.large { flex: none; width: 100%; height: 16rem; }
  }
`;
