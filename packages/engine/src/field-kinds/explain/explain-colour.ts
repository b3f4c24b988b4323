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

/** Returns the colour as # and six digits, for a text that can mean only one colour. */
function sameColour(text: string): string | undefined {
  const name = named[text.toLowerCase()];
  if (name !== undefined) return name;
  if (/^[0-9a-f]{6}$/i.test(text)) return `#${text}`;
  if (/^#[0-9a-f]{3}$/i.test(text)) return text.replaceAll(/[0-9a-f]/gi, '$&$&');
  const [, red, green, blue] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text) ?? [];
  const parts = [red, green, blue].map(Number);
  return parts.every((part) => part <= 255) ? `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}` : undefined;
}
