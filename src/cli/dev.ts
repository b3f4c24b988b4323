import type { Command } from './command.ts';

export const dev: Command = async () => 1;
