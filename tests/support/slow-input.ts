import fc from 'fast-check';
import { cpuTime } from './cpu-time.ts';

/** A hostile text: a start, a piece that is repeated, and an end that the pattern does not accept. */
type Attack = { start: string; piece: string; end: string };

/** How long a text of the first attacks is, in characters, and how much longer the one is with which they are compared. */
const length = 1_500;
const growth = 8;

/** Shorter texts, which show patterns for which the time doubles with each character, or grows with the third power of the length. */
const short = [22, 200];

/**
 * What a pattern may take for a short text, what is worth a second look, and what is certainly not due to the machine for
 * the long one. In milliseconds. A machine twice as fast as the one these were measured on still finds every pattern.
 */
const limits = { short: 2, suspicious: 0.1, long: 2 };

/**
 * Returns the attack for which a regular expression takes more time than the length of its text explains, written as
 * JSON; undefined when there is none. A longer text may take twice the time of a linear search.
 */
export function slowInput({ source, flags }: { source: string; flags: string }): string | undefined {
  // Without an unlimited quantifier, the length of a match is limited.
  if (!/[*+]|\{\d+,\}/.test(source)) return undefined;
  const pattern = new RegExp(source, flags.replaceAll(/[dy]/g, ''));
  for (const attack of attacksOn(pattern)) if (isSlow(pattern, attack)) return JSON.stringify(attack);
  return undefined;
}

function isSlow(pattern: RegExp, attack: Attack): boolean {
  for (const size of short) {
    const text = textOf(attack, size);
    if (elapsed(pattern, text) > limits.short && leastTime(pattern, text) > limits.short) return true;
  }
  if (elapsed(pattern, textOf(attack, length)) < limits.suspicious) return false;
  return isSteep(pattern, attack, length) && isSteep(pattern, attack, 2 * length);
}

/** True when the time grows with more than the length. A second look with other lengths leaves out what was chance. */
function isSteep(pattern: RegExp, attack: Attack, size: number): boolean {
  const longer = leastTime(pattern, textOf(attack, growth * size));
  return longer > limits.long && longer > 2 * growth * leastTime(pattern, textOf(attack, size));
}

const textOf = ({ start, piece, end }: Attack, size: number): string => start + piece.repeat(Math.ceil(size / piece.length)) + end;

/** The least of a few measurements: what else the process does only adds time. */
const leastTime = (pattern: RegExp, text: string): number => Math.min(...[1, 2, 3].map(() => timeOf(pattern, text)));

const timeOf = (pattern: RegExp, text: string): number => cpuTime(() => search(pattern, text));

/** The time that passes, which costs less to measure. On a busy machine it only raises more suspicion. */
function elapsed(pattern: RegExp, text: string): number {
  const started = performance.now();
  search(pattern, text);
  return performance.now() - started;
}

function search(pattern: RegExp, text: string): void {
  if (pattern.global) text.replaceAll(pattern, '');
  else pattern.test(text);
}

/** Repeats characters of the pattern, pairs of them, and what texts that match it begin with. */
function* attacksOn(pattern: RegExp): Generator<Attack> {
  const characters = charactersOf(pattern);
  const beginnings = [...new Set(samplesOf(pattern).flatMap((sample) => Array.from(sample, (_, index) => sample.slice(0, index + 1))))];
  const pairs = characters.flatMap((one) => characters.map((other) => one + other));
  const longer = beginnings.flatMap((beginning) => [beginning, `${beginning}x`, `${beginning} `]);
  for (const piece of new Set([...characters, ...pairs, ...longer])) {
    for (const end of ['', '\0', '\n\0', '\0 ']) yield { start: '', piece, end };
  }
  for (const start of new Set([...characters, ...beginnings])) {
    for (const piece of characters) for (const end of ['', '\0']) yield { start, piece, end };
  }
}

/** A character for each class that a backslash names. */
const ofClasses: Record<string, string> = { s: ' ', S: 'x', d: '0', D: 'x', w: 'a', W: ' ', n: '\n', r: '\r', t: '\t', p: 'a', P: '!' };
const always = ['x', ' ', '\n', '\r', '\u2028'];

/** Returns the most telling characters of a pattern: those that mean something, before letters and digits. */
function charactersOf({ source }: RegExp): string[] {
  const plain = source
    .replaceAll(/\\u\{?[0-9a-f]+\}?|\\x[0-9a-f]{2}|\\[bk]|\(\?<?[\w!=:]|\{\d*,?\d*\}/gi, '')
    .replaceAll(/\\p\{[^}]*\}/gi, 'a')
    .replaceAll(/\\(.)/g, (_, character: string) => ofClasses[character] ?? character);
  const own = [...new Set(plain)].filter((character) => !always.includes(character));
  return [...always, ...own.filter((one) => !/\w/.test(one)), ...own.filter((one) => /\w/.test(one))].slice(0, 14);
}

/** Returns some texts that match a pattern, apart from what it asserts about the characters around them. */
function samplesOf({ source }: RegExp): string[] {
  const plain = withoutAssertions(source).replaceAll(/\\[bB]|\\\d/g, '');
  const size = { size: 'xsmall' } as const;
  try {
    const samples = fc.sample(fc.stringMatching(new RegExp(plain, /\\p/.test(plain) ? 'u' : ''), size), { numRuns: 60, seed: 1 });
    return samples.filter((sample) => sample.length < 40).slice(0, 25);
  } catch {
    // Some syntax is unknown to the generator. The characters are left.
    return [];
  }
}

/** Removes lookaheads and lookbehinds, groups within them first. */
function withoutAssertions(source: string): string {
  const next = source
    .replaceAll(/\(\?<?[=!](?:[^()\\]|\\.)*\)/g, '')
    .replaceAll(/(\(\?<?[=!](?:[^()\\]|\\.)*)\((?:\?:)?((?:[^()\\]|\\.)*)\)[*+?]?/g, '$1$2');
  return next === source ? source : withoutAssertions(next);
}
