import { noise } from '../museum/grain.ts';
import { blend, type Color } from '../restaurant/paint.ts';
import { add, cross, dot, minus, times, turned, unit, type Vector } from './vectors.ts';

/** What a place of a surface looks like: its color, how much it shines by itself, and how much it reflects. Undefined is a hole. */
export type Surface = { color: Color; glow?: number; mirror?: number } | undefined;

/** A flat surface. `u` and `v` are metres along two directions from its corner; `holds` says which places belong to it. */
export type Patch = {
  corner: Vector;
  along: Vector;
  up: Vector;
  holds: (u: number, v: number) => boolean;
  surface: (u: number, v: number) => Surface;
  /** The corners of a rectangle around it, in metres. */
  size: readonly [width: number, height: number];
  /** A mirror whose waves turn reflections, such as water. */
  waves?: (x: number, z: number) => number;
};

/** A ball of leaves. */
export type Ball = { middle: Vector; radius: number; color: Color };

/** The light of an hour. */
export type Light = {
  /** Where the sun is. */
  sun: Vector;
  sunColor: Color;
  /** What comes from the sky into the shade. */
  skyColor: Color;
  sky: (direction: Vector) => Color;
  /** The color of what is far away. */
  haze: Color;
  /** At which distance half of a color is haze. */
  hazeAt: number;
};

export type Scene = {
  width: number;
  height: number;
  seed: number;
  eye: Vector;
  /** To the right, in radians. */
  turn: number;
  /** The length of the lens, in heights of the picture. */
  lens: number;
  /** How far the horizon is below the middle, in heights of the picture. */
  shift: number;
  light: Light;
  patches: readonly Patch[];
  balls: readonly Ball[];
};

type Hit = { at: number; place: Vector; normal: Vector; surface: NonNullable<Surface>; waves?: number };
type Item = { patch?: Patch; ball?: Ball; normal: Vector; middle: Vector; reach: number };

/** Draws a scene as it would be seen: with the shadows of the sun, and reflections. Returns its pixels. */
export function drawScene(scene: Scene): Buffer {
  const { width, height, eye, turn, lens, shift, seed } = scene;
  const items = [...scene.patches.map(patchItem), ...scene.balls.map(ballItem)];
  const data = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [(column + 0.5 - width / 2) / height, (height / 2 - row - 0.5) / height];
      // A hand does not draw straight lines.
      const shake = 0.0022;
      const [a, b] = [x + shake * (noise(x * 23, y * 23, seed) - 0.5), y + shake * (noise(x * 23, y * 23, seed + 1) - 0.5)];
      const ray = unit(turned([a, b + shift, lens], turn));
      const color = colorOf(scene, items, eye, ray, 1);
      const at = (row * width + column) * 3;
      for (const channel of [0, 1, 2] as const) data[at + channel] = Math.max(0, Math.min(255, color[channel]));
    }
  }
  return data;
}

function patchItem(patch: Patch): Item {
  const [width, height] = patch.size;
  const middle = add(patch.corner, add(times(patch.along, width / 2), times(patch.up, height / 2)));
  return { patch, normal: unit(cross(patch.along, patch.up)), middle, reach: Math.hypot(width, height) / 2 };
}

const ballItem = (ball: Ball): Item => ({ ball, normal: [0, 1, 0], middle: ball.middle, reach: ball.radius * 1.3 });

function colorOf(scene: Scene, items: readonly Item[], from: Vector, ray: Vector, bounces: number): Color {
  const { light } = scene;
  const hit = nearest(items, from, ray);
  if (!hit) return light.sky(ray);
  const { place, surface } = hit;
  const normal = dot(hit.normal, ray) > 0 ? times(hit.normal, -1) : hit.normal;
  const facing = dot(normal, light.sun);
  const isLit = facing > 0.02 && !isBlocked(items, add(place, times(normal, 0.03)), light.sun);
  const sun = isLit ? Math.min(1, facing * 1.15) : 0;
  const sky = 0.62 + 0.28 * normal[1] + 0.1 * dot(normal, [0.4, 0, -0.6]);
  const glow = surface.glow ?? 0;
  const shaded = [0, 1, 2].map((channel) => {
    const [own, fromSky, fromSun] = [surface.color[channel] ?? 0, light.skyColor[channel] ?? 0, light.sunColor[channel] ?? 0];
    return own * Math.max(glow, ((fromSky / 255) * sky + (fromSun / 255) * sun) * (1 - glow) + glow);
  });
  let color: Color = [shaded[0] ?? 0, shaded[1] ?? 0, shaded[2] ?? 0];
  const mirror = surface.mirror ?? 0;
  if (mirror > 0 && bounces > 0) {
    const bent = hit.waves === undefined ? normal : unit(add(normal, [hit.waves * 0.5, 0, hit.waves]));
    const away = minus(ray, times(bent, 2 * dot(ray, bent)));
    const up: Vector = hit.waves === undefined ? away : [away[0], Math.abs(away[1]), away[2]];
    const grazing = hit.waves === undefined ? 1 : 0.45 + 0.55 * (1 - Math.abs(ray[1])) ** 3;
    color = blend(color, colorOf(scene, items, add(place, times(normal, 0.03)), unit(up), bounces - 1), mirror * grazing);
  }
  return blend(color, light.haze, 1 - 0.5 ** (hit.at / light.hazeAt));
}

function nearest(items: readonly Item[], from: Vector, ray: Vector): Hit | undefined {
  let hit: Hit | undefined;
  for (const item of items) {
    const found = meet(item, from, ray, hit?.at ?? Number.POSITIVE_INFINITY);
    if (found) hit = found;
  }
  return hit;
}

const isBlocked = (items: readonly Item[], from: Vector, ray: Vector): boolean =>
  items.some((item) => meet(item, from, ray, Number.POSITIVE_INFINITY) !== undefined);

/** Returns where a ray meets a thing, if it does before `limit`. */
function meet({ patch, ball, normal, middle, reach }: Item, from: Vector, ray: Vector, limit: number): Hit | undefined {
  const [x, y, z] = [middle[0] - from[0], middle[1] - from[1], middle[2] - from[2]];
  const near = x * ray[0] + y * ray[1] + z * ray[2];
  if (near < -reach || near - reach > limit || x * x + y * y + z * z - near * near > reach * reach) return undefined;
  if (ball) return meetBall(ball, from, ray, limit);
  if (!patch) return undefined;
  const slope = dot(normal, ray);
  if (Math.abs(slope) < 1e-6) return undefined;
  const at = dot(minus(patch.corner, from), normal) / slope;
  if (at < 0.001 || at >= limit) return undefined;
  const place = add(from, times(ray, at));
  const inside = minus(place, patch.corner);
  const [u, v] = [dot(inside, patch.along), dot(inside, patch.up)];
  if (!patch.holds(u, v)) return undefined;
  const surface = patch.surface(u, v);
  if (!surface) return undefined;
  return { at, place, normal, surface, ...(patch.waves && { waves: patch.waves(place[0], place[2]) }) };
}

function meetBall({ middle, radius, color }: Ball, from: Vector, ray: Vector, limit: number): Hit | undefined {
  const to = minus(middle, from);
  const near = dot(to, ray);
  const aside = dot(to, to) - near * near;
  // The outline is that of leaves.
  const angle = Math.atan2(ray[1] * near - to[1], ray[0] * near - to[0]);
  const size = radius * (0.8 + 0.4 * noise(angle * 2.6 + 40, middle[0] * 3 + middle[2], 7));
  if (aside > size * size) return undefined;
  const at = near - Math.sqrt(size * size - aside);
  if (at < 0.001 || at >= limit) return undefined;
  const place = add(from, times(ray, at));
  const leaf = noise(place[0] * 6 + place[2] * 2, place[1] * 7 + place[2] * 3, 5) - 0.5;
  const round = times(minus(place, middle), 1 / size);
  const normal = unit(add(round, [leaf * 1.3, 0.3 + leaf * 0.8, leaf]));
  return { at, place, normal, surface: { color: times(color, 1 + 0.7 * leaf) } };
}

/** A patch of a polygon without inner angles, whose corners are in one plane. The first edge is along it. */
export function polygon(corners: readonly Vector[], surface: Patch['surface']): Patch {
  const [first = [0, 0, 0], second = [1, 0, 0], ...others] = corners;
  const along = unit(minus(second, first));
  const last = others[others.length - 1] ?? [0, 1, 0];
  const side = minus(last, first);
  const up = unit(minus(side, times(along, dot(side, along))));
  const flat = corners.map((corner) => [dot(minus(corner, first), along), dot(minus(corner, first), up)] as const);
  const left = Math.min(...flat.map(([u]) => u));
  const corner = add(first, times(along, left));
  const points = flat.map(([u, v]) => [u - left, v] as const);
  const edges = points.map(([u, v], index) => {
    const [nextU, nextV] = points[(index + 1) % points.length] ?? [0, 0];
    return [u, v, nextU - u, nextV - v] as const;
  });
  return {
    corner,
    along,
    up,
    surface,
    size: [Math.max(...points.map(([u]) => u)), Math.max(...points.map(([, v]) => v))],
    holds: (u, v) => edges.every(([a, b, du, dv]) => du * (v - b) - dv * (u - a) >= 0),
  };
}

/** The ground or water: a level rectangle. Places are metres from its left near corner. */
export const level = (
  [left, near, right, far]: readonly [number, number, number, number],
  height: number,
  surface: Patch['surface'],
  waves?: Patch['waves'],
): Patch => ({
  corner: [left, height, near],
  along: [1, 0, 0],
  up: [0, 0, 1],
  size: [right - left, far - near],
  holds: (u, v) => u >= 0 && v >= 0 && u <= right - left && v <= far - near,
  surface,
  ...(waves && { waves }),
});
