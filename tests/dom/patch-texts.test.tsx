import { beforeEach, expect, test } from 'vitest';
import { patchTexts } from '../../packages/engine/src/client/live/patch-page.ts';

const html = '<h2>One</h2><p>Two <b>three</b></p><img src="/a.png" alt="">';
let frame: HTMLElement;

beforeEach(() => {
  frame = document.createElement('div');
  frame.innerHTML = html;
});

test('a changed text is replaced, and every element stays', () => {
  const elements = [...frame.querySelectorAll('*')];
  const next = html.replace('One', 'Another').replace('three', 'four &amp; five');
  expect(patchTexts(frame, html, next)).toBe(true);
  expect(frame.innerHTML).toBe(next);
  expect([...frame.querySelectorAll('*')]).toEqual(elements);
  expect([...frame.querySelectorAll('*')].every((element, index) => element === elements[index])).toBe(true);
});

test.each([
  ['an attribute', html, html.replace('/a.png', '/b.png')],
  ['an element', html, html.replace('</p>', '</p><p>Six</p>')],
  ['the name of an element', html, html.replaceAll('h2', 'h3')],
  ['a text that was not there', html.replace('One', ''), html],
  ['a text in a template', `${html}<template>a</template>`, `${html}<template>b</template>`],
])('nothing is changed when the states differ in %s', (_, before, next) => {
  frame.innerHTML = before;
  expect(patchTexts(frame, before, next)).toBe(false);
  expect(frame.innerHTML).toBe(before);
});

test('nothing is changed in an element that a script has changed', () => {
  frame.innerHTML = html.replace('One', 'Counted: 1');
  expect(patchTexts(frame, html, html.replace('One', 'Another'))).toBe(false);
  frame.innerHTML = `${html}<p>Added</p>`;
  expect(patchTexts(frame, html, html.replace('One', 'Another'))).toBe(false);
});
