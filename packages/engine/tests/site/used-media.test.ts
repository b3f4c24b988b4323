import { expect, test } from 'vitest';
import type { SiteFile } from '../../../core/src/content/find/find-files.ts';
import type { MediaIndex } from '../../../core/src/content/media-queries.ts';
import type { MediaFacts } from '../../../core/src/media/media-facts.ts';
import { UnusableMediaError } from '../../../core/src/media/media-facts.ts';
import { readUsedMedia } from '../../../core/src/site/used-media.ts';

const file = (name: string): SiteFile => ({ path: `media/${name}`, absolute: `/site/media/${name}`, displayPath: `site/media/${name}` });
const facts: MediaFacts = { absolute: '/site/media/a.png', publishedName: 'a-1.png', bytes: 10, isBitmap: true };

const media: MediaIndex = {
  has: () => true,
  hasPlace: () => false,
  read: (path) => {
    if (path === '/media/b.svg')
      throw new UnusableMediaError({ code: 'unsafe-svg', message: 'It has a script.', hint: 'Remove it.', line: 2, column: 5 });
    if (path === '/media/c.png') throw new TypeError('a fault of the builder');
    return facts;
  },
  suggest: () => ({ nearest: undefined, hint: '' }),
};

test('reads the media files that are used, and reports each that cannot be published at the file', () => {
  const files = { media: ['a.png', 'b.svg', 'c.png', 'unused.png'].map(file) };
  const inputs = [new Set(['media:/media/a.png', 'media:/media/b.svg'] as const), new Set(['media:/media/c.png'] as const)];
  const { usedMedia, problems } = readUsedMedia({ files, media, inputs, shown: new Set(['/media/a.png']) });
  expect(usedMedia).toEqual([{ file: file('a.png'), facts, isCopied: false }]);
  expect(problems).toMatchObject([
    { file: 'site/media/b.svg', line: 2, column: 5, code: 'unsafe-svg', severity: 'error', message: 'It has a script.' },
    { file: 'site/media/c.png', line: 1, column: 1, code: 'unexpected-failure', severity: 'error' },
  ]);
});
