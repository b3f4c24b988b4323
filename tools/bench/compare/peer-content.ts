import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { BenchSite } from '../bench-project.ts';
import { htmlFilePath, mediaPath, purposeOf, readMediaFacts, resolvePicture, resolveVideo } from '../engine.ts';

/** A file of `media/` as `content/media.json` describes it for templates. */
type MediaEntry =
  | { src: string; width: number; height: number; srcset?: string }
  | { sources: { src: string; type: string }[] }
  | { src: string; font?: true };

/**
 * Writes what a peer's project gets of a generated site that is built already: `content/` with its YAML, the stylesheet of
 * its pages and the published names and sizes of its media, and `public/media` with the published media.
 */
export async function writePeerContent({ siteDir, outDir }: BenchSite, project: string): Promise<void> {
  const content = join(project, 'content');
  for (const part of ['pages', 'collections', 'site.yaml']) await cp(join(siteDir, part), join(content, part), { recursive: true });
  await writeFile(join(content, 'media.json'), JSON.stringify(await describeMedia(join(siteDir, 'media'))));
  await writeFile(join(content, 'styles.css'), stylesOf(await readFile(htmlFilePath(outDir, '/'), 'utf8')));
  await mkdir(join(project, 'public'), { recursive: true });
  await cp(join(outDir, 'media'), join(project, 'public', 'media'), { recursive: true });
}

const stylesOf = (page: string): string => [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('');

/** Describes the files in a folder `media/` of a site, by the paths that its YAML has (`/media/…`). */
export async function describeMedia(folder: string): Promise<Record<string, MediaEntry>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = files
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('/.') && purposeOf(extname(path)) !== undefined);
  return Object.fromEntries(paths.map((path) => [`/media${path}`, describe(folder, path, paths)]));
}

/** The sites of the benchmark are not below a path. */
const toAddress = (path: string): string => path;

function describe(folder: string, path: string, all: readonly string[]): MediaEntry {
  const facts = readMediaFacts(join(folder, path));
  if (/\.(mp4|webm)$/.test(path)) {
    const formats = ['webm', 'mp4'].map((ending) => path.replace(/\w+$/, ending)).filter((one) => all.includes(one));
    return resolveVideo(
      formats.map((one) => readMediaFacts(join(folder, one))),
      toAddress,
    );
  }
  if (!facts.size) return { src: mediaPath(facts.publishedName), ...(path.endsWith('.woff2') && { font: true }) };
  const { src, width, height, sources } = resolvePicture(facts, toAddress);
  return { src, width, height, ...(sources[0] && { srcset: sources[0].srcSet }) };
}
