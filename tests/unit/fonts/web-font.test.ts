import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fallbackMetrics, sizesOf } from '../../../packages/engine/src/fonts/fallback-metrics.ts';
import { openFont } from '../../../packages/engine/src/fonts/open-font.ts';
import { fontSizesOf } from '../../../packages/engine/src/fonts/web-font.ts';
import { mediaFactsOf } from '../../../packages/engine/src/media/read-media-facts.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';

const folders = ['site.config', 'sites/clinic/site.config', 'tests/sites/arabic', 'tests/sites/second-theme'];
const fonts = folders.flatMap((folder) => {
  const media = inProject(...folder.split('/'), 'media', 'fonts');
  return readdirSync(media).flatMap((name) => (name.endsWith('.woff2') ? [join(media, name)] : []));
});

test.each(fonts)('the sizes of %s are those that the command for fonts prints', async (path) => {
  const bytes = readFileSync(path);
  const expected = sizesOf(await openFont(bytes));
  const { fallbacks } = mediaFactsOf(path, bytes);
  expect(fallbacks).toEqual({ display: fallbackMetrics(expected, 'Arial Bold'), text: fallbackMetrics(expected, 'Arial') });
});

test('a file that is no font, or a damaged one, is refused by its content', () => {
  const bytes = readFileSync(fonts[0] ?? '');
  const zip = Buffer.from('PK\u0003\u0004 and so on');
  for (const content of [Buffer.from('wOF2 and nothing else'), bytes.subarray(0, 200), zip, Buffer.from('OTTO a font of another type')])
    expect(() => mediaFactsOf('/media/own.woff2', content)).toThrow(/own\.woff2/);
  fc.assert(
    fc.property(fc.nat(400), fc.nat(255), (at, byte) => {
      const damaged = Buffer.from(bytes);
      damaged[at] = byte;
      try {
        fontSizesOf(damaged);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
    { numRuns: 40 },
  );
});
