import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fontPathSchema, mediaPathSchema, videoPathSchema } from '../../../src/schema/fields/media-path.ts';
import { isMediaPath } from '../../../src/text/media-path.ts';

const schema = mediaPathSchema({ shownWidth: 600 });

function accepts(path: string): boolean {
  expect(isMediaPath(path)).toBe(schema.safeParse(path).success);
  return isMediaPath(path);
}

test.each(['/media/team.jpg', '/media/clients/harbourline.svg', '/media/a_b/c-d.e.png', '/media/2026/01/a.webp'])(
  '%s is a path',
  (path) => {
    expect(accepts(path)).toBe(true);
  },
);

describe('a path that leaves media is rejected:', () => {
  test.each([
    '/media/../site.yaml',
    '/media/a/../../site.yaml',
    '/media/..',
    '/media/.../a.png',
    '/media/%2e%2e/site.yaml',
    '/media/..%2fsite.yaml',
    '/media/..\\site.yaml',
    '\\media\\a.png',
    '/etc/passwd',
    '/media',
    '/media/',
    'media/a.png',
    './media/a.png',
    '//media/a.png',
    '/Media/a.png',
    'https://example.com/media/a.png',
    'file:///media/a.png',
    'C:/media/a.png',
    '/media/a.png?x',
    '/media/a.png#x',
    '/media/a b.png',
    '/media/a\u0000.png',
    '/media/a\n.png',
    '/media/a.png\n',
    '/media/"onerror="alert(1)',
    '/media/<svg>',
    '/media/bücher.png',
    '',
  ])('%j', (path) => {
    expect(accepts(path)).toBe(false);
  });
});

test('every accepted path stays in media', () => {
  const piece = fc.constantFrom('/', '.', '..', 'media', 'a', 'b.png', '%2e', '\\', '-', '_', ' ', '\u0000', '//');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const path = `/media/${pieces.join('')}`;
      if (accepts(path)) expect(posix.normalize(path)).toMatch(/^\/media(\/|$)/);
    }),
  );
});

test('a video is an .mp4, a font a .woff2, each in media', () => {
  expect(videoPathSchema.safeParse('/media/films/a.mp4').success).toBe(true);
  expect(fontPathSchema.safeParse('/media/fonts/a.woff2').success).toBe(true);
  for (const path of ['/media/a.webm', '/media/a.mp4.png', '/films/a.mp4', '/media/../a.mp4']) {
    expect(videoPathSchema.safeParse(path).success).toBe(false);
  }
  for (const path of ['/media/a.ttf', '/fonts/a.woff2', '/media/../a.woff2', '/media/a.woff2"']) {
    expect(fontPathSchema.safeParse(path).success).toBe(false);
  }
});
