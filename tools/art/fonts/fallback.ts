import type { Font } from 'fontkit';
import { letterFrequency } from './letter-frequency.ts';

/** The descriptors that make a system font take the room of a web font. */
export interface FallbackMetrics {
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
}

function averageAdvance(font: Font): number {
  let sum = 0;
  let weight = 0;
  for (const [character, frequency] of Object.entries(letterFrequency)) {
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 32);
    sum += (glyph.advanceWidth / font.unitsPerEm) * frequency;
    weight += frequency;
  }
  return sum / weight;
}

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

export function fallbackMetrics(web: Font, system: Font): FallbackMetrics {
  const size = averageAdvance(web) / averageAdvance(system);
  const scaled = (units: number): string => percent(Math.abs(units) / web.unitsPerEm / size);
  return {
    sizeAdjust: percent(size),
    ascentOverride: scaled(web.ascent),
    descentOverride: scaled(web.descent),
    lineGapOverride: scaled(web.lineGap),
  };
}
