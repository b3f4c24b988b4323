import { commandNames } from '../../definition/site-command.ts';
import type { Command, CommandGroup } from '../declare/command.ts';
import { build } from './build.ts';
import { catalogue } from './catalogue.ts';
import { check } from './check.ts';
import { create } from './create.ts';
import { dev } from './dev.ts';
import { encode } from './encode.ts';
import { explain } from './explain.ts';
import { fonts } from './fonts.ts';
import { mail } from './mail.ts';
import { merge } from './merge.ts';
import { newGroup } from './new.ts';
import { prepare } from './prepare.ts';
import { rename } from './rename.ts';
import { serve } from './serve.ts';
import { start } from './start.ts';
import { uses } from './uses.ts';

const byName: Record<(typeof commandNames)[number], Command | CommandGroup> = {
  start,
  dev,
  build,
  merge,
  serve,
  check,
  explain,
  create,
  new: newGroup,
  rename,
  uses,
  catalogue: catalogue(() => commands),
  encode,
  fonts,
  mail,
  prepare,
};

/** Every command of the engine, in the order in which the help lists them. */
export const commands: readonly (Command | CommandGroup)[] = commandNames.map((name) => byName[name]);
