/** A line through values from 0 to 1, with a tinted field below it. */
export function lineChart(width: number, height: number, values: readonly number[], colour: string, fill = true): string {
  const at = (value: number, index: number): string =>
    `${((index / (values.length - 1)) * width).toFixed(1)} ${(height - value * height).toFixed(1)}`;
  const d = `M${values.map(at).join('L')}`;
  const field = fill ? `<path d="${d}V${height}H0z" fill="${colour}" fill-opacity=".14"/>` : '';
  return `<svg width="${width}" height="${height}" style="overflow:visible">${field}<path d="${d}" fill="none" stroke="${colour}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/></svg>`;
}

/** Columns of values from 0 to 1. */
export function barChart(
  width: number,
  height: number,
  values: readonly number[],
  colour: (index: number) => string,
  share = 0.62,
): string {
  const step = width / values.length;
  const bars = values.map((value, index) => {
    const tall = Math.max(4, value * height);
    return `<rect x="${(index * step + (step * (1 - share)) / 2).toFixed(1)}" y="${(height - tall).toFixed(1)}" width="${(step * share).toFixed(1)}" height="${tall.toFixed(1)}" rx="${Math.min(6, step * 0.2).toFixed(1)}" style="fill:${colour(index)}"/>`;
  });
  return `<svg width="${width}" height="${height}">${bars.join('')}</svg>`;
}

/** A ring of shares that add up to one. */
export function ring(size: number, shares: readonly (readonly [number, string])[], thickness = 0.16, middle = ''): string {
  const radius = size * (0.5 - thickness / 2);
  const length = Math.PI * 2 * radius;
  let start = 0;
  const arcs = shares.map(([share, colour]) => {
    const piece = `<circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="none" style="stroke:${colour}" stroke-width="${size * thickness}" stroke-dasharray="${Math.max(0, share * length - 3)} ${length}" stroke-dashoffset="${-start * length}" transform="rotate(-90 ${size / 2} ${size / 2})"/>`;
    start += share;
    return piece;
  });
  return `<div style="position:relative;width:${size}px;height:${size}px;flex:none"><svg width="${size}" height="${size}">${arcs.join('')}</svg><div class="c mid" style="position:absolute;inset:0;text-align:center">${middle}</div></div>`;
}

/** How far something has come. */
export const progress = (share: number, colour: string, height = 8): string =>
  `<div style="height:${height}px;border-radius:9px;background:#EDE6D8;overflow:hidden"><div style="height:100%;width:${share * 100}%;border-radius:9px;background:${colour}"></div></div>`;
