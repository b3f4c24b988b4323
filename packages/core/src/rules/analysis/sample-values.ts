import { sampleText } from '../../field-kinds/text-kinds.ts';
import { phoneNumber } from '../../text/phone-number.ts';

/** The domains that nobody can register (RFC 2606, RFC 6761). */
const reservedDomain = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

/** An e-mail address, or a URL with its host. */
const mailAddress = /^(?:mailto:)?[^\s@/:]+@([^\s@/:?]+)(?:\?\S*)?$/i;
const webAddress = /^(?:https?:)?\/\/([^\s/:?#]+)(?:[/:?#]\S*)?$/i;

/**
 * The phone numbers that are reserved for films and examples, as they are dialled: in North America, the United Kingdom (Ofcom), Germany
 * (Bundesnetzagentur), France (Arcep), Australia (ACMA), Ireland (ComReg) and Sweden (PTS). Examples for other countries copy the 555
 * of North America.
 */
const reservedNumbers: readonly RegExp[] = [
  /^\+?1?[2-9]\d\d55501\d\d$/,
  /^\+[2-9]\d{1,5}5550?01\d\d$/,
  /^(?:\+44|0)(?:1632960|1[1-9]\d4960|11[3-8]4960|2079460|2896496|2920180|7700900|8081570|9098790|3069990)\d{3}$/,
  /^(?:\+49|0)(?:3023125|6990009|4066969|2214710|8999998)\d{3}$/,
  /^(?:\+49|0)(?:17139200\d\d|17604069\d{4}|15228817386|15228895456|15254599371)$/,
  /^(?:\+33|0)(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
  /^(?:\+61|0)[2378](?:5550|7010)\d{4}$/,
  /^(?:\+61|0)49157\d{4}$/,
  /^(?:\+353|0)2091\d{5}$/,
  /^(?:\+46|0)(?:313900[0-6]\d\d|406280[4-9]\d\d|8465004\d\d|980319[2-9]\d\d|7017406\d\d)$/,
];

/** True for a phone number that is reserved. */
function isReservedNumber(text: string): boolean {
  const [dialled] = phoneNumber(text)?.split(';') ?? [];
  return dialled !== undefined && reservedNumbers.some((pattern) => pattern.test(dialled));
}

/** True when a file may have samples. Only then it is worth to find its values. */
export const mayHaveSamples = (text: string): boolean =>
  /\.(?:example|test|invalid|localhost)\b|\/media\/sample\.|\bexample\.(?:com|net|org)\b|\/\/localhost\b|\blorem ipsum\b|\bwhat it shows\b|\byour words\b/i.test(
    text,
  ) || (text.match(/[+(]?\d[\d ()/.-]{6,}\d/g) ?? []).some(isReservedNumber);

/** Returns why a value is a sample, such as a phone number for films. Undefined for any other value. */
export function sampleReason(value: string): string | undefined {
  const host = mailAddress.exec(value)?.[1] ?? webAddress.exec(value)?.[1];
  if (host !== undefined && reservedDomain.test(host)) return `nobody can have the domain ${host}`;
  if (isReservedNumber(value.replace(/^tel:/i, ''))) return 'such phone numbers are reserved for films and examples';
  if (/^\/media\/sample\.\w+$/.test(value)) return 'it is the picture of new pages';
  if (value === 'What it shows') return 'describe the picture for people who cannot see it';
  if (value === sampleText) return 'a new text starts with it';
  return /\blorem ipsum\b/i.test(value) ? 'it is filler text' : undefined;
}

/** A comment that marks the value of its line as a sample: `# sample`, perhaps with a note behind it. */
const mark = /[ \t]# sample(?![\w-])/i;

/** Returns the ranges of the comments that mark a line as a sample. */
export function sampleMarks(text: string): [start: number, end: number][] {
  let start = 0;
  return text.split('\n').flatMap((line): [number, number][] => {
    const from = start;
    start += line.length + 1;
    const at = line.search(mark);
    return at < 0 || /^\s*(?:#|$)/.test(line.slice(0, at)) ? [] : [[from + at + 1, from + line.trimEnd().length]];
  });
}
