import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pasteCopied } from '../../packages/editor/src/client/blocks/block-actions.ts';
import { useBlockTools } from '../../packages/editor/src/client/blocks/block-tools.ts';
import { blockInText } from '../../packages/editor/src/client/blocks/copied-block.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { openSession } from '../../packages/editor/tests/support/open-session.ts';

const block = { text: '# The bench\n- type: hero\n  heading: Bench\n', name: 'Hero' };

test('a block that is copied in one tab can be pasted in another; one that was cut on another site is copied', () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const cut = { ...block, cutFrom: { path: '/', index: 2 } };
  const first = renderHook(() => useBlockTools('https://one.example'));
  const second = renderHook(() => useBlockTools('https://one.example'));
  const other = renderHook(() => useBlockTools('https://other.example'));
  act(() => first.result.current.setCopied(cut));
  // Browsers tell the other tabs.
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(second.result.current.copied).toEqual(cut);
  expect(other.result.current.copied).toEqual({ ...block, cutFrom: undefined });
  expect(renderHook(() => useBlockTools('https://one.example')).result.current.copied).toEqual(cut);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(block.text);
  act(() => first.result.current.setCopied(undefined));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(second.result.current.copied).toBeUndefined();
});

test('what was copied yesterday, or is no block, is forgotten', () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - 25 * 60 * 60 * 1000);
  const { result } = renderHook(() => useBlockTools(''));
  act(() => result.current.setCopied({ ...block, cutFrom: undefined }));
  expect(renderHook(() => useBlockTools('')).result.current.copied).toBeUndefined();
  localStorage.setItem('pagewright-copied-block', '{"text":');
  expect(renderHook(() => useBlockTools('')).result.current.copied).toBeUndefined();
});

test.each([
  ['- type: hero\n  heading: A\n', '- type: hero\n  heading: A'],
  ['# The bench\r\n- type: hero\r\n', '# The bench\n- type: hero'],
  ['- use: book-a-call', '- use: book-a-call'],
  ['# As in the guide\ntype: hero\n\nheading: A\nitems:\n  - a', '# As in the guide\n- type: hero\n\n  heading: A\n  items:\n    - a'],
  ['A sentence with type: hero', undefined],
  ['', undefined],
])('the text %j is the block %j', (text, expected) => {
  expect(blockInText(text)).toBe(expected);
});

test('a block in the clipboard comes before the one that was copied here', async () => {
  const { session, requests } = await openSession();
  const tools = { dialog: undefined, open: vi.fn(), copied: { ...block, cutFrom: undefined }, setCopied: vi.fn() };
  for (const clipboard of ['Some words', block.text, '- type: faq\n'])
    await pasteCopied({ session, texts: textsOf('en') }, tools, clipboard);
  vi.useRealTimers();
  expect(requests.tasks.map((task) => ('text' in task ? task.text : ''))).toEqual([block.text, block.text, '- type: faq']);
});
