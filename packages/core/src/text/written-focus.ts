/** A focal point as content has it: percentages from the left and from the top. */
export const focusPattern = /^(?:100|[1-9]?\d)% (?:100|[1-9]?\d)%$/;

const middle = { center: 50, centre: 50, middle: 50, mitte: 50 };
const across: Readonly<Record<string, number>> = { ...middle, left: 0, links: 0, right: 100, rechts: 100 };
const down: Readonly<Record<string, number>> = { ...middle, top: 0, oben: 0, bottom: 100, unten: 100 };

/** Reads a focal point as people write it: `30 70`, `30%/70%`, `0.3, 0.7` or `top left`. Undefined for a text that is none. */
export function readFocus(written: string): string | undefined {
  const parts = written.toLowerCase().split(/(?<=%)(?=\d)|[\s,;/|()[\]]+/);
  const [first = '', second = /^[a-z]/.test(first) ? 'center' : '', ...more] = parts.filter(Boolean);
  // 0.3 is a part of the width or height.
  const isPart = written.includes('.') && [first, second].every((part) => /^(?:0?\.\d+|[01](?:\.0+)?)$/.test(part));
  const read = (part: string): number | undefined =>
    /^(?:\d+(?:\.\d+)?|\.\d+)%?$/.test(part) ? Math.round(Number.parseFloat(part) * (isPart ? 100 : 1)) : undefined;
  const inOrder = (x: string, y: string): string => `${across[x] ?? read(x)}% ${down[y] ?? read(y)}%`;
  return more.length > 0 ? undefined : [inOrder(first, second), inOrder(second, first)].find((focus) => focusPattern.test(focus));
}
