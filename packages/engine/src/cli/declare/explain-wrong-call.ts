import { nearestName } from '@pagewright/core';
import type { CommanderError, Command as Parser } from 'commander';
import { type Command, type CommandGroup, orList } from './command.ts';
import { invocation, missingValue, toolInvocation } from './to-commander.ts';

/** A called command or group and its parser. `path` is its name with those of its parents; empty for the tool itself. */
export type Called = { declared: Command | CommandGroup | { commands: readonly (Command | CommandGroup)[] }; parser: Parser; path: string };

/**
 * Explains a wrong call in one sentence with the nearest name or an example. `words` are those after the name of
 * the command. Uses only the parser's error codes, because its messages are written for programmers.
 */
export function explainWrongCall({ code, message }: CommanderError, called: Called, words: readonly string[]): string {
  const { declared } = called;
  switch (code) {
    case 'commander.unknownOption':
      return unknownOption(called, words);
    case 'commander.optionMissingArgument':
      return missingOptionValue(called, words);
    case 'commander.missingArgument':
      return 'arguments' in declared ? missingArgument(declared, called) : message;
    case 'commander.excessArguments':
      return 'arguments' in declared ? tooMany(declared, called) : message;
    // Without a command name, the parser would print its help.
    case 'commander.help':
      return 'commands' in declared ? missingCommand(declared.commands, called) : message;
    case 'commander.unknownCommand':
      return 'commands' in declared ? unknownCommand(declared.commands, called) : message;
    default:
      return message;
  }
}

const commandNames = ({ declared }: Called): string => ('commands' in declared ? orList(declared.commands.map(({ name }) => name)) : '');

const helpCall = (path: string): string => (path === '' ? `${toolInvocation} --help` : `${invocation(path)} --help`);

const declaredOptions = ({ declared }: Called): Command['options'] => ('options' in declared ? declared.options : {});

function unknownOption(called: Called, words: readonly string[]): string {
  const { path, parser } = called;
  const written = parser.parseOptions([...words]).unknown[0] ?? '';
  const [name = ''] = written.split('=');
  const options = declaredOptions(called);
  const isDeclared = name === '--help' || (name.startsWith('--') && Object.hasOwn(options, name.slice(2)));
  if (isDeclared) return `${name} takes no value: write it alone.`;
  const nearest = nearestName(
    name,
    [...Object.keys(options), 'help'].map((one) => `--${one}`),
  );
  const suggestion = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  const [noOption, after] =
    path === '' ? [`There is no option ${name}`, 'the command'] : [`"${path}" has no option ${name}`, commandNames(called)];
  const where = 'commands' in called.declared ? `${noOption} before ${after}: options come after it.` : `${noOption}.`;
  return `${where}${suggestion} All options: ${helpCall(path)}`;
}

function missingOptionValue(called: Called, words: readonly string[]): string {
  // Only the last word can lack a value: the parser takes any word after an option as its value.
  const name = words.at(-1)?.replace(/^--/, '') ?? '';
  return missingValue(name, declaredOptions(called)[name] ?? {}).message;
}

function missingArgument(declared: Command, { path, parser }: Called): string {
  const missing = Object.entries(declared.arguments)
    .slice(parser.args.length)
    .filter(([, { takes }]) => takes === 'one')
    .map(([name, { summary }]) => `${name.toUpperCase()} (${summary})`);
  return `"${path}" needs ${missing.join(' and ')}, such as: ${invocation(path)} ${declared.examples[0].words}`;
}

function tooMany(declared: Command, { path, parser }: Called): string {
  const excess = parser.args[Object.keys(declared.arguments).length] ?? '';
  return `"${path}" takes no argument "${excess}". Usage: ${helpCall(path)}`;
}

const missingCommand = (commands: readonly { name: string }[], { path }: Called): string =>
  `${path === '' ? 'Choose a command' : `Choose what to do with "${path}"`}: ${orList(commands.map(({ name }) => name))}. More: ${helpCall(path)}`;

function unknownCommand(commands: readonly { name: string }[], { path, parser }: Called): string {
  const written = parser.args[0] ?? '';
  const names = commands.map(({ name }) => name);
  const nearest = nearestName(written, names);
  const kind = path === '' ? `no command "${written}"` : `no "${path} ${written}"`;
  return `There is ${kind}. ${nearest === undefined ? `Commands: ${orList(names).replace(/ or ([^ ]*)$/, ' and $1')}.` : `Did you mean "${nearest}"?`} More: ${helpCall(path)}`;
}
