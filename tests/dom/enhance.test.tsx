import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hydrate, registerScripts } from '../../packages/engine/src/client/enhance.ts';
import { islandHydrate, pageShown } from '../../packages/engine/src/client/page-events.ts';

const html = '<button type="button">Show</button>';
const reported = vi.fn();
const run = vi.fn<(element: HTMLElement, props: object, signal: AbortSignal) => void>();

const block = (key: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (!element) throw new Error(`The page has no block ${key}.`);
  return element;
};

beforeEach(() => {
  vi.stubGlobal('reportError', reported);
  registerScripts({ disclosure: async () => ({ default: run }), broken: () => Promise.reject(new Error('offline')) });
  document.body.innerHTML = `
    <div data-block="disclosure" data-key="a" data-island="" data-enhance="{&quot;open&quot;:true}">${html}</div>
    <div data-block="broken" data-key="b" data-island="" data-enhance="{}">${html}</div>
    <div data-block="missing" data-key="c" data-island="" data-enhance="{}">${html}</div>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockReset();
  run.mockReset();
});

describe('an enhance script', () => {
  test('gets the block, its props and a signal', async () => {
    await hydrate(block('a'));
    expect(run).toHaveBeenCalledExactlyOnceWith(block('a'), { open: true }, expect.any(AbortSignal));
    expect(block('a').hasAttribute('data-hydrated')).toBe(true);
  });

  test('runs once, however often the block is hydrated', async () => {
    await Promise.all([hydrate(block('a')), hydrate(block('a'))]);
    await hydrate(block('a'));
    expect(run).toHaveBeenCalledOnce();
  });

  test('is announced before it runs, and cancelling that prevents it', async () => {
    const cancel = (event: Event): void => event.preventDefault();
    document.addEventListener(islandHydrate, cancel, { once: true });
    await hydrate(block('a'));
    expect(run).not.toHaveBeenCalled();
    expect(block('a').hasAttribute('data-hydrated')).toBe(false);
  });

  test('that throws is stopped and reported, and the HTML from the server comes back', async () => {
    const error = new Error('broken');
    run.mockImplementation((element) => {
      element.replaceChildren();
      throw error;
    });
    await hydrate(block('a'));
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
    expect(block('a').innerHTML).toBe(html);
    expect(run.mock.lastCall?.[2].aborted).toBe(true);
  });

  test('that fails to load can be tried again', async () => {
    await expect(hydrate(block('b'))).rejects.toThrow('offline');
    registerScripts({ broken: async () => ({ default: run }) });
    await hydrate(block('b'));
    expect(run).toHaveBeenCalledOnce();
  });

  test('that the site does not list is an error with the name of the list and of the type', async () => {
    await expect(hydrate(block('c'))).rejects.toThrow('src/blocks/enhance.ts has no script for the block type "missing".');
  });
});

describe('when another page is shown', () => {
  const leavePage = (): void => {
    document.body.replaceChildren();
    document.dispatchEvent(new Event(pageShown));
  };

  test('the scripts of the previous page stop', async () => {
    await hydrate(block('a'));
    leavePage();
    expect(run.mock.lastCall?.[2].aborted).toBe(true);
  });

  test('a script that is still loading does not run', async () => {
    const hydrated = hydrate(block('a'));
    leavePage();
    await hydrated;
    expect(run).not.toHaveBeenCalled();
  });

  test('the scripts of blocks that are still on the page go on', async () => {
    await hydrate(block('a'));
    document.dispatchEvent(new Event(pageShown));
    expect(run.mock.lastCall?.[2].aborted).toBe(false);
  });
});
