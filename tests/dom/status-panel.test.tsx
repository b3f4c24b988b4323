import { afterEach, beforeEach, expect, test } from 'vitest';
import { showStatus } from '../../packages/engine/src/client/live/status-panel.ts';
import { stillQuery } from '../../packages/engine/src/client/still-page.ts';

const text = 'site.yaml:7:3  english-text (warning)  12 interface texts are in English';
const status = { badge: undefined, paused: undefined, isOutdated: false, here: [], inOtherFiles: [{ text }] };

const panel = (): HTMLElement | undefined =>
  [...document.querySelectorAll('*')].flatMap((one) => one.shadowRoot?.querySelector<HTMLElement>('.panel') ?? [])[0];

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => history.replaceState(null, '', '/'));

test('problems of other files are listed over a page of the preview, and not over one that is edited', () => {
  showStatus(status);
  expect(panel()?.hidden).toBe(false);
  expect(panel()?.textContent).toContain('1 problem in other files');
  history.replaceState(null, '', `/${stillQuery}`);
  showStatus({ ...status, inOtherFiles: [{ text }, { text: `${text}.` }] });
  expect(panel()?.hidden).toBe(true);
  // That the page is not as the files are is said there too.
  showStatus({ ...status, paused: 'site.yaml cannot be read.' });
  expect(panel()?.hidden).toBe(false);
});
