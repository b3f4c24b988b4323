import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawIcons } from '../../../packages/engine/src/icons/draw-icons.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { serveFolder } from '../../../packages/mail/tests/support/served-folder.ts';
import { runMain } from '../../support/run-main.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('icons');
const out = join(temp, 'built');
const site = copySite('minimal', temp);
const read = (path: string): Buffer => readFileSync(join(out, path));
const text = (path: string): string => read(path).toString('utf8');
const build = async (folder = out): Promise<void> => {
  expect(await runMain('build', '--site', site.dir, '--out', folder)).toMatchObject({ exitCode: 0 });
};
const sizeOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata();
  return [format, width, height];
};

/** The pictures in an .ico file. */
function picturesIn(ico: Buffer): Buffer[] {
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const length = ico.readUInt32LE(6 + index * 16 + 8);
    const offset = ico.readUInt32LE(6 + index * 16 + 12);
    return ico.subarray(offset, offset + length);
  });
}

describe('the icons of a site', () => {
  beforeAll(async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="16" fill="#0a0"/></svg>';
    site.write('media/bakery.svg', drawing);
    writeFileSync(join(site.dir, 'media/shop.png'), await sharp(Buffer.from(drawing)).resize(200, 100, { fit: 'fill' }).png().toBuffer());
    site.write(
      'site.yaml',
      `${site.read('site.yaml')}\nprofiles:\n  - { name: bakery, folder: /bakery, brand: { favicon: /media/bakery.svg } }\n  - { name: shop, folder: /shop, brand: { favicon: /media/shop.png } }\n`,
    );
    for (const name of ['bakery', 'shop'])
      site.write(`pages/${name}.yaml`, site.read('pages/home.yaml').replace('path: /', `path: /${name}`).replace('A page', name));
    await build();
  }, 60_000);

  test('are served where browsers, phones and search engines request them', async () => {
    const address = await serveFolder(out);
    const get = async (path: string) => {
      const response = await fetch(address + path);
      return [response.status, response.headers.get('Content-Type')];
    };
    expect(await get('/favicon.ico')).toEqual([200, 'image/vnd.microsoft.icon']);
    for (const path of ['/apple-touch-icon.png', '/icon-192.png', '/icon-512.png']) expect(await get(path)).toEqual([200, 'image/png']);
    expect(text('index.html')).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
  });

  test('have the sizes that they need, and the one for home screens no transparent parts', async () => {
    expect(await Promise.all(picturesIn(read('favicon.ico')).map(sizeOf))).toEqual([16, 32, 48].map((size) => ['png', size, size]));
    expect(await sizeOf(read('apple-touch-icon.png'))).toEqual(['png', 180, 180]);
    expect((await sharp(read('apple-touch-icon.png')).metadata()).hasAlpha).toBe(false);
    expect(await Promise.all([192, 512].map((size) => sizeOf(read(`icon-${size}.png`))))).toEqual(
      [192, 512].map((size) => ['png', size, size]),
    );
  });

  test('are in the manifest with their sizes and types', () => {
    const { icons }: { icons: Record<string, string>[] } = JSON.parse(text('site.webmanifest'));
    expect(icons).toEqual([
      { src: expect.stringMatching(/^\/media\/favicon-[0-9a-f]+\.svg$/), sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ]);
  });

  test('of a profile with a favicon of its own are its own, from a PNG too', async () => {
    for (const [page, type] of [
      ['bakery', 'image/svg+xml'],
      ['shop', 'image/webp'],
    ] as const) {
      const html = text(`${page}/index.html`);
      const [, path = ''] = /<link rel="apple-touch-icon" href="\/(apple-touch-icon-[0-9a-f]{10}\.png)"\/>/.exec(html) ?? [];
      const { data } = await sharp(read(path)).raw().toBuffer({ resolveWithObject: true });
      const middle = (90 * 180 + 90) * 3;
      expect([...data.subarray(middle, middle + 3)]).toEqual([0, 170, 0]);
      expect(html).toContain(`<link rel="icon" type="${type}" href="/media/`);
    }
  });

  test('are drawn once, and every time the same', async () => {
    const before = statSync(join(out, 'favicon.ico')).mtimeMs;
    await build();
    expect(statSync(join(out, 'favicon.ico')).mtimeMs).toBe(before);
    const favicon = readFileSync(join(site.dir, 'media/brand/favicon.svg'));
    const drawn = await drawIcons(favicon, '#ffffff');
    for (const [name, content] of await drawIcons(favicon, '#ffffff'))
      expect(content.equals(drawn.get(name) ?? Buffer.alloc(0))).toBe(true);
  });

  test('are replaced by files of the same name in root/', async () => {
    site.write('root/favicon.ico', 'an icon of somebody else');
    await build();
    expect(text('favicon.ico')).toBe('an icon of somebody else');
    site.remove('root');
    await build();
    expect(picturesIn(read('favicon.ico'))).toHaveLength(3);
  });
});

describe('a favicon', () => {
  const draw = (content: string, background = '#112233') =>
    drawIcons(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${content}</svg>`),
      background,
    );
  const corner = async (icon: Buffer | undefined) => {
    const pixels = await sharp(icon ?? Buffer.alloc(0))
      .removeAlpha()
      .raw()
      .toBuffer();
    return pixels.subarray(0, 3).toString('hex');
  };

  test('without a background gets that of the site on home screens', async () => {
    expect(await corner((await draw('<path d="M50 0 100 100H0Z" fill="#fff"/>')).get('apple-touch-icon.png'))).toBe('112233');
  });

  test('with round corners gets its own colour in them', async () => {
    expect(await corner((await draw('<rect width="100" height="100" rx="30" fill="#a04000"/>')).get('apple-touch-icon.png'))).toBe(
      'a04000',
    );
  });

  test.each([
    [
      'a drawing with room around it',
      '<rect width="100" height="100" rx="20" fill="#a04000"/><circle cx="50" cy="50" r="30" fill="#fff"/>',
      true,
    ],
    ['a drawing that would be cut', '<rect width="100" height="100" fill="#a04000"/><path d="M10 10H90V90H10Z" fill="#fff"/>', false],
  ])('is offered to be cut by Android when there is room: %s', async (_, content, isMaskable) => {
    expect((await draw(content)).has('icon-maskable-512.png')).toBe(isMaskable);
  });
});
