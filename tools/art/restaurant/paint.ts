import sharp, { type Sharp } from 'sharp';
import { clamp, cloud, mix, noise, ramp } from '../museum/grain.ts';

export type Color = readonly [red: number, green: number, blue: number];

/** A color with how much it covers, from 0 to 1. */
export type Touch = { color: Color; cover: number };

/** What a layer of paint leaves at a place, if anything. Places are parts of the height: y from 0 to 1, x from 0 to the ratio of the picture. */
export type Layer = (x: number, y: number) => Touch | undefined;

export type Painting = { width: number; height: number; seed: number; layers: readonly Layer[]; grain?: number };

export const blend = (one: Color, other: Color, part: number): Color => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
  one[2] + (other[2] - one[2]) * part,
];

/** A color in the light, from 0 (in the shade) to 1, and above 1 for a gleam. Shades are warm and deep, lights are yellowish. */
export function lit(color: Color, light: number): Color {
  const shade: Color = [color[0] * 0.3 + 6, color[1] * 0.24 + 4, color[2] * 0.24 + 8];
  const part = clamp(light);
  const shown = blend(shade, color, part);
  return light > 1 ? blend(shown, [255, 246, 222], clamp(light - 1)) : shown;
}

/** Noise that is longer than wide, along a direction. From -0.5 to 0.5. */
const along =
  (length: number, width: number) =>
  (x: number, y: number, turn: number, seed: number): number => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return noise((x * cos + y * sin) * length, (y * cos - x * sin) * width, seed) - 0.5;
  };
const strokes = along(13, 70);
const bristles = along(34, 330);

/**
 * Paints layers over each other. Edges waver as those of a brush, each place takes the tone of its stroke, and the ground of the canvas
 * shows through.
 */
export function paint({ width, height, seed, layers, grain = 1 }: Painting): Sharp {
  const data = Buffer.alloc(width * height * 3);
  const ratio = width / height;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [(column + 0.5) / height, (row + 0.5) / height];
      const part = ramp(0.4, 0.6, cloud(x * 3, y * 3, seed + 3));
      const stroke = mix(strokes(x, y, 0.55, seed + 11), strokes(x, y, -0.9, seed + 13), part);
      const bristle = mix(bristles(x, y, 0.55, seed + 17), bristles(x, y, -0.9, seed + 19), part);
      const [u, v] = [
        x + 0.0016 * stroke + 0.006 * (noise(x * 21, y * 21, seed + 21) - 0.5),
        y + 0.0016 * bristle + 0.006 * (noise(x * 21, y * 21, seed + 22) - 0.5),
      ];
      let color: Color = [0, 0, 0];
      for (const layer of layers) {
        const touch = layer(u, v);
        if (touch && touch.cover > 0) color = blend(color, touch.color, clamp(touch.cover));
      }
      const tone = 1 + grain * (0.11 * stroke + 0.08 * bristle + 0.05 * (cloud(x * 230, y * 230, seed + 31) - 0.5));
      const warmth = 7 * grain * strokes(x + 3, y, 0.2, seed + 41);
      const edge = 1 - 0.3 * ramp(0.42, 0.78, Math.hypot((x / ratio - 0.5) * 1.05, y - 0.5));
      const at = (row * width + column) * 3;
      data[at] = 255 * clamp(((color[0] + warmth) * tone * edge) / 255);
      data[at + 1] = 255 * clamp((color[1] * tone * edge) / 255);
      data[at + 2] = 255 * clamp(((color[2] - warmth) * tone * edge) / 255);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}
