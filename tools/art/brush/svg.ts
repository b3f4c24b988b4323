/** Parts of drawings in SVG. Each that needs definitions brings them along. */

/**
 * A shape whose colour goes from one to another, across the box around it: by default from the left above to the right below. A number before
 * a colour says where it is between the first and the last one.
 */
export function shaded(path: string, colors: readonly (string | number)[], [x1, y1, x2, y2] = [0, 0, 1, 1]): string {
  const id = `g${hash(path + colors.join())}`;
  const stops = colors.flatMap((color, index) => {
    const [before, last] = [colors[index - 1], index === colors.length - 1];
    if (typeof color === 'number') return [];
    return `<stop offset="${typeof before === 'number' ? before : last ? 1 : 0}" stop-color="${color}"/>`;
  });
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient><path d="${path}" fill="url(#${id})"/>`;
}

/** Light or shade without an edge. */
export const soft = (art: string, sigma: number, opacity = 1): string =>
  `<filter id="b${sigma}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${sigma}"/></filter><g filter="url(#b${sigma})" opacity="${opacity}">${art}</g>`;

/** What is within the outline of a shape. */
export const within = (path: string, art: string): string => {
  const id = `c${hash(path)}`;
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${art}</g>`;
};

export const shape = (path: string, color: string, opacity = 1): string => `<path d="${path}" fill="${color}" opacity="${opacity}"/>`;

export const stroke = (path: string, color: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, color: string, opacity = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}" opacity="${opacity}"/>`;

/** The same art at another place and size, turned to the left and right when `turn` is given, in degrees. */
export const placed = (art: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${art}</g>`;

const hash = (text: string): string => {
  let sum = 7;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
};
