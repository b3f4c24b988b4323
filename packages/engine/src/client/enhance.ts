import { islandHydrate, pageShown } from './page-events.ts';

/** The module of an enhance script. A method, so that scripts may take the props that their block type declares. */
type Script = { default(element: HTMLElement, props: object, signal: AbortSignal): void };
type Registry = Readonly<Record<string, () => Promise<Script>>>;

/** A block, or a part of a layout, whose script runs: what stops the script, and a copy of the block with the HTML that the server sent. */
type Running = { controller: AbortController; serverCopy: HTMLElement };

let scripts: Registry = {};
let layoutScripts: Registry = {};
const starting = new Map<HTMLElement, Promise<void>>();
const running = new Map<HTMLElement, Running>();

/** Registers the enhance scripts of a site by block type. Call this before the first block is enhanced. */
export function registerScripts(registry: Registry): void {
  scripts = registry;
}

/** Registers the enhance scripts of layouts by name. */
export function registerLayoutScripts(registry: Registry): void {
  layoutScripts = registry;
}

/** Loads the enhance script of a block and runs it once. Resolves when it has run; rejects when it fails to load. */
export function hydrate(element: HTMLElement): Promise<void> {
  const started = starting.get(element) ?? start(element);
  starting.set(element, started);
  started.catch(() => starting.delete(element));
  return started;
}

async function start(element: HTMLElement): Promise<void> {
  const { block = '', script: name } = element.dataset;
  const load = name === undefined ? scripts[block] : layoutScripts[name];
  if (!load)
    throw new Error(
      name === undefined
        ? `src/blocks/enhance.ts has no script for the block type "${block}".`
        : `There is no src/layout/${name}.enhance.ts.`,
    );
  const script = await load();
  // While the script loaded, its page was left, or the live preview has changed the block and the script runs already.
  if (!element.isConnected || running.has(element)) return;
  if (!element.dispatchEvent(new Event(islandHydrate, { bubbles: true, cancelable: true }))) return;
  const controller = new AbortController();
  const serverCopy = document.importNode(element, true);
  running.set(element, { controller, serverCopy });
  try {
    script.default(element, JSON.parse(element.dataset.enhance ?? '{}'), controller.signal);
  } catch (error) {
    controller.abort();
    element.replaceChildren(...serverCopy.childNodes);
    reportError(error);
  }
  element.setAttribute('data-hydrated', '');
}

/** Returns the block with the HTML that the server sent. Undefined when its script has not run. */
export const serverCopyOf = (element: HTMLElement): HTMLElement | undefined => running.get(element)?.serverCopy;

/** Stops the script of a block. `hydrate` runs it again. */
export function stopScript(element: HTMLElement): void {
  running.get(element)?.controller.abort();
  running.delete(element);
  starting.delete(element);
  element.removeAttribute('data-hydrated');
}

document.addEventListener(pageShown, () => {
  for (const element of starting.keys()) if (!element.isConnected) stopScript(element);
});
