/** An arch: its place, and the colours of its rings from the outer one to the inner one. */
export type Arch<Color extends string = string> = { x: number; y: number; rings: readonly Color[] };

/** The width of an arch, in units of the drawing. */
export const archWidth = 96;

const sequence = (seed: string): (() => number) => {
  let state = 7;
  for (const letter of seed) state = (state * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
};

/** Returns rows of arches, each shifted by half an arch. The same seed always gives the same colours. */
export function archRows<Color extends string>(
  seed: string,
  colors: readonly Color[],
  size: { columns: number; rows: number },
): Arch<Color>[] {
  const next = sequence(seed);
  return Array.from({ length: size.rows * size.columns }, (_, index) => {
    const row = Math.floor(index / size.columns);
    const first = next() % colors.length;
    const rings = [0, 1, 2].flatMap((ring) => colors[(first + ring) % colors.length] ?? []);
    return { x: ((index % size.columns) + (row % 2) / 2) * archWidth, y: (row + 1) * archWidth * 0.75, rings };
  });
}

/** Returns the path of a ring of an arch: ring 0 is the outer one. */
export function ringPath({ x, y }: Arch, ring: number): string {
  const radius = archWidth / 2 - 7 - ring * 15;
  const left = x + archWidth / 2 - radius;
  return `M${left} ${y}v-16a${radius} ${radius} 0 0 1 ${radius * 2} 0v16`;
}
