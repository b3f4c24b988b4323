import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Mark } from '../../src/react/picture.tsx';

const image = { src: '/media/mark-1.svg', width: 32, height: 32, sources: [] };

test('a mark that is a simple drawing is in the page', () => {
  const drawing = { viewBox: '0 0 8 8', shapes: '<path d="M0 0h8"/>' };
  expect(renderToStaticMarkup(<Mark image={{ ...image, drawing }} size={36} className="size-9" isFirst />)).toBe(
    '<svg viewBox="0 0 8 8" width="36" height="36" aria-hidden="true" class="size-9"><path d="M0 0h8"/></svg>',
  );
});

test('any other mark is an image without alternative text, because the name of the brand is beside it', () => {
  expect(renderToStaticMarkup(<Mark image={image} size={36} className="size-9" isFirst />)).toContain(
    '<img src="/media/mark-1.svg" width="36" height="36" alt="" class="size-9"/>',
  );
});

test('a wide mark has the width that its height gives it', () => {
  const wide = { ...image, width: 240, height: 64 };
  expect(renderToStaticMarkup(<Mark image={wide} size={36} className="h-9" isFirst />)).toContain('width="135" height="36"');
});

test('further down, it is an image that is loaded when it is near the window', () => {
  const drawing = { viewBox: '0 0 8 8', shapes: '<path d="M0 0h8"/>' };
  expect(renderToStaticMarkup(<Mark image={{ ...image, drawing }} size={36} className="size-9" isFirst={false} />)).toBe(
    '<img src="/media/mark-1.svg" width="36" height="36" alt="" class="size-9" loading="lazy"/>',
  );
});
