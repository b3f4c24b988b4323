import { afterEach, expect, test, vi } from 'vitest';
import { navigateToPage, type PageRequest, pageNavigation } from '../../packages/engine/src/browser/page-navigation.ts';
import { takeStoredToast } from '../../packages/engine/src/browser/storage.ts';

const request: PageRequest = { path: '/thank-you', toast: 'Sent' };
const assigned = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  assigned.mockClear();
});

test('a requested page is loaded by the browser, with its toast, while no code for navigation is there', () => {
  vi.stubGlobal('location', { assign: assigned });
  navigateToPage(request);
  expect(assigned).toHaveBeenCalledWith('/thank-you');
  expect(takeStoredToast()).toBe('Sent');
  expect(takeStoredToast()).toBeNull();
});

test('a requested page is left to code that cancels the event', () => {
  vi.stubGlobal('location', { assign: assigned });
  document.addEventListener(pageNavigation, (event) => event.preventDefault(), { once: true });
  navigateToPage(request);
  expect(assigned).not.toHaveBeenCalled();
  expect(takeStoredToast()).toBeNull();
});
