import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { runMain } from '../../support/run-main.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('encode');

describe('npm run encode', () => {
  const site = copySite('blocks', temp);
  const folder = join(site.dir, 'media', '.encoded');
  const encoded = (): string[] => readdirSync(folder).sort();
  const encode = () => runMain('encode', '--site', site.dir);

  test('encodes every width of every picture', async () => {
    // Builds by other tests may have encoded some of the fixture's pictures.
    rmSync(folder, { recursive: true, force: true });
    const { exitCode, stdout } = await encode();
    expect(exitCode).toBe(0);
    // bench.png is 720 pixels wide: it has its own width in both formats.
    expect(encoded().filter((name) => name.startsWith('bench-'))).toEqual([
      ...[320, 480, 720].map((width) => expect.stringMatching(new RegExp(`^bench-[0-9a-f]{10}-${width}\\.avif$`))),
      expect.stringMatching(/^bench-[0-9a-f]{10}-720\.webp$/),
    ]);
    expect(stdout).toContain(`${encoded().length} made, 0 removed.`);
    expect(stdout).toContain(`made media/.encoded/${encoded()[0]}\n`);
  });

  test('encodes no width twice', async () => {
    const before = encoded();
    const { exitCode, stdout } = await encode();
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^\d+ encodings of \d+ pictures: 0 made, 0 removed\.\n$/);
    expect(encoded()).toEqual(before);
  });

  test('removes the widths of deleted pictures', async () => {
    const left = encoded().filter((name) => !name.startsWith('bench-'));
    site.remove('media/pictures/bench.png');
    const { stdout } = await encode();
    expect(stdout).toMatch(/^removed media\/\.encoded\/bench-/m);
    expect(encoded()).toEqual(left);
  });

  test('encodes no picture that the site publishes as a plain file', async () => {
    const before = encoded();
    const share = '/media/pictures/share.png';
    site.write('media/pictures/share.png', '');
    const { default: sharp } = await import('sharp');
    await sharp({ create: { width: 1200, height: 630, channels: 3, background: 'white' } })
      .png()
      .toFile(join(site.dir, share));
    site.write('pages/home.yaml', site.read('pages/home.yaml').replace(/^title: /m, `socialImage: ${share}\ntitle: `));
    const { exitCode } = await encode();
    expect(exitCode).toBe(0);
    expect(encoded()).toEqual(before);
  });

  test('reports a file that is not a picture, and encodes the others', async () => {
    writeFileSync(join(site.dir, 'media', 'pictures', 'broken.png'), 'no picture');
    const { exitCode, stdout, stderr } = await encode();
    expect(exitCode).toBe(1);
    expect(stderr).toContain('broken.png cannot be read as an image.');
    expect(stdout).toContain('0 made, 0 removed.');
  });
});
