import { mark } from './brand/mark.ts';
import { palette } from './palette.ts';
import type { Studio } from './studio.ts';

const svg = (size: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${content}</svg>\n`;

/** Makes the logo, and the favicon: the logo on a dark square. */
export async function makeBrand(studio: Studio): Promise<void> {
  const background = `<rect width="32" height="32" rx="7" fill="${palette.ink}"/>`;
  await studio.save('brand/mark.svg', svg(32, mark));
  await studio.save('brand/favicon.svg', svg(32, `${background}<g transform="translate(4 4) scale(.75)">${mark}</g>`));
}
