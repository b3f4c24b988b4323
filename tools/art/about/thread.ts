/** A round thread in SVG: the colour, a shaded underside and a light along its back. */
export function svgThread(d: string, colour: string, width: number): string {
  const pass = (stroke: string, share: number, shift: number): string =>
    `<path d="${d}" transform="translate(0 ${(width * shift).toFixed(2)})" stroke="${stroke}" stroke-width="${(width * share).toFixed(2)}"/>`;
  return pass(colour, 1, 0) + pass('rgb(21 20 43 / 16%)', 0.34, 0.33) + pass('rgb(255 255 255 / 26%)', 0.2, -0.2);
}

/** The same for threads that run from top to bottom. */
export function svgUpright(d: string, colour: string, width: number): string {
  return svgThread(d, colour, width).replaceAll('translate(0 ', 'translate(');
}
