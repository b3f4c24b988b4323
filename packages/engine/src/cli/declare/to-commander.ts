import { Argument as CommanderArgument, Option as CommanderOption, type Help, Command as Parser } from 'commander';
import type { Argument, Example, Option, WrittenCall } from '../../definition/site-command.ts';
import { print } from '../print.ts';
import { type Command, type CommandGroup, UsageError } from './command.ts';

/** Runs a command that was called. `path` is its name with that of its group. */
type OnCall = (command: Command, call: WrittenCall, path: string) => Promise<void>;

/** Shows placeholders in capitals and without brackets, as in the usage line. */
export const helpFormat: Partial<Help> = {
  argumentTerm: (argument) => argument.name().toUpperCase(),
  optionTerm: ({ flags }) => flags.replace(/[<>]/g, ''),
  subcommandTerm: (command) => command.name(),
};

/** Creates a parser that prints help on stdout and throws for a wrong call. The caller writes the error message. */
export function createParser(name: string, summary: string): Parser {
  return new Parser(name)
    .description(`${summary}.`)
    .summary(summary)
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: () => undefined })
    .configureHelp(helpFormat);
}

/** Creates the parser of a command or a group of commands. `path` is its name with those of its parents, such as `new page`. */
export function toParser(declared: Command | CommandGroup, path: string, onCall: OnCall): Parser {
  const parser = createParser(declared.name, declared.summary);
  if ('commands' in declared) {
    parser.configureHelp({ ...helpFormat, commandUsage: () => `${invocation(path)} COMMAND [options]` });
    for (const command of declared.commands) parser.addCommand(toParser(command, `${path} ${command.name}`, onCall));
    const lines = declared.commands.flatMap((command) => callLines(command.examples.slice(0, 1), `${path} ${command.name}`));
    return parser.addHelpText(
      'after',
      `${examples(lines)}\n\nHelp for one command: ${invocation(path)} ${declared.commands[0]?.name ?? ''} --help`,
    );
  }
  const options = Object.entries(declared.options);
  const names = Object.entries(declared.arguments);
  for (const [name, argument] of names) parser.addArgument(toArgument(name, argument));
  for (const [name, option] of options) parser.addOption(toOption(name, option, declared));
  parser.configureHelp({ ...helpFormat, commandUsage: () => usage(path, declared) });
  if (declared.details !== undefined) parser.description(`${declared.summary}.\n\n${declared.details}`);
  parser.addHelpText('after', examples(callLines(declared.examples, path)));
  return parser.action(() => onCall(declared, writtenCall(parser, declared), path));
}

function toArgument(name: string, { summary, takes }: Argument): CommanderArgument {
  const brackets = { one: `<${name}>`, 'at-most-one': `[${name}]`, all: `[${name}...]` };
  return new CommanderArgument(brackets[takes], summary);
}

function toOption(name: string, option: Option, { options }: Command): CommanderOption {
  const summary = option.fallback === undefined ? option.summary : `${option.summary} (default: ${option.fallback})`;
  if (!option.value) return new CommanderOption(`--${name}`, summary);
  const { placeholder } = option.value;
  return new CommanderOption(`--${name} <${placeholder}>`, summary).argParser((written: string) => {
    // The parser takes any next word as the value, also the name of another option.
    const isOption = /^--([^=]+)/.exec(written)?.[1];
    if (isOption !== undefined && Object.hasOwn(options, isOption)) throw missingValue(name, option);
    return written;
  });
}

/** Returns the error for an option without its value. */
export const missingValue = (name: string, { value }: Pick<Option, 'value'>): UsageError =>
  new UsageError(`--${name} needs a value, such as --${name} ${value?.example ?? 'VALUE'}.`);

const examples = (lines: readonly string[]): string => ['', 'Examples:', ...lines].join('\n');

/** What the parser found, by the names of the declaration. */
function writtenCall(parser: Parser, { arguments: declared, options }: Command): WrittenCall {
  const left = [...parser.args];
  const words = Object.entries(declared).map(([name, { takes }]) => [name, left.splice(0, takes === 'all' ? left.length : 1)]);
  const written = Object.keys(options).map((name) => {
    const option = parser.options.find((one) => one.long === `--${name}`);
    const value: unknown = option && parser.getOptionValue(option.attributeName());
    return [name, value === undefined ? undefined : String(value)];
  });
  return { words: Object.fromEntries(words), options: Object.fromEntries(written) };
}

/** Returns the call of a command with these words. `path` is the name of the command. */
export const exampleCall = (path: string, words: string): string =>
  words === '' ? invocation(path).replace(/ --$/, '') : `${invocation(path)} ${words}`;

/** Returns the lines of example calls: each call, and its description in the next line. */
export const callLines = (examples: readonly Example[], path: string): string[] =>
  examples.flatMap(({ words, does }) => [`  ${exampleCall(path, words)}`, `      ${does}`]);

/** Returns the usage of a command: its call with the names of its arguments. */
export function usage(path: string, { arguments: declared }: Pick<Command, 'arguments'>): string {
  const words = Object.entries(declared).map(
    ([name, { takes }]) => ({ one: name, 'at-most-one': `[${name}]`, all: `[${name}...]` })[takes],
  );
  return [invocation(path), ...words.map((word) => word.toUpperCase()), '[options]'].join(' ');
}

/** Returns the call of a command in the project's folder, such as `npm run check --`. Its words follow. */
export const invocation = (path: string): string => {
  const [name = '', ...rest] = path.split(' ');
  return [name === 'start' ? 'npm start --' : `npm run ${name} --`, ...rest].join(' ');
};

/** The call of the tool itself. */
export const toolInvocation = 'npx pagewright';
