import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IslandBoundary } from '../../packages/engine/src/client/island-boundary.tsx';

const delivered = '<p>As delivered</p>';
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

const Fine = () => <p>As delivered</p>;
const Broken = (): never => {
  throw new Error('This island is broken.');
};

/** Hydrates an island as the page does: after an error, restores the HTML from the server. */
async function wake(Content: () => React.ReactNode): Promise<{ element: HTMLElement; onReady: () => void; onFailure: () => void }> {
  const element = document.createElement('div');
  element.innerHTML = delivered;
  document.body.append(element);
  const kept = [...element.childNodes].map((node) => node.cloneNode(true));
  const onReady = vi.fn();
  const onFailure = vi.fn(() => element.replaceChildren(...kept));
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
    const { element, onReady, onFailure } = await wake(Fine);
    expect(onReady).toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
    expect(element.innerHTML).toBe(delivered);
  });

  test('that fails shows the HTML from the server, and is reported', async () => {
    const { element, onReady, onFailure } = await wake(Broken);
    expect(onFailure).toHaveBeenCalledOnce();
    expect(onReady).toHaveBeenCalled();
    expect(element.innerHTML).toBe(delivered);
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'This island is broken.' }));
  });

  test('that fails leaves the others hydrated', async () => {
    const fine = await wake(Fine);
    await wake(Broken);
    expect(fine.onFailure).not.toHaveBeenCalled();
    expect(fine.element.innerHTML).toBe(delivered);
  });
});
