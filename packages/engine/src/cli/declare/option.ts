import type { SiteCode } from '../../definition/site-code.ts';
import type { CommandProject, Option } from '../../definition/site-command.ts';
import { orList, UsageError, unknownName } from './usage-error.ts';

/** The project of a command. */
export type Project = CommandProject & {
  /** A hash of the state of all sources. */
  fingerprint: string;
  /** Loads the code of the site. */
  loadCode: () => Promise<SiteCode>;
};

/** An option without a value: `--fix`. */
export const flag = (summary: string): Option<boolean> => ({ summary, read: (written) => written !== undefined });

/** An option with any text: `--title TEXT`. */
export const textOption = (summary: string, placeholder: string, example: string): Option<string | undefined> => ({
  summary,
  value: { placeholder, example },
  read: (written) => written,
});

/** An option with one of a few values; the first applies when it is absent. */
export function choiceOption<const Choice extends string>(summary: string, choices: readonly [Choice, ...Choice[]]): Option<Choice> {
  const [first] = choices;
  return {
    summary: `${summary}: ${orList(choices)}`,
    value: { placeholder: 'NAME', example: choices.at(-1) ?? first },
    fallback: first,
    read: (written = first, name) => {
      const choice = choices.find((one) => one === written);
      if (choice === undefined) throw unknownName(`--${name} cannot be "${written}".`, written, choices);
      return choice;
    },
  };
}

/** An option with a parsed value. `parse` returns undefined for an invalid value; `absent` returns the default. */
export function parsedOption<Value>({
  parse,
  absent,
  expected,
  ...option
}: Required<Pick<Option, 'summary' | 'value' | 'fallback'>> & {
  parse: (written: string) => Value | undefined | Promise<Value | undefined>;
  absent: (project: CommandProject) => Value;
  /** A description of valid values, as the end of "--now is "x"; it must be …". */
  expected: string;
}): Option<Value> {
  return {
    ...option,
    read: async (written, name, project) => {
      if (written === undefined) return absent(project);
      const value = await parse(written);
      if (value === undefined) throw new UsageError(`--${name} is "${written}"; it must be ${expected}.`);
      return value;
    },
  };
}
