import { palette } from '../palette.ts';

export const line = `stroke="${palette.ink}" stroke-width="3.4" stroke-linejoin="round"`;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

/** A box without an outline. */
export function flat({ x, y, width, height, radius = 0 }: Box, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

/** A box with the drawing's outline. */
export function outlined(box: Box, fill: string): string {
  return flat(box, fill).replace('/>', ` ${line}/>`);
}
