import sharp from 'sharp';
import { bundleForPage, bytesOf, withPage } from './easel.ts';
import { encodeFilm } from './hero/film.ts';
import type { Studio } from './studio.ts';
import { weaves } from './weave/weaves.ts';

const film = { seconds: 7, rate: 24, width: 1280, height: 720 };

interface Scene {
  readonly name: string;
  draw(time: number, width: number, height: number): Promise<Buffer>;
}

/** Sets up the canvas once and gives every weave in turn to the work. */
async function eachScene(root: string, work: (scene: Scene) => Promise<void>): Promise<void> {
  const script = await bundleForPage(root, 'weave/page.ts');
  await withPage(async (page) => {
    await page.addScriptTag({ content: script });
    for (const name of Object.keys(weaves)) {
      await work({
        name,
        async draw(time, width, height) {
          const drawn = await page.evaluate((frame) => window.drawFrame(frame.name, frame.time, frame.width, frame.height), {
            name,
            time,
            width,
            height,
          });
          return bytesOf(drawn);
        },
      });
    }
  });
}

/** The stills that stand in for the films: the first frame of each, in full size. */
export async function makePosters(studio: Studio): Promise<void> {
  await eachScene(studio.root, async ({ name, draw }) => {
    const poster = sharp(await draw(0, 1920, 1080)).webp({ quality: 92, effort: 6, smartSubsample: true });
    await studio.save(`hero/${name}-poster.webp`, await poster.toBuffer());
  });
}

/** The looping films behind the headings. */
export async function makeFilms(studio: Studio): Promise<void> {
  await eachScene(studio.root, async ({ name, draw }) => {
    await encodeFilm(studio, name, film, (time) => draw(time, film.width, film.height));
  });
}
