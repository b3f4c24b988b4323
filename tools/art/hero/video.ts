import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Studio } from '../studio.ts';

const run = promisify(execFile);

export interface Video {
  readonly seconds: number;
  readonly rate: number;
  readonly width: number;
  readonly height: number;
}

const colour = '-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';

const encoders: Readonly<Record<'webm' | 'mp4', readonly string[]>> = {
  webm: '-c:v libvpx-vp9 -b:v 740k -row-mt 1 -cpu-used 2 -g 240 -pix_fmt yuv420p -an'.concat(' ', colour).split(' '),
  mp4: '-c:v libx264 -preset slow -b:v 770k -pix_fmt yuv420p -movflags +faststart -an'.concat(' ', colour).split(' '),
};

/** Renders every frame of a video into a temporary folder and encodes it in two formats. */
export async function encodeVideo(studio: Studio, name: string, video: Video, draw: (time: number) => Promise<Buffer>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'loomwright-film-'));
  try {
    const count = video.seconds * video.rate;
    for (let frame = 0; frame < count; frame += 1) {
      await writeFile(join(folder, `${String(frame).padStart(4, '0')}.png`), await draw(frame / count));
    }
    const input = ['-y', '-loglevel', 'error', '-framerate', String(video.rate), '-i', join(folder, '%04d.png')];
    await mkdir(dirname(studio.path('hero/x')), { recursive: true });
    for (const [extension, options] of Object.entries(encoders)) {
      const target = studio.path(`hero/${name}.${extension}`);
      const log = join(folder, extension);
      await run('ffmpeg', [...input, ...options, '-pass', '1', '-passlogfile', log, '-f', 'null', '-']);
      await run('ffmpeg', [...input, ...options, '-pass', '2', '-passlogfile', log, target]);
      studio.report(`hero/${name}.${extension}`, (await stat(target)).size);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
