import { build } from './build.ts';
import type { Command } from './command.ts';
import { serve } from './serve.ts';

/** `npm start`: build, then serve. */
export const start: Command = async (context) => {
  const exitCode = await build(context);
  return exitCode === 0 ? serve(context) : exitCode;
};
