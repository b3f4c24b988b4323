import type { Argument } from '../../definition/site-command.ts';
import { unknownName } from './usage-error.ts';

/** A required argument. */
export const required = (summary: string): Argument<string> => ({ summary, takes: 'one', read: ([word = '']) => word });

/** An optional argument. */
export const optional = (summary: string): Argument<string | undefined> => ({ summary, takes: 'at-most-one', read: ([word]) => word });

/** Any number of words. */
export const several = (summary: string): Argument<readonly string[]> => ({ summary, takes: 'all', read: (words) => words });

/** An optional argument with one of a few values. */
export const optionalChoice = <const Choice extends string>(
  summary: string,
  choices: readonly [Choice, ...Choice[]],
): Argument<Choice | undefined> => ({
  summary,
  takes: 'at-most-one',
  read: ([word]) => {
    const choice = choices.find((one) => one === word);
    if (word !== undefined && choice === undefined) throw unknownName(`"${word}" is not one of the possible values.`, word, choices);
    return choice;
  },
});
