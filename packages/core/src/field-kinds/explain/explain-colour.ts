import { nearestName } from '../../problems/nearest-name.ts';
import { type Explanation, type Mismatch, show } from './mismatch.ts';

/** The CSS colour names that authors write most, with their values. */
const named: Record<string, string> = {
  aqua: '#00ffff',
  beige: '#f5f5dc',
  black: '#000000',
  blue: '#0000ff',
  brown: '#a52a2a',
  crimson: '#dc143c',
  cyan: '#00ffff',
  fuchsia: '#ff00ff',
  gold: '#ffd700',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  indigo: '#4b0082',
  ivory: '#fffff0',
  lime: '#00ff00',
  magenta: '#ff00ff',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  pink: '#ffc0cb',
  purple: '#800080',
  red: '#ff0000',
  salmon: '#fa8072',
  silver: '#c0c0c0',
  teal: '#008080',
  tomato: '#ff6347',
  turquoise: '#40e0d0',
  violet: '#ee82ee',
  white: '#ffffff',
  yellow: '#ffff00',
};

/** Explains a colour that is not written as # and six hexadecimal digits. */
export function explainColour({ field, found, written, corrected, safeFix }: Mismatch, accepted: string): Explanation {
  const text = typeof found === 'string' ? found.trim() : written;
  const meant = sameColour(text);
  const opaque = meant === undefined ? opaqueColour(text) : undefined;
  if (opaque !== undefined)
    return {
      code: 'not-a-colour',
      message: `${show(text)} is not a valid colour for "${field}": colours of the theme cannot be transparent.`,
      hint: `Write ${accepted}.`,
      fix: corrected(`"${opaque}"`),
    };
  const nearest = meant === undefined ? nearestName(text, Object.keys(named)) : undefined;
  const near = nearest === undefined ? undefined : named[nearest];
  return {
    code: 'not-a-colour',
    message: `${show(text)} is not a valid colour for "${field}".${nearest ? ` Did you mean ${nearest} (${near})?` : ''}`,
    hint: `Write ${accepted}.`,
    ...(meant !== undefined && safeFix(`"${meant}"`)),
    ...(near !== undefined && { fix: corrected(`"${near}"`) }),
  };
}

/** Returns the colour without its transparency, for `#rrggbbaa` and `rgba(…)`. */
function opaqueColour(text: string): string | undefined {
  const [, digits] = /^(#[0-9a-f]{6})[0-9a-f]{2}$/i.exec(text) ?? [];
  const [, inside] = /^(?:rgb|hsl)a\(([^)]*[^)\s,/])[\s,/]+[\d.]+%?\s*\)$/i.exec(text) ?? [];
  return digits ?? (inside === undefined ? undefined : sameColour(`${text.slice(0, 3)}(${inside})`));
}

/** Returns a colour of hue, saturation and lightness as # and six digits. */
function fromHsl(hue: number, saturation: number, lightness: number): string {
  const s = saturation / 100;
  const l = lightness / 100;
  const channel = (offset: number): string => {
    const k = (offset + hue / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Returns the colour as # and six digits, for a text that can mean only one colour. */
function sameColour(text: string): string | undefined {
  const name = named[text.toLowerCase()];
  if (name !== undefined) return name;
  if (/^[0-9a-f]{6}$/i.test(text)) return `#${text}`;
  if (/^#[0-9a-f]{3}$/i.test(text)) return text.replaceAll(/[0-9a-f]/gi, '$&$&');
  const [hue, saturation, lightness] = (/^hsl\(\s*(\d{1,3})(?:deg)?[\s,]+(\d{1,3})%[\s,]+(\d{1,3})%\s*\)$/i.exec(text) ?? [])
    .slice(1)
    .map(Number);
  if (hue !== undefined && saturation !== undefined && lightness !== undefined && hue <= 360 && saturation <= 100 && lightness <= 100)
    return fromHsl(hue, saturation, lightness);
  const [, red, green, blue] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text) ?? [];
  const parts = [red, green, blue].map(Number);
  return parts.every((part) => part <= 255) ? `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}` : undefined;
}
