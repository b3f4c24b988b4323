import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { openFont } from '../../src/fonts/open-font.ts';
import { drawLine, isRightToLeft, textRuns } from '../../src/social-pictures/draw-social-picture.ts';

const fontOf = (file: string): Promise<Font> => openFont(readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${file}`)));
const arabic = await fontOf('noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2');
const devanagari = await fontOf('noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2');

const widthOf = (font: Font, text: string): number => drawLine([font], text, 'ltr').width;

describe('text in a picture', () => {
  test('is drawn with joined letters in Arabic', () => {
    expect(widthOf(arabic, 'ببب')).toBeLessThan(3 * widthOf(arabic, 'ب') * 0.9);
    // With a character that keeps letters apart.
    expect(widthOf(arabic, 'ب\u200cب\u200cب')).toBeCloseTo(3 * widthOf(arabic, 'ب'));
  });

  test('is drawn with the ligatures of Hindi', () => {
    expect(widthOf(devanagari, 'क्ष')).toBeLessThan(widthOf(devanagari, 'क') + widthOf(devanagari, 'ष'));
  });

  test('is drawn with the vowel before its consonant where Hindi needs it', () => {
    const [, first] = /^M(-?[\d.]+)/.exec(drawLine([devanagari], 'कि', 'ltr').path) ?? [];
    const [, alone] = /^M(-?[\d.]+)/.exec(drawLine([devanagari], 'क', 'ltr').path) ?? [];
    expect(first).not.toBe(alone);
  });

  test('has the runs of two scripts in the order in which they are seen', () => {
    expect(textRuns('Hello שלום 12', 'ltr')).toEqual([
      { text: 'Hello ', direction: 'ltr' },
      { text: '12', direction: 'ltr' },
      { text: 'שלום ', direction: 'rtl' },
    ]);
    expect(textRuns('مرحبا Web', 'rtl')).toEqual([
      { text: 'Web', direction: 'ltr' },
      { text: 'مرحبا ', direction: 'rtl' },
    ]);
  });

  test('starts on the right in a right-to-left script', () => {
    expect(isRightToLeft('مرحبا Web')).toBe(true);
    expect(isRightToLeft('Web مرحبا')).toBe(false);
    expect(isRightToLeft('')).toBe(false);
  });
});
