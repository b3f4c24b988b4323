import { trustType } from '../../trust/trust-type.ts';
import type { Argument } from './argument.ts';
import type { Option, Project } from './option.ts';

/** The raw input of a call: the words of each argument and the text of each option. */
export type WrittenCall = {
  words: Readonly<Record<string, readonly string[]>>;
  options: Readonly<Record<string, string | undefined>>;
};

/** A command: name, help, arguments, options and action. */
export type Command = {
  name: string;
  /** One phrase without a full stop, for the list of commands. */
  summary: string;
  /** More text for its help. */
  details?: string;
  arguments: Readonly<Record<string, Argument>>;
  options: Readonly<Record<string, Option>>;
  /** Example calls. At least one. */
  examples: readonly [Example, ...Example[]];
  /** Resolves to the exit code; a command that serves resolves once it listens. Throws `UsageError` for a wrong value. */
  run: (call: WrittenCall, project: Project) => Promise<number>;
};

/** The words after the name of a command, and a description of the call. */
export type Example = { words: string; does: string };

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

type Declaration<Arguments, Options> = Omit<Command, 'arguments' | 'options' | 'run'> & {
  arguments: Arguments;
  options: Options;
  run: (values: { args: Values<Arguments>; options: Values<Options>; project: Project }) => Promise<number>;
};

/**
 * Declares a command: its name, help, arguments, options and action in one place. `run` receives the value of every
 * argument and option, typed by the declarations.
 */
export function defineCommand<
  const Arguments extends Readonly<Record<string, Argument>>,
  const Options extends Readonly<Record<string, Option>>,
>({ run, ...declaration }: Declaration<Arguments, Options>): Command {
  return {
    ...declaration,
    run: async ({ words, options }, project) => {
      const args = await mapValues(declaration.arguments, (argument, name) => argument.read(words[name] ?? []));
      const values = await mapValues(declaration.options, (option, name) => option.read(options[name], name, project));
      return run({ args: trustType(args), options: trustType(values), project });
    },
  };
}

/** Maps sequentially, so that the first wrong value is reported. */
async function mapValues<Item>(
  items: Readonly<Record<string, Item>>,
  map: (item: Item, name: string) => unknown,
): Promise<Record<string, unknown>> {
  const mapped: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(items)) mapped[name] = await map(item, name);
  return mapped;
}
