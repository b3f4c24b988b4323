import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ListedPage, Outline } from 'pagewright/editing';
import { beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../../packages/editor/src/client/connection.ts';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { firstState } from '../../packages/editor/src/client/editor-state.ts';
import { PagesDialog } from '../../packages/editor/src/client/pages-dialog.tsx';
import { Requests } from '../../packages/editor/src/client/requests.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { emptyOutline } from '../../packages/editor/tests/support/empty-outline.ts';

const texts = textsOf('en');

const pages: readonly ListedPage[] = Array.from({ length: 1000 }, (_, index) => ({
  path: `/page-${index}`,
  address: `/page-${index}`,
  title: `Page ${index}`,
  file: `pages/page-${index}.yaml`,
  description: 'A page.',
  language: 'en',
  isFallback: false,
  absence: index % 10 === 3 ? { reason: 'draft' } : undefined,
  problems: index === 500 ? 2 : 0,
}));

const outline: Outline = { ...emptyOutline, languages: ['en'], pages: [...pages] };

beforeEach(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

test('a thousand pages are searched, filtered by their state and chosen by keys', async () => {
  const session = new EditorSession(new Requests(new Connection({ token: '', path: '' }), texts));
  const opened = vi.spyOn(session, 'open').mockResolvedValue();
  vi.spyOn(session, 'readOutline').mockResolvedValue();
  render(<PagesDialog session={session} texts={texts} state={{ ...firstState, outline, path: '/page-7' }} />);
  await userEvent.click(screen.getByRole('button', { name: /^Page/ }));
  // Roles of a thousand rows take jsdom seconds.
  const rows = (): (string | null)[] => [...document.querySelectorAll('.pages strong')].map(({ textContent }) => textContent);
  await act(async () => undefined);
  expect(rows()).toHaveLength(1000);
  expect(document.querySelector('[aria-current="true"]')?.textContent).toContain('Page 7');
  // So do labels.
  await userEvent.selectOptions(screen.getByDisplayValue(texts.all), texts.withProblems);
  expect(rows()).toEqual(['Page 500']);
  await userEvent.selectOptions(screen.getByLabelText(texts.state), texts.draft);
  await userEvent.type(screen.getByLabelText(texts.search), '99 page');
  expect(rows()).toEqual(['Page 993']);
  expect(screen.getByRole('status').textContent).toBe('1 of 1000');
  await userEvent.clear(screen.getByLabelText(texts.search));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
  expect(opened).toHaveBeenCalledWith('/page-13');
});

test('pages that a language has from the default one are not called pages of records', async () => {
  const session = new EditorSession(new Requests(new Connection({ token: '', path: '' }), texts));
  vi.spyOn(session, 'readOutline').mockResolvedValue();
  const [page] = pages;
  const fallback = { ...Object(page), path: '/nl/page-0', address: '/nl/page-0', language: 'nl', file: undefined, isFallback: true };
  const own = { ...outline, languages: ['en', 'nl'], pages: [...pages.slice(0, 1), fallback] };
  render(<PagesDialog session={session} texts={texts} state={{ ...firstState, outline: own }} />);
  await userEvent.click(screen.getByRole('button', { name: /^Page/ }));
  const addresses = [...document.querySelectorAll('.pages .address')].map(({ textContent }) => textContent);
  expect(addresses).toEqual(['/page-0 · en', '/nl/page-0 · nl · not translated']);
});
