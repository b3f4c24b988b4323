import { clamp, cloud, engraved, inside, mix, noise, ramp } from './grain.ts';
import type { Cover, Print } from './print.ts';
import { box, moss, night, ochre, paper, ridge, rust, sand, slate, water } from './shapes.ts';

/** A creek that winds through a marsh, and reeds in front. */
export function saltmarsh(): Print {
  const horizon = 0.3;
  const hills = ridge(0.285, 0.02, 0.2, 41);
  const creek = (x: number, y: number): number => {
    const depth = (y - horizon) / (1 - horizon);
    const middle = 0.44 + 0.2 * Math.sin(2.2 / (depth + 0.19)) * (0.16 + depth * 0.95);
    return y < horizon ? 0 : inside(0.006 + 0.13 * depth * depth - Math.abs(x - middle));
  };
  const reeds: Cover = (x, y) => {
    let ink = 0;
    for (let reed = 0; reed < 74; reed += 1) {
      const [foot, tall] = [0.02 + 0.0104 * reed + 0.01 * noise(reed, 1, 2), 0.12 + 0.3 * noise(reed * 1.7, 5, 9) ** 1.6];
      const rise = (0.98 - y) / tall;
      if (rise < 0 || rise > 1) continue;
      const bend = foot + 0.1 * (noise(reed, 8, 6) - 0.36) * rise * rise;
      ink = Math.max(ink, inside(0.0034 * (1 - rise * 0.8) + (rise > 0.84 ? 0.0036 : 0) - Math.abs(x - bend)));
    }
    return ink;
  };
  return {
    width: 900,
    height: 1180,
    paper,
    seed: 2,
    plates: [
      { ink: [232, 196, 140], cover: (x, y) => (y < horizon ? mix(0.15, 0.95, ramp(0.03, horizon, y)) : 1 - creek(x, y)) },
      {
        ink: [196, 150, 84],
        cover: (x, y) =>
          y < horizon ? 0 : (1 - creek(x, y)) * engraved(y + 0.02 * cloud(x * 4, y * 9, 3), 0.03 + 0.05 * (y - horizon), 0.62),
      },
      {
        ink: rust,
        cover: (x, y) => (y < horizon ? 0 : (1 - creek(x, y)) * ramp(0.53, 0.57, cloud(x * 3.4, y * 13, 12) + 0.12 * y) * 0.85),
      },
      {
        ink: slate,
        cover: (x, y) =>
          y > horizon
            ? 0.4 * creek(x, y)
            : 0.85 * inside(y - hills(x)) + 0.5 * engraved(y + 0.01 * cloud(x * 3, y * 20, 8), 0.016, 0.5 - y * 1.6),
      },
      { ink: [66, 48, 42], cover: reeds },
    ],
  };
}

/** Dunes as lines, under rain. */
export function dunes(): Print {
  const lines = [0.42, 0.54, 0.68, 0.84].map((base, index) => ridge(base, 0.1 - 0.01 * index, 0.52 + 0.1 * index, 61 + index));
  const dune = (x: number, y: number): { index: number; depth: number } => {
    const index = lines.findLastIndex((line) => y > line(x));
    return { index, depth: index < 0 ? 0 : y - (lines[index]?.(x) ?? 0) };
  };
  const lit = (x: number, index: number): number => cloud(x * 2.4 + index, index * 3.1, 71);
  return {
    width: 900,
    height: 1100,
    paper,
    seed: 6,
    plates: [
      { ink: sand, cover: (x, y) => (dune(x, y).index < 0 ? 0.25 : 0.95) },
      {
        ink: slate,
        cover: (x, y) =>
          dune(x, y).index < 0
            ? 0.85 *
              engraved(x + y * 0.33 + 0.012 * cloud(x * 3, y * 2, 2), 0.017, mix(0.62, 0.16, ramp(0, 0.5, y + 0.2 * cloud(x * 2, y, 9))))
            : 0,
      },
      {
        ink: ochre,
        cover: (x, y) => {
          const { index, depth } = dune(x, y);
          return index < 0 ? 0 : 0.9 * ramp(0.6, 0.3, lit(x, index)) * ramp(0.2, 0, depth - 0.1 * cloud(x * 3, y * 3, 4));
        },
      },
      {
        ink: [92, 66, 48],
        cover: (x, y) => {
          const { index, depth } = dune(x, y);
          if (index < 0) return 0;
          return engraved(
            depth + 0.006 * cloud(x * 6, y * 6, 3),
            0.0155 + 0.003 * index,
            mix(0.1, 0.74, ramp(0.62, 0.36, lit(x, index))) * ramp(0.3, 0.02, depth) + 0.05,
          );
        },
      },
    ],
  };
}

/** A jug at a window, with the sea behind it. */
export function northWindow(): Print {
  const frame = [0.155, 0.14, 0.675, 0.72] as const;
  const bars: Cover = (x, y) =>
    Math.max(box(x, y, [0.408, 0.14, 0.422, 0.72]), box(x, y, [0.155, 0.325, 0.675, 0.337]), box(x, y, [0.155, 0.522, 0.675, 0.534]));
  const pane: Cover = (x, y) => box(x, y, frame) * (1 - bars(x, y));
  const half = (y: number): number => {
    const part = (y - 0.5) / 0.235;
    if (part < 0 || part > 1) return -1;
    return part < 0.24 ? mix(0.045, 0.032, part / 0.24) : mix(0.034, 0.086, Math.sin(Math.PI * clamp((part - 0.2) / 0.98) ** 0.85));
  };
  const handle: Cover = (x, y) => inside(0.009 - Math.abs(Math.hypot((x - 0.595) * 0.9, y - 0.6) - 0.056)) * (x > 0.57 ? 1 : 0);
  const jug: Cover = (x, y) => Math.max(inside(half(y) - Math.abs(x - 0.525)), handle(x, y));
  const sea = 0.46;
  const light: Cover = (x, y) =>
    inside(Math.min(y - 0.78, x - 0.1 - (y - 0.78) * 0.5, 0.56 + (y - 0.78) * 0.1 - x)) *
    (1 - inside(0.006 - Math.abs(x - 0.34 - (y - 0.78) * 0.3)));
  return {
    width: 900,
    height: 1080,
    paper,
    seed: 7,
    plates: [
      { ink: [216, 178, 128], cover: (x, y) => (1 - pane(x, y)) * (1 - 0.85 * light(x, y)) * 0.95 },
      { ink: [150, 178, 186], cover: (x, y) => pane(x, y) * (y < sea ? mix(0.15, 0.75, ramp(0.5, 0.14, y)) : 0.85) },
      { ink: [58, 92, 108], cover: (x, y) => pane(x, y) * (y < sea ? 0 : water(x, y, sea, 0.62)) },
      {
        ink: [124, 74, 52],
        cover: (x, y) =>
          (1 - pane(x, y)) * (y > 0.78 ? 0.75 * (1 - light(x, y)) : 0.8 * engraved(x + 0.004 * cloud(2, y * 9, 3), 0.02, 0.52)),
      },
      {
        ink: [64, 40, 34],
        cover: (x, y) =>
          Math.max(box(x, y, [0.105, 0.72, 0.725, 0.748]), bars(x, y), box(x, y, [0.13, 0.11, 0.7, 0.725]) * (1 - box(x, y, frame))) * 0.95,
      },
      { ink: [40, 52, 78], cover: (x, y) => jug(x, y) * mix(0.72, 1, ramp(0.495, 0.545, x + 0.01 * cloud(x * 20, y * 20, 4))) },
    ],
  };
}

/** The house at dusk. */
export function house(): Print {
  const ground = 0.74;
  const gable: Cover = (x, y) => inside(Math.min(y - 0.3 - Math.abs(x - 0.62) * 0.92, ground - y, x - 0.38, 0.86 - x));
  const wing: Cover = (x, y) => inside(Math.min(y - 0.47 - 0.2 * Math.max(0, 0.94 - x), ground - y, x - 0.84, 1.18 - x));
  const chimney: Cover = (x, y) => box(x, y, [0.74, 0.26, 0.79, 0.47]);
  const windows: Cover = (x, y) =>
    Math.max(
      ...[0.47, 0.6, 0.73].map((left) => box(x, y, [left, 0.57, left + 0.05, 0.65])),
      box(x, y, [0.59, 0.43, 0.645, 0.5]),
      ...[0.91, 1.02].map((left) => box(x, y, [left, 0.585, left + 0.045, 0.65])),
    );
  const roof: Cover = (x, y) => gable(x, y) * inside(0.6 - y + 0.9 * (Math.abs(x - 0.62) - 0.2) - 0.16 + 0.02) * inside(0.5 - y);
  const tree: Cover = (x, y) => {
    const crown = inside(0.155 - Math.hypot((x - 0.22) * 1.1, (y - 0.42) * 0.8) + 0.11 * (cloud(x * 13, y * 13, 33) - 0.5));
    return Math.max(
      crown * ramp(0.3, 0.42, cloud(x * 24, y * 24, 35)),
      inside(0.009 + 0.02 * ramp(0.68, 0.76, y) - Math.abs(x - 0.22 - 0.01 * Math.sin(y * 14))) * (y > 0.4 && y < 0.78 ? 1 : 0),
    );
  };
  const body: Cover = (x, y) => Math.max(gable(x, y), wing(x, y), chimney(x, y));
  return {
    width: 1280,
    height: 900,
    paper,
    seed: 8,
    plates: [
      {
        ink: [238, 206, 158],
        cover: (x, y) => (y < ground ? mix(0.1, 0.95, ramp(0.1, ground, y)) : 0.5) * (1 - 0.8 * body(x, y) * (1 - windows(x, y))),
      },
      { ink: [222, 130, 92], cover: (x, y) => (y < ground ? 0.7 * ramp(0.42, ground, y) * (1 - body(x, y)) : 0) },
      {
        ink: [124, 140, 158],
        cover: (x, y) =>
          y < ground ? (1 - body(x, y)) * 0.8 * engraved(y + 0.014 * cloud(x * 2.5, y * 9, 4), 0.021, mix(0.95, 0, ramp(0.02, 0.5, y))) : 0,
      },
      {
        ink: moss,
        cover: (x, y) =>
          (y > ground ? mix(0.7, 1, ramp(ground, 1, y)) : 0) *
          (1 - 0.8 * inside(0.05 + 0.3 * (y - ground) - Math.abs(x - 0.66 - 0.3 * (y - ground)))),
      },
      { ink: [104, 100, 112], cover: (x, y) => body(x, y) * (1 - windows(x, y)) * 0.92 },
      {
        ink: night,
        cover: (x, y) =>
          Math.max(
            roof(x, y) * engraved(y, 0.016, 0.72),
            chimney(x, y) * 0.7,
            wing(x, y) * (1 - windows(x, y)) * 0.45,
            gable(x, y) * (1 - windows(x, y)) * ramp(0.5, 0.86, x) * 0.4,
          ),
      },
      {
        ink: [38, 48, 44],
        cover: (x, y) =>
          Math.max(
            tree(x, y),
            y > ground
              ? 0.85 *
                  engraved(y + 0.01 * cloud(x * 9, y * 5, 8), 0.014 + 0.05 * (y - ground), 0.12 + 0.5 * ramp(ground, 1.05, y)) *
                  (1 - inside(0.05 + 0.3 * (y - ground) - Math.abs(x - 0.66 - 0.3 * (y - ground))))
              : 0,
          ),
      },
    ],
  };
}
