import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IslandBoundary } from '../../packages/engine/src/client/islands.tsx';

const serverHtml = '<p>From the server</p>';
let roots: Root[] = [];
const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal('reportError', reported);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  act(() => {
    for (const root of roots) root.unmount();
  });
  roots = [];
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reported.mockClear();
});

const Fine = () => <p>From the server</p>;
const Broken = (): never => {
  throw new Error('This island is broken.');
};

/** Hydrates an island as the page does: after an error, restores the HTML from the server. */
async function hydrate(Content: () => React.ReactNode): Promise<{ element: HTMLElement; onReady: () => void; onFailure: () => void }> {
  const element = document.createElement('div');
  element.innerHTML = serverHtml;
  document.body.append(element);
  const serverNodes = [...element.childNodes].map((node) => node.cloneNode(true));
  const onReady = vi.fn();
  const onFailure = vi.fn(() => element.replaceChildren(...serverNodes));
  await act(async () => {
    roots.push(
      hydrateRoot(
        element,
        <IslandBoundary onReady={onReady} onFailure={onFailure}>
          <Content />
        </IslandBoundary>,
        { onRecoverableError: () => undefined },
      ),
    );
  });
  return { element, onReady, onFailure };
}

describe('an island', () => {
  test('that works becomes ready and stays in place', async () => {
    const { element, onReady, onFailure } = await hydrate(Fine);
    expect(onReady).toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
    expect(element.innerHTML).toBe(serverHtml);
  });

  test('that fails shows the HTML from the server, and is reported', async () => {
    const { element, onReady, onFailure } = await hydrate(Broken);
    expect(onFailure).toHaveBeenCalledOnce();
    expect(onReady).toHaveBeenCalled();
    expect(element.innerHTML).toBe(serverHtml);
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'This island is broken.' }));
  });

  test('that fails leaves the others hydrated', async () => {
    const fine = await hydrate(Fine);
    await hydrate(Broken);
    expect(fine.onFailure).not.toHaveBeenCalled();
    expect(fine.element.innerHTML).toBe(serverHtml);
  });
});
