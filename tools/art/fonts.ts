import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fallbackMetrics } from './fonts/fallback.ts';
import { openFont } from './fonts/open-font.ts';
import type { Studio } from './studio.ts';

interface Face {
  readonly name: string;
  readonly folder: string;
  readonly file: string;
  readonly weights: { min: number; max: number };
  /** The weight most of its text is set in, and the system font that stands in for it. */
  readonly usual: number;
  readonly systems: readonly string[];
}

const faces: readonly Face[] = [
  {
    name: 'display',
    folder: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
    weights: { min: 400, max: 800 },
    usual: 700,
    systems: ['LiberationSans-Bold.ttf', 'LiberationSans-Regular.ttf'],
  },
  {
    name: 'text',
    folder: 'hanken-grotesk',
    file: 'hanken-grotesk-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    usual: 400,
    systems: ['LiberationSans-Regular.ttf'],
  },
];

const systemFolder = '/usr/share/fonts/truetype/liberation';
const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•·→←₹€`;
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'case'];

async function reportFallbacks(face: Face, source: Buffer): Promise<void> {
  const axes = { wght: face.usual };
  const web = openFont(await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: axes }));
  for (const system of face.systems) {
    const metrics = fallbackMetrics(web, openFont(await readFile(join(systemFolder, system))));
    console.log(`fonts/${face.name}.woff2 at ${face.usual} on ${system}: ${JSON.stringify(metrics)}`);
  }
  const absent = [...characters].filter((character) => !web.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  if (absent.length > 0) console.log(`fonts/${face.name}.woff2 lacks ${absent.join(' ')}`);
}

/** The two web fonts, cut down to the letters and the axis in use. */
export async function makeFonts(studio: Studio): Promise<void> {
  const licences: string[] = [];
  for (const face of faces) {
    const folder = join(studio.root, 'node_modules', '@fontsource-variable', face.folder);
    const source = await readFile(join(folder, 'files', face.file));
    const subset = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: face.weights },
      keepFeatures: features,
      noHinting: true,
    });
    await studio.save(`fonts/${face.name}.woff2`, subset);
    await reportFallbacks(face, source);
    licences.push(await readFile(join(folder, 'LICENSE'), 'utf8'));
  }
  const [first = '', ...rest] = licences;
  const notices = rest.map((text) => text.split('\n', 1).join(''));
  await studio.save('fonts/OFL.txt', [...notices, first].join('\n'));
}
