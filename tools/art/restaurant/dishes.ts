import { cloud, noise, ramp } from '../museum/grain.ts';
import { seededRandom } from '../random.ts';
import { blend, type Color, type Layer, lit, type Painting } from './paint.ts';
import { ball, leaf, line, linen, planks, plate, shadow, vessel } from './things.ts';

const wood: Color = [118, 78, 52];
const cream: Color = [236, 224, 200];

/** A folded napkin on the table, with a stripe near its hem. */
const napkin =
  (left: number, top: number, width: number, height: number, turn: number, color: Color, stripe: Color): Layer =>
  (x, y) => {
    const [dx, dy] = [x - left, y - top];
    const [u, v] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
    const inside = Math.min(width / 2 - Math.abs(u), height / 2 - Math.abs(v));
    if (inside < -0.003) return undefined;
    const woven = linen(color, { color: stripe, at: () => (Math.abs(inside - 0.035) < 0.006 || Math.abs(inside - 0.052) < 0.002 ? 1 : 0) })(
      x,
      y,
    );
    const fold = 0.22 * ramp(0.02, 0, Math.abs(u - 0.04));
    return woven && { color: blend(woven.color, [60, 42, 34], fold), cover: ramp(-0.003, 0.003, inside) };
  };

/** A spoon: its bowl and its handle. */
const spoon = (left: number, top: number, length: number, turn: number): Layer[] => {
  const [endX, endY] = [left + Math.cos(turn) * length, top + Math.sin(turn) * length];
  return [
    shadow(left + 0.02, top + 0.025, 0.07, 0.05, 0.45),
    line(left, top, endX, endY, 0.018, [186, 176, 156], 0.95),
    leaf(left - Math.cos(turn) * 0.03, top - Math.sin(turn) * 0.03, 0.17, 0.085, turn, [208, 200, 182]),
  ];
};

/** Leaves of parsley, thrown over a round place. */
function herbs(left: number, top: number, radius: number, count: number, seed: number): Layer[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const [turn, away] = [random.between(0, 6.28), radius * Math.sqrt(random.next())];
    const green: Color = random.pick([
      [84, 112, 46],
      [112, 138, 58],
      [62, 90, 44],
    ]);
    return leaf(
      left + Math.cos(turn) * away,
      top + Math.sin(turn) * away,
      random.between(0.022, 0.042),
      0.017,
      random.between(0, 3.1),
      green,
    );
  });
}

/** Pumpkin soup: a spiral of cream, seeds, and a swirl of dark oil. */
export function soup(): Painting {
  const [left, top, radius] = [0.56, 0.5, 0.36];
  const random = seededRandom(12);
  const surface: Layer = (x, y) => {
    const [u, v] = [(x - left) / radius, (y - top) / radius];
    const away = Math.hypot(u, v);
    if (away > 0.8) return undefined;
    const turn = Math.atan2(v, u);
    const wave = away * 3.4 - turn / (2 * Math.PI) + 0.09 * noise(u * 4, v * 4, 9);
    const inSwirl = ramp(0.11, 0.05, Math.abs(wave - Math.floor(wave) - 0.5)) * ramp(0.66, 0.56, away) * ramp(0.05, 0.12, away);
    const body = blend([224, 132, 44], [200, 98, 32], cloud(u * 3, v * 3, 5));
    const light = 0.96 - 0.35 * ramp(0.55, 0.8, away) * ramp(0.6, -0.6, u + v);
    return { color: lit(blend(body, [250, 232, 192], 0.85 * inSwirl), light), cover: ramp(0.805, 0.79, away) };
  };
  const seeds = Array.from({ length: 17 }, () => {
    const [turn, away] = [random.between(0, 6.28), random.between(0.02, 0.15)];
    return leaf(
      left + 0.06 + Math.cos(turn) * away,
      top - 0.05 + Math.sin(turn) * away,
      0.042,
      0.022,
      random.between(0, 3.1),
      [104, 120, 58],
    );
  });
  return {
    width: 1000,
    height: 1000,
    seed: 21,
    layers: [
      planks(wood),
      shadow(0.2, 0.72, 0.3, 0.26, 0.5),
      napkin(0.15, 0.66, 0.36, 0.6, 0.5, [226, 214, 192], [150, 58, 46]),
      shadow(left + 0.05, top + 0.06, radius * 1.22, radius * 1.2, 0.75),
      plate(left, top, radius * 1.16, [104, 124, 132], 0.9),
      shadow(left + 0.02, top + 0.03, radius * 1.06, radius * 1.06, 0.5),
      plate(left, top, radius, cream, 0.82),
      surface,
      ...seeds,
      ...herbs(left - 0.06, top + 0.07, 0.13, 9, 4),
      ...spoon(0.14, 0.5, 0.4, 1.75),
    ],
  };
}

/** Three bread dumplings in a cream of chanterelles. */
export function dumplings(): Painting {
  const [left, top, radius] = [0.46, 0.52, 0.4];
  const random = seededRandom(31);
  const sauce: Layer = (x, y) => {
    const [u, v] = [(x - left) / radius, (y - top) / radius];
    const shape = 0.6 + 0.09 * (cloud(u * 2.2, v * 2.2, 14) - 0.5) - Math.hypot(u, v);
    if (shape < 0) return undefined;
    return {
      color: lit([214, 176, 116], 0.86 + 0.3 * (cloud(u * 5, v * 5, 6) - 0.4) + 0.3 * ramp(0.03, 0, shape)),
      cover: ramp(0, 0.015, shape),
    };
  };
  const bread = (u: number, v: number): Color =>
    blend([230, 206, 154], [170, 120, 66], ramp(0.55, 0.7, cloud(u * 4.5 + 3, v * 4.5, 8)) * 0.75);
  const green = (u: number, v: number): Color => (cloud(u * 9, v * 9, 19) > 0.66 ? [104, 124, 60] : bread(u, v));
  const mushrooms = Array.from({ length: 15 }, (_, index): Layer[] => {
    const turn = index * 2.4 + random.between(-0.2, 0.2);
    const away = radius * (0.16 + 0.4 * Math.sqrt(random.next()));
    const [x, y, size] = [left + Math.cos(turn) * away, top + Math.sin(turn) * away, random.between(0.026, 0.042)];
    const lean = random.between(0, 6.28);
    return [
      shadow(x + 0.012, y + 0.016, size * 1.3, size * 1.1, 0.5, [90, 52, 22]),
      line(x, y, x + Math.cos(lean) * size * 1.7, y + Math.sin(lean) * size * 1.7, size * 0.7, [226, 166, 74], 0.85),
      ball(
        x,
        y,
        size,
        size * 0.78,
        [218, 138, 44],
        (u, v) => blend([226, 150, 52], [176, 92, 26], ramp(0.1, 0.7, Math.hypot(u - 0.1, v - 0.1))),
        0.5,
      ),
    ];
  }).flat();
  return {
    width: 1000,
    height: 1000,
    seed: 34,
    layers: [
      linen([206, 190, 162], { color: [94, 108, 92], at: (x) => ([0.93, 0.96].some((at) => Math.abs(x - at) < 0.008) ? 1 : 0) }),
      shadow(left + 0.06, top + 0.07, radius * 1.18, radius * 1.16, 0.7),
      plate(left, top, radius, [228, 224, 212], 0.74),
      sauce,
      ...mushrooms,
      ...[
        { x: -0.1, y: -0.06 },
        { x: 0.1, y: -0.04 },
        { x: -0.01, y: 0.11 },
      ].flatMap(({ x, y }) => [
        shadow(left + x + 0.03, top + y + 0.04, 0.13, 0.12, 0.65, [80, 48, 24]),
        ball(left + x, top + y, 0.104, 0.1, [226, 200, 150], green, 0.2),
      ]),
      ...herbs(left, top, 0.2, 26, 9),
      line(0.9, 0.16, 0.915, 0.88, 0.02, [178, 170, 152], 0.95),
      ...[-0.026, -0.009, 0.009, 0.026].map((at) => line(0.9 + at * 0.9, 0.1, 0.9 + at, 0.24, 0.007, [190, 182, 164], 1)),
      line(0.878, 0.245, 0.926, 0.245, 0.012, [184, 176, 158], 0.95),
    ],
  };
}

/** A cake with plums in rings, and sugar. */
export function plumCake(): Painting {
  const [left, top, radius] = [0.5, 0.5, 0.4];
  const random = seededRandom(47);
  const pastry: Layer = (x, y) => {
    const [u, v] = [(x - left) / radius, (y - top) / radius];
    const turn = Math.atan2(v, u);
    const away = Math.hypot(u, v) + 0.012 * Math.cos(turn * 26);
    if (away > 1.02) return undefined;
    const rim = ramp(0.86, 0.92, away);
    const side = -0.7 * u - 0.6 * v;
    const color = blend([196, 138, 74], blend([214, 158, 90], [160, 96, 46], cloud(u * 8, v * 8, 3)), rim);
    return {
      color: lit(color, 0.82 + 0.24 * side * rim + 0.2 * rim * ramp(0.05, 0, Math.abs(away - 0.94))),
      cover: ramp(1.01, 0.995, away),
    };
  };
  const plums = [0.78, 0.56, 0.34, 0.12].flatMap((ring, at) => {
    const count = Math.round(ring * 34) || 4;
    return Array.from({ length: count }, (_, index): Layer[] => {
      const turn = (index / count) * 2 * Math.PI + at * 0.4;
      const [x, y] = [left + Math.cos(turn) * ring * radius, top + Math.sin(turn) * ring * radius];
      const ripe = random.between(0, 1);
      const dark: Color = blend([98, 34, 56], [70, 30, 66], ripe);
      return [
        shadow(x + 0.008, y + 0.012, 0.062, 0.05, 0.55, [60, 20, 20]),
        leaf(x, y, 0.108, 0.074, turn, dark),
        leaf(x - 0.004, y - 0.004, 0.088, 0.052, turn, blend([176, 74, 62], [150, 50, 66], ripe)),
        leaf(x - 0.006, y - 0.008, 0.05, 0.02, turn, [226, 150, 104]),
      ];
    }).flat();
  });
  const sugar: Layer = (x, y) => {
    const away = Math.hypot(x - left, y - top) / radius;
    return away > 1.25
      ? undefined
      : { color: [252, 246, 236], cover: 0.8 * ramp(0.74, 0.84, noise(x * 210, y * 210, 8)) * ramp(1.2, 0.2, away) };
  };
  return {
    width: 1000,
    height: 1000,
    seed: 52,
    layers: [
      planks([92, 70, 58], 0.3),
      shadow(0.86, 0.16, 0.26, 0.2, 0.5),
      napkin(0.86, 0.12, 0.5, 0.34, 0.7, [216, 206, 186], [84, 104, 118]),
      shadow(left + 0.06, top + 0.07, radius * 1.2, radius * 1.2, 0.8),
      plate(left, top, radius * 1.13, [214, 206, 190], 0.94),
      shadow(left + 0.03, top + 0.035, radius * 1.08, radius * 1.06, 0.6),
      pastry,
      ...plums,
      sugar,
      vessel({
        left: 0.1,
        top: 0.84,
        bottom: 0.9,
        profile: (part) => 0.1 * (1 - 0.3 * part),
        color: cream,
        inner: [250, 246, 234],
        tilt: 0.9,
        gleam: 0.2,
      }),
      leaf(0.2, 0.16, 0.13, 0.07, 0.6, [104, 122, 62]),
      leaf(0.13, 0.23, 0.11, 0.06, 1.4, [126, 140, 70]),
    ],
  };
}
