/** The names of the commands of the engine, in the order in which the help lists them. */
export const commandNames = [
  'start',
  'dev',
  'build',
  'publish',
  'serve',
  'check',
  'explain',
  'create',
  'upgrade',
  'new',
  'rename',
  'uses',
  'catalogue',
  'encode',
  'fonts',
  'mail',
  'prepare',
] as const;

/** What a command of a site knows of its project. */
export type CommandProject = {
  /** The folder whose package.json lists the engine. */
  root: string;
};

/** A positional argument of a command. Its name in the help is its key in the command's declaration. */
export type Argument<Value = unknown> = {
  /** A description for the help: one phrase without a full stop. */
  summary: string;
  /** The number of words: exactly one, at most one, or all remaining. */
  takes: 'one' | 'at-most-one' | 'all';
  /** Returns the argument's value from the words for it. Throws `UsageError`. */
  read: (words: readonly string[]) => Value;
};

/** An option of a command, such as `--site DIR`. */
export type Option<Value = unknown> = {
  /** Its name on the command line. Default: its key in the command's declaration, with hyphens: `dryRun` is `--dry-run`. */
  name?: string;
  /** A description for the help: one phrase without a full stop. */
  summary: string;
  /** The placeholder of its value in the help, such as `DIR`, and an example. Absent: the option takes no value. */
  value?: { placeholder: string; example: string };
  /** The default, for the help. */
  fallback?: string;
  /** Returns the option's value from what was written: undefined when it is absent. Throws or rejects with `UsageError`. */
  read: (written: string | undefined, name: string, project: CommandProject) => Value | Promise<Value>;
};

/** The raw input of a call: the words of each argument and the text of each option. */
export type WrittenCall = {
  words: Readonly<Record<string, readonly string[]>>;
  options: Readonly<Record<string, string | undefined>>;
};

/** The words after the name of a command, and a description of the call. */
export type Example = { words: string; does: string };

/** A command: name, help, arguments, options and action. `Project` is what the action knows of the project. */
export type CommandFor<Project> = {
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

/** A command of a site. Made by `defineCommand`. */
export type SiteCommand = CommandFor<CommandProject>;
