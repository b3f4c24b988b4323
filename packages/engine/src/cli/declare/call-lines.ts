import type { Example } from './command.ts';
import { invocation } from './invocation.ts';

/** Returns the lines of example calls: each call, and its description in the next line. `path` is the name of the command. */
export function callLines(examples: readonly Example[], path: string): string[] {
  return examples.flatMap(({ words, does }) => {
    const call = words === '' ? invocation(path).replace(/ --$/, '') : `${invocation(path)} ${words}`;
    return [`  ${call}`, `      ${does}`];
  });
}
