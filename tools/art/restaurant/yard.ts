import { cloud, noise, ramp } from '../museum/grain.ts';
import { seededRandom } from '../random.ts';
import { blend, type Layer, lit, type Painting } from './paint.ts';
import { flat, glow } from './places.ts';
import { ball, leaf, line, shadow, vessel } from './things.ts';

/** The lamps on their string. */
const lamps = Array.from({ length: 9 }, (_, index) => {
  const part = index / 8;
  return { x: -0.05 + 1.62 * part, y: 0.4 + 0.3 * (part - part * part) + 0.02 * Math.sin(index * 2.4) };
});

/** The leaves of the linden: those near a lamp are lit. */
function leaves(): Layer[] {
  const random = seededRandom(71);
  return Array.from({ length: 620 }, (): Layer => {
    const [turn, away] = [random.between(0, 6.28), Math.sqrt(random.next())];
    const [x, y] = [0.75 + Math.cos(turn) * away * 0.86, 0.17 + Math.sin(turn) * away * 0.27];
    const near = Math.min(...lamps.map((lamp) => Math.hypot(lamp.x - x, lamp.y - y)));
    const green = blend([38, 58, 44], [80, 98, 48], random.next());
    const size = random.between(0.035, 0.075);
    return leaf(x, y, size, size * 0.6, random.between(0, 3.1), blend(green, [206, 178, 84], 0.75 * ramp(0.22, 0.02, near)));
  });
}

const sky: Layer = (x, y) => ({
  color: blend(
    blend([44, 58, 84], [206, 140, 104], ramp(0.05, 0.58, y)),
    [246, 196, 130],
    0.6 * ramp(0.4, 0.62, y + 0.06 * (cloud(x * 2, y * 7, 4) - 0.5)),
  ),
  cover: 1,
});

const house: Layer = (x, y) => {
  const roof = 0.3 + 0.34 * Math.abs(x - 1.24);
  if (x < 0.92 || y < roof || y > 0.75) return undefined;
  return {
    color: y < 0.43 ? lit([120, 62, 48], 0.55 + 0.3 * noise(x * 30, y * 60, 2)) : lit([198, 164, 124], 0.52 + 0.2 * cloud(x * 3, y * 3, 7)),
    cover: Math.min(1, (y - roof) * 300),
  };
};

const ground: Layer = (x, y) => {
  if (y < 0.69) return undefined;
  const light = Math.exp(-(((x - 0.72) / 0.55) ** 2)) * Math.exp(-(((y - 0.82) / 0.16) ** 2));
  return {
    color: lit(blend([124, 104, 84], [222, 168, 100], 0.7 * light), 0.5 + 0.5 * light + 0.25 * (cloud(x * 7, y * 22, 12) - 0.5)),
    cover: ramp(0.69, 0.7, y),
  };
};

/** Round tables with a candle, a glass and a plate. */
const tables = [
  { x: 0.3, y: 0.78, size: 0.2 },
  { x: 1.14, y: 0.76, size: 0.17 },
  { x: 0.84, y: 0.88, size: 0.28 },
].flatMap(({ x, y, size }) => [
  shadow(x + 0.03, y + size * 0.46, size * 1.15, size * 0.16, 0.6),
  line(x - size * 0.2, y, x - size * 0.34, y + size * 0.45, size * 0.09, [84, 56, 40], 0.7),
  line(x + size * 0.2, y, x + size * 0.34, y + size * 0.45, size * 0.09, [84, 56, 40], 0.45),
  vessel({
    left: x,
    top: y - size * 0.05,
    bottom: y + size * 0.1,
    profile: (part) => size * (0.86 + 0.03 * part),
    color: [206, 186, 152],
    inner: [240, 222, 186],
    tilt: 0.2,
    gleam: 0,
  }),
  glow(x, y - size * 0.05, size * 0.8, 0.45),
  vessel({
    left: x,
    top: y - size * 0.3,
    bottom: y - size * 0.06,
    profile: () => size * 0.07,
    color: [236, 190, 116],
    inner: [255, 240, 190],
    tilt: 0.26,
    gleam: 0.9,
  }),
  vessel({
    left: x + size * 0.4,
    top: y - size * 0.2,
    bottom: y - size * 0.02,
    profile: (part) => size * (0.08 - 0.02 * part),
    color: [214, 158, 64],
    inner: [250, 238, 210],
    tilt: 0.26,
  }),
  vessel({
    left: x - size * 0.4,
    top: y - size * 0.03,
    bottom: y - size * 0.01,
    profile: () => size * 0.19,
    color: [226, 214, 190],
    inner: [206, 190, 160],
    tilt: 0.22,
    gleam: 0,
  }),
]);

/** The yard in the evening: a linden over tables, and lamps in it. */
export function yard(): Painting {
  const strings = lamps.slice(1).flatMap((lamp, index): Layer[] => {
    const before = lamps[index];
    return before ? [line(before.x, before.y - 0.02, lamp.x, lamp.y - 0.02, 0.004, [40, 34, 32])] : [];
  });
  return {
    width: 1500,
    height: 1000,
    seed: 82,
    layers: [
      sky,
      house,
      ...[1.08, 1.24, 1.4].flatMap((x) => [
        glow(x + 0.03, 0.54, 0.2, 0.4),
        flat([x, 0.5, x + 0.07, 0.6], (_, y) => lit([255, 214, 130], 1.2 - (y - 0.5) * 3)),
        line(x + 0.035, 0.5, x + 0.035, 0.6, 0.008, [110, 70, 50]),
      ]),
      (x, y) => ({ color: [52, 66, 52], cover: y > 0.71 ? 0 : ramp(0.5, 0.6, y - 0.12 * cloud(x * 4, 2, 31)) * ramp(0.98, 0.86, x) }),
      ground,
      vessel({
        left: 0.64,
        top: 0.3,
        bottom: 0.72,
        profile: (part) => 0.05 + 0.024 * part ** 3 + 0.01 * noise(part * 7, 1, 5),
        color: [92, 68, 52],
        inner: [60, 44, 36],
        tilt: 0.1,
        gleam: 0.15,
      }),
      line(0.64, 0.42, 0.4, 0.22, 0.032, [80, 60, 46], 0.7),
      line(0.65, 0.4, 0.95, 0.2, 0.03, [80, 60, 46], 0.45),
      ...leaves(),
      ...strings,
      ...lamps.flatMap(({ x, y }) => [glow(x, y, 0.16, 0.75), ball(x, y, 0.017, 0.021, [255, 238, 186], undefined, 0.8)]),
      ...tables,
    ],
  };
}
