import type { Strings } from '../../strings/index.ts';

/** Describes the outcome of an attempt in words, followed by the code for an error. Example: `failed (EUNKNOWN 550)`. */
export function describeOutcome(outcome: string, strings: Strings['outboxOutcomes']): string {
  const [code = ''] = outcome.split(' ');
  const text = textOf(code, strings);
  return code === 'sent' || code === 'requeued' ? text : `${text} (${outcome})`;
}

function textOf(code: string, strings: Strings['outboxOutcomes']): string {
  const known = Object.entries(strings).find(([name]) => name === code);
  return known ? known[1] : strings.other;
}
