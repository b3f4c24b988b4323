import type { Command } from './command.ts';
import { invocation } from './invocation.ts';
import { UsageError } from './usage-error.ts';

/**
 * Throws a `UsageError` when npm took an option of the command for itself: `npm run build --release` calls the command
 * without the option, and npm only sets the variable `npm_config_release`. `path` is the name of the command.
 */
export function assertNoOptionOfNpm({ options }: Pick<Command, 'options'>, path: string): void {
  const taken = Object.keys(options).find((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined);
  if (taken === undefined) return;
  throw new UsageError(`npm took --${taken} for itself. Write -- before the options of a command: ${invocation(path)} --${taken}`);
}
