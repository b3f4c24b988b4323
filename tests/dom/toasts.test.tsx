import { act, fireEvent, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showToast } from '../../packages/engine/src/react/toasts.tsx';
import { toastPlace } from './toast-place.ts';

document.body.append(toastPlace);

const show = (kind: 'success' | 'error', text: string): void => act(() => showToast(kind, text));
const close = (): HTMLElement => screen.getByRole('button', { name: 'Close message' });

/** Advances the clock in steps; React renders after each. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) await act(() => vi.advanceTimersByTimeAsync(100));
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  act(() => toast.remove());
  vi.useRealTimers();
});

describe('toasts', () => {
  test('appear in the live region of the document', () => {
    show('success', 'Sent');
    expect(toastPlace.textContent).toBe('Sent');
  });

  test.each([
    ['success', 2000],
    ['error', 4000],
  ] as const)('of %s stay %d ms', async (kind, milliseconds) => {
    show(kind, 'Text');
    await pass(milliseconds - 100);
    expect(screen.queryByText('Text')).not.toBeNull();
    await pass(1000);
    expect(screen.queryByText('Text')).toBeNull();
  });

  test('are shown newest first, up to the limit', () => {
    for (const text of ['one', 'two', 'three', 'four']) show('error', text);
    expect(screen.getAllByRole('group').map((one) => one.textContent)).toEqual(['four', 'three', 'two']);
  });

  test('stay while one is hovered', async () => {
    show('success', 'Text');
    fireEvent.pointerEnter(screen.getByRole('group'));
    await pass(10_000);
    expect(screen.queryByText('Text')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('group'));
    await pass(3000);
    expect(screen.queryByText('Text')).toBeNull();
  });

  test('stay while one has focus, hovered or not', async () => {
    show('success', 'Text');
    fireEvent.pointerEnter(screen.getByRole('group'));
    act(() => close().focus());
    fireEvent.pointerLeave(screen.getByRole('group'));
    await pass(10_000);
    expect(screen.queryByText('Text')).not.toBeNull();
    act(() => close().blur());
    await pass(3000);
    expect(screen.queryByText('Text')).toBeNull();
  });

  test('close by their button, which returns the focus', async () => {
    const before = document.createElement('button');
    document.body.prepend(before);
    before.focus();
    show('error', 'Text');
    fireEvent.pointerEnter(screen.getByRole('group'));
    act(() => close().focus());
    fireEvent.click(close());
    await pass(500);
    expect(screen.queryByText('Text')).toBeNull();
    expect(document.activeElement).toBe(before);
    // A toast that was closed while hovered no longer pauses the others.
    show('success', 'Next');
    await pass(3000);
    expect(screen.queryByText('Next')).toBeNull();
    before.remove();
  });
});
