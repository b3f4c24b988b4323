import { assertKeys, type KeysOf, nearestName, trustType } from '@pagewright/core';
import type { SiteCode } from '../../definition/site-code.ts';
import type { Argument, CommandFor, CommandProject, Option } from '../../definition/site-command.ts';

/** The project of a command. */
export type Project = CommandProject & {
  /** A hash of the state of all sources. */
  fingerprint: string;
  /** The folders of the code of the site: its own, then those above with code, which it may extend. */
  codeDirs: readonly string[];
  /** Loads the code of the site. Rejects with a `CodeLoadError`. */
  loadCode: () => Promise<SiteCode>;
};

/** A command of the engine or of a site. */
export type Command = CommandFor<Project>;

/** Commands under one name: `new page`, `new block`. */
export type CommandGroup = Pick<Command, 'name' | 'summary'> & {
  commands: readonly Command[];
  /**
   * Returns the words of one call of each command that works on the site of the project, by the name of the command.
   * Undefined for a command without such a call: its first example is shown.
   */
  siteExamples: (project: Project) => Promise<Readonly<Record<string, string | undefined>>>;
};

type Values<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends { read: (...args: never) => infer Value } ? Awaited<Value> : never;
};

type Arguments = Readonly<Record<string, Argument>>;
type Options = Readonly<Record<string, Option>>;

type Declaration<Args, Opts, InProject> = Omit<CommandFor<InProject>, 'arguments' | 'options' | 'run'> & {
  arguments: Args;
  options: Opts;
  run: (values: { args: Values<Args>; options: Values<Opts>; project: InProject }) => Promise<number>;
};

/**
 * Declares a command of the engine: its name, help, arguments, options and action in one place. `run` receives the value of every
 * argument and option under its key, typed by the declarations.
 */
export const defineCommand = <const Args extends Arguments, const Opts extends Options>(
  declaration: Declaration<Args, Opts, Project>,
): Command => toCommand(declaration);

/** Declares a command of a site, as `defineCommand` does one of the engine. Throws for a key that does not exist. */
export const defineSiteCommand = <const Args extends Arguments, const Opts extends Options>(
  declaration: Declaration<Args, Opts, CommandProject>,
): CommandFor<CommandProject> => toCommand(declaration);

const commandKeys: KeysOf<Command> = {
  name: true,
  summary: true,
  details: true,
  arguments: true,
  options: true,
  examples: true,
  run: true,
};
const argumentKeys: KeysOf<Argument> = { summary: true, takes: true, read: true };
const optionKeys: KeysOf<Option> = { name: true, summary: true, value: true, fallback: true, read: true };

function toCommand<Args extends Arguments, Opts extends Options, InProject extends CommandProject>({
  run,
  ...declaration
}: Declaration<Args, Opts, InProject>): CommandFor<InProject> {
  const what = `The command "${declaration.name}"`;
  assertKeys(what, { ...declaration, run }, commandKeys);
  for (const [key, argument] of Object.entries(declaration.arguments)) assertKeys(`${what}: its argument "${key}"`, argument, argumentKeys);
  for (const [key, option] of Object.entries(declaration.options)) assertKeys(`${what}: its option "${key}"`, option, optionKeys);
  const options = Object.entries(declaration.options).map(([key, option]) => ({ key, name: option.name ?? hyphenated(key), option }));
  return {
    ...declaration,
    options: Object.fromEntries(options.map(({ name, option }) => [name, option])),
    run: async ({ words, options: written }, project) => {
      const args: Record<string, unknown> = {};
      const values: Record<string, unknown> = {};
      // One after the other, so that the first wrong value is reported.
      for (const [name, argument] of Object.entries(declaration.arguments)) args[name] = argument.read(words[name] ?? []);
      for (const { key, name, option } of options) values[key] = await option.read(written[name], name, project);
      const exitCode: unknown = await run({ args: trustType(args), options: trustType(values), project });
      if (typeof exitCode === 'number') return exitCode;
      const { name } = declaration;
      throw new Error(
        `run of the command "${name}" returned ${describeType(exitCode)}. It has to return an exit code, or a promise of one: 0 for success.`,
      );
    },
  };
}

const describeType = (value: unknown): string => (value === undefined ? 'nothing' : `a ${typeof value}`);

const hyphenated = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

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

/** An option without a value: `--fix`. `name` is its name on the command line when that is not its key. */
export const flag = (summary: string, name?: string): Option<boolean> => ({
  summary,
  ...(name !== undefined && { name }),
  read: (written) => written !== undefined,
});

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
}: Required<Pick<Option, 'summary' | 'value' | 'fallback'>> &
  Pick<Option, 'name'> & {
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

/** The command line is wrong: nothing was done. The message is one sentence for people; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The sentence about a name that does not exist: the nearest one, or all of them when none is near. */
export function unknownName(sentence: string, written: string, names: readonly string[]): UsageError {
  const nearest = nearestName(written, names);
  return new UsageError(`${sentence} ${nearest === undefined ? `It can be ${orList(names)}.` : `Did you mean "${nearest}"?`}`);
}

/** Names in a sentence: `text, json or github`. */
export const orList = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' or $1');
