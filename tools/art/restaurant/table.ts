import { clamp, cloud, ramp } from '../museum/grain.ts';
import { seededRandom } from '../random.ts';
import { blend, type Color, type Layer, lit, type Painting } from './paint.ts';
import { ball, leaf, line, linen, shadow, vessel } from './things.ts';

const edge = 0.6;

/** The light of a window on a wall: four panes, slanting down, with the shadows of leaves in it. */
const windowLight =
  (left: number, top: number, width: number, height: number): Layer =>
  (x, y) => {
    const v = (y - top - 0.12 * (x - left)) / height;
    const u = (x - left - 0.3 * (y - top)) / width;
    if (u < -0.1 || u > 1.1 || v < -0.1 || v > 1.1) return undefined;
    const frame = Math.min(ramp(-0.03, 0.04, u), ramp(1.03, 0.96, u), ramp(-0.02, 0.05, v), ramp(1.02, 0.95, v));
    const bars = Math.min(
      ramp(0.012, 0.045, Math.abs(u - 0.5)),
      ramp(0.014, 0.05, Math.abs(v - 0.36)),
      ramp(0.014, 0.05, Math.abs(v - 0.7)),
    );
    const leaves = ramp(0.62, 0.48, cloud(x * 5.4, y * 5.4, 77) + 0.12 * u);
    return { color: [255, 222, 160], cover: 0.62 * frame * (0.2 + 0.8 * bars) * (0.35 + 0.65 * leaves) };
  };

const wall: Layer = (x, y) => {
  const plaster = cloud(x * 2.4, y * 2.4, 15) - 0.5;
  const light = 0.92 - 0.36 * ramp(0.3, 1.8, x) - 0.2 * ramp(0.35, 0, y) + 0.22 * plaster;
  return { color: lit([150, 128, 98], light), cover: 1 };
};

const cloth: Layer = (x, y) => {
  const back = edge + 0.006 * Math.sin(x * 5);
  if (y < back - 0.004) return undefined;
  const base = linen([238, 226, 204], {
    color: [158, 62, 48],
    // The stripes run to the back, and so they come together.
    at: (sx, sy) => {
      const at = (sx - 0.9) / (0.55 + 1.1 * (sy - edge)) + 0.9;
      return [0.16, 0.19, 1.62, 1.65].some((stripe) => Math.abs(at - stripe) < 0.006) ? 1 : 0;
    },
  })(x, y);
  if (!base) return undefined;
  const far = 0.32 * ramp(edge + 0.1, edge, y) + 0.25 * ramp(0.9, 1.8, x);
  return { color: blend(base.color, [96, 74, 58], clamp(far)), cover: ramp(back - 0.004, back + 0.004, y) };
};

/** A round loaf with a crust of flour and four cuts. */
const crust = (u: number, v: number): Color => {
  const cuts = [-0.5, -0.14, 0.22, 0.56].some(
    (at) => Math.abs(u - at - 0.3 * v - 0.22 * v * v) < 0.05 * Math.sqrt(Math.max(0, 1 - ((v + 0.36) / 0.5) ** 2)),
  );
  const flour = ramp(0.5, 0.72, cloud(u * 3.2 + 9, v * 4.6, 33) + 0.16 * -v);
  const brown: Color = blend([158, 92, 44], [110, 58, 28], cloud(u * 5, v * 7, 36));
  return cuts ? [234, 200, 146] : blend(brown, [240, 222, 190], 0.72 * flour);
};

/** A branch of a linden: heart-shaped leaves in pairs, and blossom. */
function branch(left: number, top: number, endX: number, endY: number, seed: number): Layer[] {
  const random = seededRandom(seed);
  const layers: Layer[] = [line(left, top, endX, endY, 0.007, [92, 66, 44])];
  const turn = Math.atan2(endY - top, endX - left);
  for (let index = 1; index <= 9; index += 1) {
    const part = index / 9;
    const [x, y] = [left + (endX - left) * part, top + (endY - top) * part];
    const side = index % 2 === 0 ? 1 : -1;
    const lean = turn + side * random.between(0.6, 1.25);
    const length = random.between(0.075, 0.12);
    const green: Color = random.pick([
      [98, 116, 56],
      [122, 134, 62],
      [74, 96, 52],
      [146, 148, 72],
    ]);
    layers.push(leaf(x + Math.cos(lean) * length * 0.5, y + Math.sin(lean) * length * 0.5, length, length * 0.62, lean, green));
    if (index % 3 === 0)
      for (let blossom = 0; blossom < 4; blossom += 1)
        layers.push(ball(x + random.between(-0.03, 0.03), y + random.between(0, 0.05), 0.008, 0.008, [244, 226, 150]));
  }
  return layers;
}

const apple =
  (red: number) =>
  (u: number, v: number): Color =>
    blend([206, 176, 82], [164, 48, 38], ramp(0.3, 0.62, cloud(u * 1.6 + red, v * 2.6, 91) + 0.22 * u + red * 0.05));

/** A glass of wine: its foot, its stem, and the wine in the bowl. */
const glass = (left: number, foot: number, size: number): Layer[] => [
  shadow(left + size * 0.35, foot, size * 0.7, size * 0.12, 0.45),
  vessel({
    left,
    top: foot - size * 0.04,
    bottom: foot,
    profile: () => size * 0.27,
    color: [196, 186, 160],
    inner: [150, 138, 112],
    tilt: 0.22,
  }),
  line(left, foot - size * 0.62, left, foot - size * 0.03, size * 0.05, [214, 206, 184], 0.85),
  vessel({
    left,
    top: foot - size * 1.15,
    bottom: foot - size * 0.58,
    profile: (part) => size * (0.3 + 0.1 * Math.sin(part * 2.3)) * Math.sqrt(1.02 - part ** 2.6),
    color: [212, 200, 160],
    inner: [170, 156, 120],
    tilt: 0.16,
    gleam: 0.9,
    band: { from: 0.34, to: 1, color: [214, 164, 66] },
  }),
];

/** The table below the window: a loaf, a jug with a branch of the linden, wine, a bowl of soup, apples. */
export const table = (): Painting => ({
  width: 2000,
  height: 1120,
  seed: 5,
  layers: [
    wall,
    windowLight(0.42, 0.02, 0.62, 0.5),
    windowLight(1.12, 0.06, 0.3, 0.5),
    cloth,
    // The loaf on its board.
    shadow(0.52, 0.8, 0.42, 0.08, 0.6),
    vessel({
      left: 0.4,
      top: 0.765,
      bottom: 0.785,
      profile: () => 0.31,
      color: [146, 98, 58],
      inner: [176, 126, 78],
      tilt: 0.19,
      gleam: 0,
    }),
    shadow(0.48, 0.77, 0.26, 0.05, 0.7),
    ball(0.39, 0.662, 0.225, 0.12, [158, 92, 44], crust, 0.1),
    // The jug.
    shadow(1.02, 0.735, 0.26, 0.055, 0.7),
    ...branch(0.86, 0.36, 0.64, 0.1, 3),
    ...branch(0.87, 0.36, 1.1, 0.06, 8),
    ...branch(0.86, 0.36, 0.86, 0.05, 15),
    line(0.965, 0.4, 1.03, 0.47, 0.026, [70, 92, 104], 0.6),
    line(1.03, 0.47, 0.985, 0.58, 0.026, [70, 92, 104], 0.45),
    vessel({
      left: 0.87,
      top: 0.36,
      bottom: 0.715,
      profile: (part) =>
        0.076 + 0.066 * Math.sin(Math.PI * clamp(part * 1.14 - 0.14) ** 0.95) * ramp(0, 0.45, part) + 0.006 * ramp(0.8, 1, part),
      color: [92, 118, 132],
      inner: [40, 46, 52],
      tilt: 0.26,
      band: { from: 0.3, to: 0.345, color: [226, 214, 188] },
    }),
    ...glass(1.17, 0.73, 0.19),
    // The bowl of soup.
    shadow(1.5, 0.8, 0.3, 0.06, 0.65),
    vessel({
      left: 1.42,
      top: 0.645,
      bottom: 0.785,
      profile: (part) => 0.19 * Math.sqrt(1 - 0.86 * part ** 1.7),
      color: [222, 208, 180],
      inner: [206, 122, 44],
      tilt: 0.27,
      band: { from: 0.08, to: 0.13, color: [84, 108, 122] },
    }),
    line(1.5, 0.64, 1.68, 0.52, 0.012, [190, 184, 170], 0.9),
    shadow(1.24, 0.84, 0.1, 0.03, 0.6),
    ball(1.2, 0.795, 0.058, 0.054, [170, 52, 40], apple(0.5)),
    line(1.2, 0.752, 1.208, 0.725, 0.006, [70, 50, 36]),
    shadow(1.13, 0.87, 0.09, 0.03, 0.6),
    ball(1.08, 0.825, 0.056, 0.052, [190, 150, 70], apple(-1.4)),
    line(1.08, 0.785, 1.074, 0.757, 0.006, [70, 50, 36]),
    shadow(0.74, 0.86, 0.08, 0.025, 0.5),
    ball(0.7, 0.83, 0.05, 0.046, [170, 60, 40], apple(1.6)),
  ],
});
