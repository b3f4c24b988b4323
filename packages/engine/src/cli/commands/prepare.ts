import { defineCommand } from '../declare/command.ts';
import { site } from '../declare/folder-options.ts';

export const prepare = defineCommand({
  name: 'prepare',
  summary: 'Bundle the code, so that later commands start at once',
  details: 'npm runs it after "npm ci" and "npm install". Without it, the first command bundles the code.',
  arguments: {},
  options: { site },
  examples: [{ words: '', does: 'bundles the commands and the browser code' }],
  run: async ({ project }) => {
    const { prepareCode } = await import('../prepare.ts');
    return prepareCode(project);
  },
});
