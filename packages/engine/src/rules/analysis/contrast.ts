/** Returns the contrast ratio of two colours written as `#rrggbb`, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the nearest darker or lighter shade that passes a test, in steps of 1 %. Undefined when none passes. */
export function nearestShade(colour: string, isAccepted: (shade: string) => boolean): string | undefined {
  for (let step = 1; step <= 100; step += 1) {
    const found = [0, 255].map((end) => mix(colour, end, step / 100)).find(isAccepted);
    if (found !== undefined) return found;
  }
  return undefined;
}

const mix = (colour: string, end: number, share: number): string =>
  `#${channels(colour)
    .map((value) =>
      Math.round(value + (end - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
