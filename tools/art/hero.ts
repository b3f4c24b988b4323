import sharp from 'sharp';
import { bundleForPage, bytesOf, withPage } from './browser-page.ts';
import { encodeVideo } from './hero/video.ts';
import type { Studio } from './studio.ts';
import { weaves } from './weave/weaves.ts';

const video = { seconds: 7, rate: 24, width: 1280, height: 720 };

interface Scene {
  readonly name: string;
  draw(time: number, width: number, height: number): Promise<Buffer>;
}

/** Opens the canvas once and calls `work` with every scene in turn. */
async function eachScene(root: string, work: (scene: Scene) => Promise<void>): Promise<void> {
  const script = await bundleForPage(root, 'weave/page.ts');
  await withPage(async (page) => {
    await page.addScriptTag({ content: script });
    for (const name of Object.keys(weaves)) {
      await work({
        name,
        async draw(time, width, height) {
          const dataUrl = await page.evaluate((frame) => window.drawFrame(frame.name, frame.time, frame.width, frame.height), {
            name,
            time,
            width,
            height,
          });
          return bytesOf(dataUrl);
        },
      });
    }
  });
}

/** Makes the poster images: the first frame of each video, in full size. */
export async function makePosters(studio: Studio): Promise<void> {
  await eachScene(studio.root, async ({ name, draw }) => {
    const poster = sharp(await draw(0, 1920, 1080)).webp({ quality: 92, effort: 6, smartSubsample: true });
    await studio.save(`hero/${name}-poster.webp`, await poster.toBuffer());
  });
}

/** Makes the looping background videos. */
export async function makeVideos(studio: Studio): Promise<void> {
  await eachScene(studio.root, async ({ name, draw }) => {
    await encodeVideo(studio, name, video, (time) => draw(time, video.width, video.height));
  });
}
