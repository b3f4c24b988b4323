/** A rounded label. */
export const pill = (words: string, background: string, ink = '#fff'): string =>
  `<span class="pill" style="background:${background};color:${ink}">${words}</span>`;

/** Renders every item with the same function. */
export const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string =>
  items.map((item, index) => draw(item, index)).join('');

/** Returns one of the colours, repeating them. */
export const tone = (index: number): string =>
  ['var(--madder)', 'var(--marigold)', 'var(--peacock)', 'var(--ink)', 'var(--peacockLight)', 'var(--madderLight)'][index % 6] ??
  'var(--ink)';

/** Round initials in place of a photograph. */
export const initials = (letters: string, colour: string, size = 36): string =>
  `<span class="r mid" style="width:${size}px;height:${size}px;border-radius:50%;background:${colour};color:#fff;font-weight:700;font-size:${size * 0.36}px;flex:none">${letters}</span>`;

/** A swatch of fabric in place of a photograph. */
export function swatch(width: number, height: number, [warp, weft]: readonly [string, string], unit = 14): string {
  const u = unit;
  const id = `s${width}${height}${warp}${weft}${unit}`.replace(/[^a-z0-9]/gi, '');
  const shade = 'fill="#15142B" fill-opacity=".2"';
  return [
    `<svg width="${width}" height="${height}" style="flex:none"><defs><pattern id="${id}" width="${u * 2}" height="${u * 2}" patternUnits="userSpaceOnUse">`,
    `<rect width="${u * 2}" height="${u * 2}" fill="${warp}"/><path d="M0 0h${u}v${u}H0zM${u} ${u}h${u}v${u}H${u}z" fill="${weft}"/>`,
    `<path ${shade} d="M0 ${u * 0.78}h${u}v${u * 0.22}H0zM${u} ${u * 1.78}h${u}v${u * 0.22}H${u}zM${u * 1.78} 0h${u * 0.22}v${u}h-${u * 0.22}zM${u * 0.78} ${u}h${u * 0.22}v${u}h-${u * 0.22}z"/>`,
    `</pattern></defs><rect width="${width}" height="${height}" fill="url(#${id})"/></svg>`,
  ].join('');
}

/** Line icons on a grid of 24. */
const icons = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5L21 21',
  cart: 'M3 4h3l2.5 11h10L21 7H7M9.5 20h.01M17 20h.01',
  heart: 'M12 20S4 15 4 9a4.2 4.2 0 0 1 8-1.8A4.2 4.2 0 0 1 20 9c0 6-8 11-8 11z',
  home: 'M4 11l8-7l8 7v9h-5v-6H9v6H4z',
  user: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4 21c1-5 4-6 8-6s7 1 8 6',
  pin: 'M12 21s-7-6.5-7-12a7 7 0 0 1 14 0c0 5.5-7 12-7 12zM12 7a2 2 0 1 0 0 4a2 2 0 0 0 0-4',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5l3.5 2',
  check: 'M4 12.5l5.5 5.5L20 7',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  chart: 'M4 20V10M10 20V4M16 20v-8M21 20H3',
  play: 'M7 4l13 8l-13 8z',
  plus: 'M12 4v16M4 12h16',
  back: 'M15 4l-8 8l8 8',
  next: 'M9 4l8 8l-8 8',
  bus: 'M5 17V5h14v12zM5 11h14M8 20v-3M16 20v-3',
  leaf: 'M5 19C5 9 11 5 20 4c0 10-5 15-13 14M5 21c2-6 5-9 9-11',
  card: 'M3 6h18v12H3zM3 10h18',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  file: 'M6 3h8l4 4v14H6zM9 12h6M9 16h6',
  mic: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3M6 11a6 6 0 0 0 12 0M12 17v4',
  moon: 'M19 14A8 8 0 1 1 10 5a6.5 6.5 0 0 0 9 9z',
  bolt: 'M13 3L5 14h6l-1 7l8-11h-6z',
  boat: 'M3 15h18l-3 5H6zM12 15V3l7 9h-7',
} as const;

export const icon = (name: keyof typeof icons, size = 20, colour = 'currentColor', fill = 'none'): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="${fill}" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" style="flex:none"><path d="${icons[name]}"/></svg>`;
