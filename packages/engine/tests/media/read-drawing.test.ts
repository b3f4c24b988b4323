import { describe, expect, test } from 'vitest';
import { readDrawing } from '../../src/media/svg/read-drawing.ts';

const svg = (content: string, attributes = 'viewBox="0 0 8 8"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

describe('a simple drawing', () => {
  test('has the coordinates and the shapes of its file', () => {
    expect(readDrawing(svg('<g stroke="#f00"><path d="M0 0h8"/><circle cx="4" cy="4" r="2"/></g>'))).toEqual({
      viewBox: '0 0 8 8',
      shapes: '<g><g stroke="#f00"><path d="M0 0h8"/><circle cx="4" cy="4" r="2"/></g></g>',
    });
  });

  test('has the colours of the root element, and not its size', () => {
    expect(
      readDrawing(svg('<rect width="8" height="8"/>', 'width="16" height="16" viewBox="0 0 8 8" fill="none" version="1.1"'))?.shapes,
    ).toBe('<g fill="none"><rect width="8" height="8"/></g>');
  });

  test('has no names, comments, descriptions and data of drawing programs', () => {
    const content = `<title>Logo &amp; name</title><!-- made by hand --><metadata><x:a xmlns:x="http://www.inkscape.org/namespaces/inkscape"/></metadata>
      <path id="a" class="b" data-name="c" xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:label="d" d="M0 0h8"/>`;
    expect(readDrawing(svg(content))?.shapes).toBe('<g><path d="M0 0h8"/></g>');
  });

  test('has no markup from the values of attributes', () => {
    expect(readDrawing(svg('<path d="&quot;&gt;&lt;script&gt;"/>'))?.shapes).toBe('<g><path d="&quot;&gt;&lt;script&gt;"/></g>');
  });
});

test.each([
  ['styles', svg('<style>path { fill: red }</style><path d="M0 0h8"/>')],
  ['a style attribute', svg('<path style="fill: red" d="M0 0h8"/>')],
  ['a reference to a part', svg('<linearGradient id="a"/><path fill="url(#a)" d="M0 0h8"/>')],
  ['a reference in an attribute', svg('<path fill="url(#a)" d="M0 0h8"/>')],
  ['a text', svg('<text>Logo</text>')],
  ['a picture', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['an animation', svg('<path d="M0 0h8"><animate attributeName="fill" to="red"/></path>')],
  ['the colour of the text around it', svg('<path fill="currentColor" d="M0 0h8"/>')],
  ['no coordinates of its own', svg('<path d="M0 0h8"/>', 'width="8" height="8"')],
  ['another way to fill its frame', svg('<path d="M0 0h8"/>', 'viewBox="0 0 8 8" preserveAspectRatio="none"')],
  ['more than 1,024 characters', svg(`<path d="${'M0 0h8'.repeat(200)}"/>`)],
])('a drawing with %s stays a file', (_, text) => {
  expect(readDrawing(text)).toBeUndefined();
});
