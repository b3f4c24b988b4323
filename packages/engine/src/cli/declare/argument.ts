import { unknownName } from './usage-error.ts';

/** A positional argument of a command. Its name in the help is its key in the command's declaration. */
export type Argument<Value = unknown> = {
  /** A description for the help: one phrase without a full stop. */
  summary: string;
  /** The number of words: exactly one, at most one, or all remaining. */
  takes: 'one' | 'at-most-one' | 'all';
  /** Returns the argument's value from the words for it. Throws `UsageError`. */
  read: (words: readonly string[]) => Value;
};

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
