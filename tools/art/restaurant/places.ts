import { clamp, cloud, noise, ramp } from '../museum/grain.ts';
import { blend, type Color, type Layer, lit, type Painting } from './paint.ts';
import { ball, leaf, line, shadow, vessel } from './things.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A flat thing with straight sides, whose color may change from place to place. */
export const flat =
  ([left, top, right, bottom]: Box, colorAt: (x: number, y: number) => Color): Layer =>
  (x, y) => {
    const inside = Math.min(x - left, right - x, y - top, bottom - y);
    return inside < -0.003 ? undefined : { color: colorAt(x, y), cover: ramp(-0.003, 0.003, inside) };
  };

/** Light around a lamp. */
export const glow =
  (left: number, top: number, radius: number, strength: number, color: Color = [255, 206, 128]): Layer =>
  (x, y) => {
    const away = Math.hypot(x - left, y - top) / radius;
    return away > 1 ? undefined : { color, cover: strength * (1 - away) ** 2 };
  };

/** A window in a deep wall, with trees and the sky behind its panes. */
function window(left: number, top: number, width: number, height: number): Layer[] {
  const view = (x: number, y: number): Color => {
    const trees = cloud(x * 5, y * 5, 44) + 0.5 * ((y - top) / height) - 0.25;
    return blend(blend([248, 236, 200], [226, 226, 206], (y - top) / height), [150, 162, 104], ramp(0.42, 0.6, trees));
  };
  const bars = [0.5].map((at) => flat([left + width * at - 0.008, top, left + width * at + 0.008, top + height], () => [214, 200, 172]));
  const rails = [0.33, 0.67].map((at) =>
    flat([left, top + height * at - 0.006, left + width, top + height * at + 0.006], () => [204, 190, 162]),
  );
  return [
    flat([left - 0.05, top - 0.04, left + width + 0.05, top + height + 0.05], (x) =>
      lit([206, 190, 158], 0.6 + 0.5 * ramp(left - 0.05, left + width, x)),
    ),
    flat([left - 0.012, top - 0.012, left + width + 0.012, top + height + 0.012], () => [226, 212, 184]),
    flat([left, top, left + width, top + height], view),
    ...bars,
    ...rails,
    flat([left - 0.07, top + height + 0.035, left + width + 0.07, top + height + 0.06], () => [222, 206, 176]),
  ];
}

/** A chair with a heart in its back, as there are in inns. */
const chair = (left: number, seat: number, size: number, color: Color): Layer[] => [
  shadow(left + 0.05, seat + size * 0.62, size * 0.5, size * 0.09, 0.5),
  line(left - size * 0.24, seat, left - size * 0.3, seat + size * 0.62, size * 0.07, color, 0.7),
  line(left + size * 0.24, seat, left + size * 0.3, seat + size * 0.62, size * 0.07, color, 0.4),
  vessel({
    left,
    top: seat - size * 0.74,
    bottom: seat - size * 0.06,
    profile: (part) => size * (0.3 - 0.12 * part + 0.03 * Math.sin(part * 6)),
    color,
    inner: color,
    tilt: 0.1,
    gleam: 0.1,
  }),
  ball(left - size * 0.035, seat - size * 0.5, size * 0.055, size * 0.055, [52, 36, 28], undefined, 0),
  ball(left + size * 0.035, seat - size * 0.5, size * 0.055, size * 0.055, [52, 36, 28], undefined, 0),
  leaf(left, seat - size * 0.455, size * 0.17, size * 0.13, 1.57, [52, 36, 28]),
  vessel({
    left,
    top: seat - size * 0.02,
    bottom: seat + size * 0.03,
    profile: () => size * 0.36,
    color,
    inner: color,
    tilt: 0.28,
    gleam: 0,
  }),
];

/** The room: panelling, two windows, a laid table below a lamp. */
export function room(): Painting {
  const panelTop = 0.56;
  const green: Color = [92, 108, 84];
  const wall: Layer = (x, y) => ({
    color: lit([226, 204, 160], 0.8 + 0.2 * (cloud(x * 2, y * 2, 8) - 0.5) - 0.3 * ramp(0.3, 0, y)),
    cover: 1,
  });
  const panels = flat([-0.1, panelTop, 2, 1.1], (x, y) => {
    const at = x / 0.21 - Math.floor(x / 0.21);
    const groove = ramp(0.05, 0.02, Math.min(at, 1 - at));
    return lit(
      green,
      0.78 - 0.5 * groove + 0.14 * ramp(0.02, 0, y - panelTop) + 0.12 * (cloud(x * 2, y * 5, 3) - 0.5) - 0.25 * ramp(0.6, 1.3, x),
    );
  });
  const floor = flat([-0.1, 0.84, 2, 1.1], (x, y) => {
    const at = (x - 0.66) / (0.35 + (y - 0.84) * 1.6);
    const gap = ramp(0.06, 0.015, Math.abs(at / 0.22 - Math.round(at / 0.22)));
    return lit([158, 112, 70], 0.66 + 0.3 * cloud(at * 6, y * 3, 5) - 0.4 * gap);
  });
  const cloth: Layer = (x, y) => {
    const [left, right, top, hem] = [0.4, 1.08, 0.665, 0.86];
    const drop = hem + 0.02 * Math.sin(x * 38) + 0.012 * Math.sin(x * 91);
    const lean = (y - top) * 0.08;
    const inside = Math.min(x - left + lean, right + lean - x, y - top, drop - y);
    if (inside < -0.003) return undefined;
    const isTop = y < top + 0.065;
    const fold = isTop ? 0 : 0.3 * Math.sin(x * 46 + 2 * noise(x * 8, y * 3, 4));
    return {
      color: lit([240, 228, 206], (isTop ? 1.02 : 0.76) + 0.22 * fold - 0.2 * ramp(0.7, 1.1, x)),
      cover: ramp(-0.003, 0.003, inside),
    };
  };
  const plates = [0.52, 0.74, 0.96].flatMap((left) => [
    vessel({ left, top: 0.686, bottom: 0.69, profile: () => 0.066, color: [232, 226, 212], inner: [214, 206, 190], tilt: 0.26, gleam: 0 }),
    leaf(left + 0.005, 0.682, 0.09, 0.05, -0.5, [162, 66, 52]),
  ]);
  return {
    width: 1500,
    height: 1000,
    seed: 63,
    layers: [
      wall,
      ...window(0.2, 0.12, 0.34, 0.36),
      ...window(0.92, 0.12, 0.34, 0.36),
      panels,
      flat([-0.1, panelTop - 0.02, 2, panelTop + 0.008], () => [74, 88, 68]),
      floor,
      glow(0.5, 0.95, 0.5, 0.3),
      ...chair(0.28, 0.74, 0.3, [134, 84, 50]),
      ...chair(1.2, 0.74, 0.3, [122, 76, 46]),
      shadow(0.76, 0.95, 0.5, 0.08, 0.6),
      line(0.47, 0.8, 0.46, 0.96, 0.03, [104, 66, 42], 0.7),
      line(1.02, 0.8, 1.03, 0.96, 0.03, [104, 66, 42], 0.4),
      cloth,
      ...plates,
      vessel({
        left: 0.63,
        top: 0.585,
        bottom: 0.69,
        profile: (part) => 0.022 + 0.02 * Math.sin(Math.PI * clamp(part * 1.1 - 0.1)),
        color: [92, 118, 132],
        inner: [40, 46, 52],
        tilt: 0.26,
      }),
      ...[-0.5, 0.1, 0.6].map((turn, index) =>
        leaf(0.63 + turn * 0.05, 0.545 - 0.012 * (index % 2), 0.085, 0.045, turn - 1.57, [112, 130, 64]),
      ),
      line(0.74, -0.05, 0.74, 0.24, 0.007, [60, 46, 38]),
      glow(0.74, 0.34, 0.55, 0.5),
      vessel({
        left: 0.74,
        top: 0.24,
        bottom: 0.325,
        profile: (part) => 0.035 + 0.105 * part ** 0.8,
        color: [142, 50, 38],
        inner: [90, 30, 26],
        tilt: 0.16,
      }),
      ball(0.74, 0.34, 0.13, 0.022, [255, 232, 170], undefined, 0.6),
    ],
  };
}
