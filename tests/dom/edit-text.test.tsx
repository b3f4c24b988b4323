import { expect, test, vi } from 'vitest';
import { editText } from '../../packages/editor/src/client/page/edit-text.ts';
import type { ShownField } from '../../packages/editor/src/client/page/fields-at.ts';

const field: ShownField['field'] = { file: 'pages/home.yaml', path: ['heading'], start: 0, from: 0, to: 9, text: 'plain' };

test('a text that is edited a second time is one change, and Escape gives back what stood then', () => {
  document.body.innerHTML = '<h2>The bench</h2>';
  const [element] = document.querySelectorAll('h2');
  const text = element?.firstChild;
  if (!element || !(text instanceof Text)) throw new Error('The page has no heading.');
  const edit = (value: string) => {
    const edited = { value, label: 'heading', onChange: vi.fn(), onEnd: vi.fn(), onLeave: vi.fn() };
    editText({ element, text, field }, undefined, edited);
    return edited;
  };
  const type = (value: string): void => {
    text.data = value;
    element.dispatchEvent(new Event('input'));
  };
  const first = edit('The bench');
  type('The old bench');
  element.dispatchEvent(new Event('blur'));
  expect(first.onChange).toHaveBeenCalledExactlyOnceWith('The old bench');
  const second = edit('The old bench');
  type('The oldest bench');
  expect(second.onChange).toHaveBeenLastCalledWith('The oldest bench');
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(text.data).toBe('The old bench');
  expect(second.onChange).toHaveBeenLastCalledWith('The old bench');
  expect(first.onChange).toHaveBeenCalledOnce();
});
