import type { Example } from '../../definition/site-command.ts';
import type { Command } from './command.ts';
import { invocation } from './invocation.ts';

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
