import type { MediaFault } from '@pagewright/core';
import { decodeUtf8 } from '../files/decode-utf8.ts';

/**
 * Returns the first reason why browsers would not show the captions of a .vtt file, with its line and column; undefined for captions
 * that all are shown. A byte order mark and any line endings are valid (WebVTT, 4.1 and 6.1).
 */
export function findCaptionsFault(name: string, bytes: Buffer): MediaFault | undefined {
  // Of UTF-16 without a mark, every second byte is 0 in most languages.
  const text = bytes.includes(0) ? undefined : decodeUtf8(bytes);
  if (text === undefined) {
    return fault(
      `${name} is not saved as UTF-8 text, so browsers do not show these captions.`,
      'Save or export it again with the encoding UTF-8.',
    );
  }
  const lines = text.split(/\r\n|\r|\n/);
  return findStartFault(name, lines) ?? findTimeFault(name, lines);
}

const fault = (message: string, hint: string, line = 1, column = 1): MediaFault => ({
  code: 'broken-captions',
  message,
  hint,
  line,
  column,
});

const arrow = '-->';
const exportAgain = 'Export the captions as WebVTT (.vtt).';

function findStartFault(name: string, lines: readonly string[]): MediaFault | undefined {
  const [first = ''] = lines;
  if (/^WEBVTT(?:[ \t]|$)/.test(first)) return undefined;
  if (lines.every((line) => line.trim() === '')) return fault(`${name} is empty.`, exportAgain);
  if (/^webvtt\b/i.test(first.trim())) {
    return fault(
      `The first line of ${name} is not WEBVTT in capital letters, so browsers do not show these captions.`,
      'Write WEBVTT and nothing before it.',
    );
  }
  const start = lines.find((line) => line.trim() !== '') ?? '';
  if (start.trim() === 'WEBVTT')
    return fault(`${name} starts with an empty line, so browsers do not show these captions.`, 'Remove the lines before WEBVTT.');
  const isSubRip = lines.some((line) => line.includes(arrow) && /\d,\d{3}/.test(line));
  if (!isSubRip) return fault(`The first line of ${name} is not WEBVTT, so browsers do not show these captions.`, exportAgain);
  return fault(
    `The content of ${name} is SubRip (.srt), which browsers do not show.`,
    `${exportAgain} Or write WEBVTT and an empty line at the top, and a point for the comma in every time: 00:00:02.000.`,
  );
}

/** A time as browsers read it: with or without hours, and with three digits after the point. */
const time = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const times = new RegExp(String.raw`^\s*${time}\s*${arrow}\s*${time}(?:\s|$)`);

/** Finds the first line with times that browsers do not read, or that end before they start. */
function findTimeFault(name: string, lines: readonly string[]): MediaFault | undefined {
  let hasCaption = false;
  for (const [index, line] of lines.entries()) {
    if (!line.includes(arrow)) continue;
    hasCaption = true;
    const found = times.exec(line);
    const column = line.search(/\S/) + 1;
    const number = index + 1;
    if (!found) {
      const corrected = line.trim().replaceAll(/(\d),(\d{3})/g, '$1.$2');
      return times.test(corrected)
        ? fault('A time has a comma, so browsers do not show this caption.', `Write a point: ${corrected}`, number, column)
        : fault(
            'These times cannot be read, so browsers do not show this caption.',
            'Write minutes, seconds and three digits after a point: 01:05.000 --> 01:08.500.',
            number,
            column,
          );
    }
    const start = secondsOf(found.slice(1, 5));
    const end = secondsOf(found.slice(5, 9));
    if (end <= start)
      return fault('A caption ends before it starts, so browsers do not show it.', 'Correct the second time.', number, column);
  }
  return hasCaption
    ? undefined
    : fault(`${name} has no captions.`, 'Write times and texts under the first line, or export the captions again.');
}

function secondsOf([hours = '0', minutes, seconds, thousandths]: readonly (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}
