import { clamp, cloud, engraved, inside, mix, noise, ramp } from './grain.ts';
import type { Cover, Print } from './print.ts';
import { box, disc, indigo, moss, night, paper, ridge, rust, slate, water } from './shapes.ts';

/** A moon over flooded fields. */
export function flood(): Print {
  const horizon = 0.56;
  const hills = ridge(0.53, 0.05, 0.35, 11);
  const near = ridge(0.555, 0.018, 0.12, 14);
  const moon = [0.93, 0.27, 0.1] as const;
  const path: Cover = (x, y) => {
    const width = 0.045 + 0.22 * (y - horizon);
    return y < horizon ? 0 : clamp(1.15 - Math.abs(x - moon[0] + 0.05 * (noise(4, y * 22, 31) - 0.5)) / width);
  };
  const sky: Cover = (x, y) =>
    y > horizon ? 0 : (1 - disc(x, y, moon)) * mix(0.95, 0.2, ramp(0.02, 0.56, y + 0.05 * cloud(x * 2, y * 5, 3)));
  return {
    width: 1280,
    height: 940,
    paper,
    seed: 1,
    plates: [
      { ink: [118, 146, 168], cover: (x, y) => (y < horizon ? 0.85 * (1 - disc(x, y, moon)) : 0.8 * (1 - path(x, y))) },
      { ink: [240, 205, 130], cover: (x, y) => Math.max(0.55 * disc(x, y, moon), y > horizon ? 0.5 * path(x, y) : 0) },
      { ink: indigo, cover: sky },
      { ink: [74, 100, 128], cover: (x, y) => (y > horizon ? 0 : 0.9 * inside(y - hills(x))) },
      { ink: indigo, cover: (x, y) => (y < horizon ? 0 : water(x, y, horizon, mix(0.36, 1.1, path(x, y)) - 0.3 * ramp(0.7, 1, y))) },
      { ink: night, cover: (x, y) => (y > horizon ? 0 : inside(y - near(x))) },
      { ink: night, cover: (x, y) => posts(x, y, [0.2, 0.29, 0.37, 0.44, 0.5, 0.55], 0.6) },
    ],
  };
}

/** Posts in water, each with its reflection in pieces. They are nearer to each other the farther they are. */
function posts(x: number, y: number, places: readonly number[], foot: number): number {
  return places.reduce((ink, place, index) => {
    const far = 1 - index / (places.length + 1);
    const [bottom, height, half] = [foot + 0.2 * far * far, 0.03 + 0.21 * far, 0.0028 + 0.0075 * far];
    const lean = 0.012 * (noise(place * 90, 2, 4) - 0.5) * 2;
    const post = box(x + lean * (bottom - y) * 6, y, [place - half, bottom - height, place + half, bottom]);
    const sway = 0.02 * far * (noise(place * 20, y * 60, 17) - 0.5);
    const mirrored = box(x + sway, y, [place - half, bottom, place + half, bottom + height * 0.8]) * (Math.sin(y * 420) > -0.1 ? 1 : 0);
    return Math.max(ink, post, 0.8 * mirrored);
  }, 0);
}

/** Seven posts in still water. */
export function sevenPosts(): Print {
  const horizon = 0.46;
  const sun = [1.43, 0.33, 0.075] as const;
  return {
    width: 1400,
    height: 720,
    paper,
    seed: 3,
    plates: [
      { ink: [206, 212, 208], cover: (_, y) => (y < horizon ? mix(0.2, 0.9, ramp(0, horizon, y)) : mix(0.9, 0.35, ramp(horizon, 1, y))) },
      { ink: rust, cover: (x, y) => Math.max(0.9 * disc(x, y, sun), y > horizon ? 0.7 * reflected(x, y, sun[0], horizon) : 0) },
      {
        ink: slate,
        cover: (x, y) =>
          0.8 * inside(0.0026 - Math.abs(y - horizon - 0.003 * noise(x * 5, 1, 2))) +
          (y > horizon ? 0.6 * water(x, y, horizon, 0.94 - 0.2 * ramp(0.7, 1, y)) : 0),
      },
      { ink: night, cover: (x, y) => posts(x, y, [0.27, 0.47, 0.64, 0.78, 0.89, 0.98, 1.05], 0.5) },
    ],
  };
}

/** The pieces of a light on water, below it. */
function reflected(x: number, y: number, place: number, horizon: number): number {
  const depth = y - horizon;
  const half = 0.06 * (0.5 + 0.5 * noise(3, y * 46, 8)) * (1 - 0.5 * depth);
  const middle = place + 0.03 * (noise(9, y * 30, 2) - 0.5);
  return inside(half - Math.abs(x - middle)) * engraved(Math.sqrt(depth), 0.035, 0.5) * ramp(0.5, 0.2, depth);
}

/** A ferry at night. */
export function nightFerry(): Print {
  const horizon = 0.6;
  const lights = [0.33, 0.42, 0.51, 0.6] as const;
  const hull: Cover = (x, y) => inside(Math.min(0.665 - y, y - 0.575, x - 0.19 - (y - 0.575) * 0.9, 0.8 - (y - 0.575) * 0.45 - x));
  const cabin: Cover = (x, y) =>
    Math.max(box(x, y, [0.29, 0.49, 0.66, 0.58]), box(x, y, [0.37, 0.42, 0.5, 0.5]), box(x, y, [0.56, 0.35, 0.605, 0.5]));
  const windows: Cover = (x, y) =>
    Math.max(...lights.map((place) => box(x, y, [place - 0.024, 0.515, place + 0.024, 0.552])), box(x, y, [0.4, 0.44, 0.47, 0.465]));
  const glow: Cover = (x, y) =>
    y < 0.665
      ? 0
      : Math.max(
          ...lights.map((place) =>
            inside(0.027 * (0.4 + noise(place * 30, y * 50, 3)) - Math.abs(x - place - 0.05 * (noise(place * 9, y * 26, 5) - 0.5))),
          ),
        ) *
        engraved(Math.sqrt(y - 0.6), 0.034, 0.56) *
        ramp(0.98, 0.7, y);
  const smoke: Cover = (x, y) => {
    const along = x - 0.575;
    const half = 0.014 + 0.16 * along;
    const edge = 1 - Math.abs(y - 0.335 + 0.3 * along + 0.02 * Math.sin(along * 22)) / half;
    return along < 0 ? 0 : ramp(0.5, 0.53, 0.62 * cloud(x * 12, y * 12, 13) + 0.42 * edge) * ramp(0.9, 0.6, x);
  };
  const star: Cover = (x, y) => {
    const [column, line] = [Math.floor(x * 17), Math.floor(y * 17)];
    const [left, top] = [(column + 0.2 + 0.6 * noise(column, line, 1)) / 17, (line + 0.2 + 0.6 * noise(line, column, 6)) / 17];
    return y < 0.5 && noise(column * 3, line * 7, 2) > 0.62 ? inside(0.0024 - Math.hypot(x - left, y - top)) : 0;
  };
  return {
    width: 980,
    height: 980,
    paper,
    seed: 4,
    plates: [
      { ink: [244, 200, 110], cover: (x, y) => Math.max(windows(x, y), glow(x, y), 0.3 * star(x, y)) },
      { ink: [70, 92, 120], cover: (x, y) => (1 - Math.max(windows(x, y), glow(x, y), star(x, y), 0.75 * smoke(x, y))) * 0.94 },
      {
        ink: [52, 66, 96],
        cover: (x, y) => (y > horizon ? 0 : (1 - Math.max(star(x, y), smoke(x, y), cabin(x, y))) * mix(1, 0.1, ramp(0.05, 0.58, y))),
      },
      {
        ink: night,
        cover: (x, y) => (y < horizon ? 0 : (1 - glow(x, y)) * (1 - hull(x, y)) * water(x, y, horizon, 0.5 - 0.3 * ramp(0.7, 1, y))),
      },
      { ink: night, cover: (x, y) => Math.max(hull(x, y), cabin(x, y)) * (1 - windows(x, y)) },
    ],
  };
}

/** An island with trees, and the same in the water. */
export function heronIsland(): Print {
  const shore = 0.56;
  const outline = (x: number): number => {
    const hill = clamp(1 - ((x - 0.62) / 0.43) ** 2);
    return 0.3 * hill ** 0.8 * (0.62 + 0.75 * cloud(x * 7, 2, 51)) - 0.004;
  };
  const land = (x: number, y: number): number => inside(outline(x) - (shore - y)) * (y < shore ? 1 : 0);
  const mirror = (x: number, y: number): number => {
    const sway = 0.035 * (noise(2, y * 70, 9) - 0.5) * (1 + 3 * (y - shore));
    return y < shore ? 0 : inside(outline(x + sway) * 0.92 - (y - shore));
  };
  const sun = [1.02, 0.24, 0.066] as const;
  return {
    width: 1180,
    height: 900,
    paper,
    seed: 5,
    plates: [
      { ink: [222, 224, 204], cover: (_, y) => (y < shore ? mix(0.3, 0.9, ramp(0.05, shore, y)) : 0.8) },
      { ink: [228, 140, 96], cover: (x, y) => 0.95 * disc(x, y, sun) + (y < shore ? 0.45 * ramp(0.34, shore, y) * (1 - land(x, y)) : 0) },
      {
        ink: [128, 150, 142],
        cover: (x, y) => (y < shore ? 0 : 0.9 * (1 - mirror(x, y)) * water(x, y, shore, 0.8 - 0.5 * ramp(0.65, 1, y))),
      },
      { ink: moss, cover: (x, y) => Math.max(land(x, y), 0.8 * mirror(x, y)) },
      {
        ink: [44, 62, 56],
        cover: (x, y) =>
          land(x, y) * ramp(0.43, 0.47, cloud(x * 16, y * 16, 6) + 0.5 * (y - shore + 0.12)) +
          mirror(x, y) * engraved(y, 0.0135, 0.62) * 0.85,
      },
    ],
  };
}
