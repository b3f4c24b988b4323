import { expect, test } from 'vitest';
import { findCaptionsFault } from '../../src/media/find-captions-fault.ts';

const valid = 'WEBVTT\n\n00:00.000 --> 00:02.000\nThe loom starts.\n';
const faultOf = (content: string | Buffer) => findCaptionsFault('talk.vtt', Buffer.from(content));

test.each([
  ['as it is', valid],
  ['with a byte order mark', `\ufeff${valid}`],
  ['with the line endings of Windows', valid.replaceAll('\n', '\r\n')],
  ['with the line endings of old Macs', valid.replaceAll('\n', '\r')],
  [
    'with a title, notes, styles, hours and places',
    `WEBVTT - The loom\nKind: captions\n\nNOTE 1,5 looms\n\nSTYLE\n::cue { color: red }\n\n1\n00:00:01.000 --> 100:00:02.000 align:start line:0\nA.\n`,
  ],
])('captions %s are valid', (_, content) => {
  expect(faultOf(content)).toBeUndefined();
});

const subRip = '1\n00:00:00,000 --> 00:00:02,000\nThe loom starts.\n';
const export_ = 'Export the captions as WebVTT (.vtt).';

test.each([
  [
    'SubRip with another name',
    subRip,
    'The content of talk.vtt is SubRip (.srt), which browsers do not show.',
    /^Export the captions as WebVTT \(\.vtt\)\. Or write WEBVTT/,
    '1:1',
  ],
  [
    'SubRip of Windows',
    `\ufeff${subRip.replaceAll('\n', '\r\n')}`,
    'The content of talk.vtt is SubRip (.srt), which browsers do not show.',
    /^Export/,
    '1:1',
  ],
  [
    'webvtt',
    valid.toLowerCase(),
    'The first line of talk.vtt is not WEBVTT in capital letters, so browsers do not show these captions.',
    /^Write WEBVTT/,
    '1:1',
  ],
  [
    'WebVTT',
    valid.replace('WEBVTT', 'WebVTT'),
    'The first line of talk.vtt is not WEBVTT in capital letters, so browsers do not show these captions.',
    /^Write WEBVTT/,
    '1:1',
  ],
  ['an empty line first', `\n${valid}`, 'talk.vtt starts with an empty line, so browsers do not show these captions.', /^Remove/, '1:1'],
  ['words only', 'The loom starts.', 'The first line of talk.vtt is not WEBVTT, so browsers do not show these captions.', export_, '1:1'],
  [
    'UTF-16',
    Buffer.from(`\ufeff${valid}`, 'utf16le'),
    'talk.vtt is not saved as UTF-8 text, so browsers do not show these captions.',
    /UTF-8\.$/,
    '1:1',
  ],
  [
    'UTF-16 without a mark',
    Buffer.from(valid, 'utf16le'),
    'talk.vtt is not saved as UTF-8 text, so browsers do not show these captions.',
    /UTF-8\.$/,
    '1:1',
  ],
  [
    'Latin 1',
    Buffer.from(valid.replace('starts', 'läuft'), 'latin1'),
    'talk.vtt is not saved as UTF-8 text, so browsers do not show these captions.',
    /UTF-8\.$/,
    '1:1',
  ],
  [
    'a comma in a time',
    `${valid}\n00:02,000 --> 00:03,500\nIt stops.`,
    'A time has a comma, so browsers do not show this caption.',
    'Write a point: 00:02.000 --> 00:03.500',
    '6:1',
  ],
  [
    'a time without thousandths',
    `${valid}\n  0:02 --> 0:03\nIt stops.`,
    'These times cannot be read, so browsers do not show this caption.',
    /^Write minutes/,
    '6:3',
  ],
  [
    'an end before its start',
    `${valid}\n01:00.000 --> 00:03.000\nIt stops.`,
    'A caption ends before it starts, so browsers do not show it.',
    'Correct the second time.',
    '6:1',
  ],
  ['no captions', 'WEBVTT\n', 'talk.vtt has no captions.', /^Write times/, '1:1'],
  ['nothing', '', 'talk.vtt is empty.', export_, '1:1'],
])('a .vtt file with %s is reported: what it is, and what to do', (_, content, message, hint, place) => {
  const fault = faultOf(content);
  expect(fault).toEqual({
    code: 'broken-captions',
    message,
    hint: typeof hint === 'string' ? hint : expect.stringMatching(hint),
    line: expect.any(Number),
    column: expect.any(Number),
  });
  expect(`${fault?.line}:${fault?.column}`).toBe(place);
});
