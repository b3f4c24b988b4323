export type Rgb = [red: number, green: number, blue: number];

/** A colour on a page, and the element that has it. */
export type UsedColor = { where: string; rgb: Rgb };

/** Parses a colour such as `#c8371f`. */
export function toRgb(hex: string): Rgb {
  const part = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

/**
 * Returns every colour in the computed styles of the open page, except of pictures and videos, with any opacity. Runs in
 * the page, so it refers to nothing outside. Skips mixtures of two colours.
 */
export function colorsInUse(): UsedColor[] {
  const properties = ['color', 'backgroundColor', 'backgroundImage', 'borderTopColor', 'borderBottomColor', 'boxShadow', 'fill', 'stroke'];
  const written = /rgba?\(([\d.]+), ([\d.]+), ([\d.]+)|color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)/g;
  const found = new Map<string, UsedColor>();
  for (const element of document.body.querySelectorAll('*:not(img, video, picture, source, script)')) {
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') continue;
      for (const property of properties) {
        for (const [, ...numbers] of String(Reflect.get(style, property)).matchAll(written)) {
          const [red, green, blue, r = 0, g = 0, b = 0] = numbers.map(Number);
          const rgb: UsedColor['rgb'] = Number.isNaN(red)
            ? [Math.round(r * 255), Math.round(g * 255), Math.round(b * 255)]
            : [red ?? 0, green ?? 0, blue ?? 0];
          const name = `${element.tagName.toLowerCase()}${part ?? ''}.${element.getAttribute('class') ?? ''} ${property}`;
          found.set(`${name} ${rgb}`, { where: name, rgb });
        }
      }
    }
  }
  return [...found.values()];
}
