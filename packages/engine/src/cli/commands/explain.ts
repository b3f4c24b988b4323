import { optional } from '../declare/argument.ts';
import { defineCommand } from '../declare/command.ts';
import { site } from '../declare/folder-options.ts';

export const explain = defineCommand({
  name: 'explain',
  summary: 'Explain a problem, with a wrong and a right example',
  arguments: { code: optional('the code of the problem, as check prints it; without one, all codes are listed') },
  options: { site },
  examples: [
    { words: 'broken-link', does: 'explains this problem' },
    { words: '', does: 'lists the codes of all problems' },
  ],
  run: async ({ args: { code }, project }) => (await import('../explain.ts')).explainProblem(code, project),
});
