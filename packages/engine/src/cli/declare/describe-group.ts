import { callLines } from './call-lines.ts';
import type { CommandGroup } from './command.ts';
import { invocation } from './invocation.ts';
import type { Project } from './option.ts';

/** Describes a group of commands that was called without one: each command, with a call that works on the site of the project. */
export async function describeGroup({ name, summary, commands, siteExamples }: CommandGroup, project: Project): Promise<string> {
  const words = await siteExamples(project);
  const lines = commands.flatMap((command) =>
    callLines([{ words: words[command.name] ?? command.examples[0].words, does: command.summary }], `${name} ${command.name}`),
  );
  return [`${summary}. For example:`, '', ...lines, '', `More: ${invocation(name)} --help`].join('\n');
}
