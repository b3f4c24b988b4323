import type { Argument, CommandFor, CommandProject, Option } from '../../definition/site-command.ts';
import { trustType } from '../../trust/trust-type.ts';
import type { Project } from './option.ts';

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
 * argument and option, typed by the declarations.
 */
export const defineCommand = <const Args extends Arguments, const Opts extends Options>(
  declaration: Declaration<Args, Opts, Project>,
): Command => toCommand(declaration);

/** Declares a command of a site, as `defineCommand` does one of the engine. */
export const defineSiteCommand = <const Args extends Arguments, const Opts extends Options>(
  declaration: Declaration<Args, Opts, CommandProject>,
): CommandFor<CommandProject> => toCommand(declaration);

function toCommand<Args extends Arguments, Opts extends Options, InProject extends CommandProject>({
  run,
  ...declaration
}: Declaration<Args, Opts, InProject>): CommandFor<InProject> {
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
