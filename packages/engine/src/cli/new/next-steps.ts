import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A step after new code was written: a text, or commands of which a project runs those whose npm script it has. */
export type Step = string | { commands: readonly ScriptCall[]; does?: string };

/** A call of an npm script: its name, and what follows it. */
type ScriptCall = readonly [script: string, words?: string];

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()).default({}) });

/** Returns the steps as a numbered list. Leaves out commands that the project in `root` has no script for. */
export function nextSteps(root: string, steps: readonly Step[]): string {
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return steps
    .flatMap((step) => {
      if (typeof step === 'string') return [step];
      const calls = step.commands.filter(([script]) => Object.hasOwn(scripts, script));
      if (calls.length === 0) return [];
      const line = calls.map(([script, words]) => `npm run ${script}${words ? ` -- ${words}` : ''}`).join(' && ');
      return [step.does ? `${line}\n       ${step.does}` : line];
    })
    .map((step, index) => `  ${index + 1}. ${step}`)
    .join('\n');
}
