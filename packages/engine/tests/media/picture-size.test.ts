import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureSize } from '../../src/media/picture-size.ts';

const photo = (orientation: number) =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: '#a20' } }).withMetadata({ orientation });

const turns = [1, 2, 3, 4, 5, 6, 7, 8];

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a .%s that a camera has turned has the size that the encoder makes of it',
  async (format) => {
    for (const orientation of turns) {
      const content = await photo(orientation)[format]().toBuffer();
      const { info } = await sharp(content).rotate().webp().toBuffer({ resolveWithObject: true });
      expect(pictureSize(content), `orientation ${orientation}`).toEqual({ width: info.width, height: info.height });
      expect(info.width, `orientation ${orientation}`).toBe(orientation < 5 ? 120 : 80);
    }
  },
);

test('an orientation that does not exist is none', async () => {
  const content = await photo(6).jpeg().toBuffer();
  const at = content.indexOf(Buffer.from('12010300010000000600', 'hex'));
  const field = at >= 0 ? at + 8 : content.indexOf(Buffer.from('0112000300000001000600', 'hex')) + 9;
  content[field] = 9;
  expect(pictureSize(content)).toEqual({ width: 120, height: 80 });
});

test('an .avif with transparency, which has two pictures in it, has the size of its main one', async () => {
  const content = await sharp({ create: { width: 1200, height: 800, channels: 4, background: '#a208' } })
    .avif({ effort: 0 })
    .toBuffer();
  expect(pictureSize(content)).toEqual({ width: 1200, height: 800 });
});

test('a file that ends too soon has no size, or the one that its start says', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const content = await photo(6)[format]().toBuffer();
    for (let end = 0; end < Math.min(content.length, 600); end += 7) {
      expect([undefined, 80, 120]).toContain(pictureSize(content.subarray(0, end))?.width);
    }
  }
});
