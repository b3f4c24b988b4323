import { unknownName } from './usage-error.ts';

/** An argument of a command: a word without dashes. Its name in the help is the key under which the command lists it. */
export type Argument<Value = unknown> = {
  /** What it names, for the help: one phrase without a full stop. */
  summary: string;
  /** How many words it takes: exactly one, at most one, or all that are left. */
  takes: 'one' | 'at-most-one' | 'all';
  /** Returns the argument's value from the words for it. Throws `UsageError`. */
  read: (words: readonly string[]) => Value;
};

/** An argument that a command cannot do without. */
export const required = (summary: string): Argument<string> => ({ summary, takes: 'one', read: ([word = '']) => word });

/** An argument that may be absent. */
export const optional = (summary: string): Argument<string | undefined> => ({ summary, takes: 'at-most-one', read: ([word]) => word });

/** Any number of words. */
export const several = (summary: string): Argument<readonly string[]> => ({ summary, takes: 'all', read: (words) => words });

/** One of a few words, which may be absent. */
export const optionalChoice = <const Choice extends string>(
  summary: string,
  choices: readonly [Choice, ...Choice[]],
): Argument<Choice | undefined> => ({
  summary,
  takes: 'at-most-one',
  read: ([word]) => {
    const choice = choices.find((one) => one === word);
    if (word !== undefined && choice === undefined) throw unknownName(`"${word}" is not understood.`, word, choices);
    return choice;
  },
});
