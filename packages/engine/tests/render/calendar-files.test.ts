import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../core/src/text/invisible-characters.ts';
import { escapeText, foldLine } from '../../src/render/calendar-files.ts';

/** Returns the lines of a text as they are in a file. */
const linesIn = (folded: string): string[] => folded.split('\r\n');

/** Returns what a reader of calendars reads in a property with a text. */
function textRead(text: string): unknown {
  const lines = ['BEGIN:VEVENT', foldLine(`SUMMARY:${escapeText(text)}`), 'END:VEVENT'];
  return new ICAL.Component(ICAL.parse(lines.join('\r\n'))).getFirstPropertyValue('summary');
}

describe('a text in a calendar file', () => {
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom('\\', ';', ',', ':', '"', '\n', '\\n', '\\,', '\t', ' ', '\r', '\0', '\x7f', 'ü', '語', '😀', '👩‍👩‍👧'),
        fc.string({ unit: 'grapheme' }),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(''));

  test('is read as it was, with single line breaks and without other control characters and invisible ones', () => {
    fc.assert(
      fc.property(text, (written) => {
        const plain = written.replaceAll(/\r\n?/g, '\n').replaceAll(/\p{Cc}/gu, (one) => (one === '\n' || one === '\t' ? one : ''));
        expect(textRead(written)).toBe(plainText(plain));
      }),
    );
  });

  test('has lines of at most 75 octets, which end between two characters, and as few as possible', () => {
    fc.assert(
      fc.property(text, (written) => {
        const line = `SUMMARY:${escapeText(written)}`;
        const [first = '', ...more] = linesIn(foldLine(line));
        expect([first, ...more.map((one) => one.slice(1))].join('')).toBe(line);
        expect(more.every((one) => one.startsWith(' '))).toBe(true);
        const octets = [first, ...more].map((one) => Buffer.byteLength(one));
        expect(Math.max(...octets)).toBeLessThanOrEqual(75);
        // The longest character has four octets.
        expect(octets.slice(0, -1).every((count) => count > 71)).toBe(true);
        for (const one of [first, ...more]) expect(Buffer.from(one).toString()).toBe(one);
      }),
    );
  });
});
