import { document, plain, sample } from '../docs/markdown.ts';
import { exampleCall, usage } from './declare/call-lines.ts';
import type { Command, CommandGroup } from './declare/command.ts';
import { site } from './declare/folder-options.ts';

/** A command and its name with that of its group, such as `new page`. */
type Named = { path: string; command: Command };

const named = (one: Command | CommandGroup): Named[] =>
  'commands' in one
    ? one.commands.map((command) => ({ path: `${one.name} ${command.name}`, command }))
    : [{ path: one.name, command: one }];

/** Returns `docs/commands.md`: what every command does, its arguments and options, and example calls. */
export function commandsPage(commands: readonly (Command | CommandGroup)[]): string {
  const all = commands.flatMap(named);
  return document(
    '# Commands',
    'Type them in a terminal, in the folder of the project. `npm run check -- --help` shows a command there, and `npx pagewright --help` lists all of them. Options come after `--`.',
    `Every command accepts \`--site DIR\`, ${site.summary} (default: \`${site.fallback}\`).`,
    [
      '| command | does |',
      '|---|---|',
      ...all.map(({ path, command }) => `| [${path}](#${path.replaceAll(' ', '-')}) | ${plain(command.summary)} |`),
    ].join('\n'),
    ...all.flatMap(section),
  );
}

function section({ path, command }: Named): string[] {
  const { summary, details = '', examples } = command;
  // Details with indented lines have a layout of their own.
  const about = details.includes('\n  ') ? [`${plain(summary)}.`, sample('text', details)] : [plain(`${summary}. ${details}`.trim())];
  return [
    `## ${path}`,
    ...about,
    `\`${usage(path, command)}\``,
    parameterTable(command),
    examples.map(({ words, does }) => `- \`${exampleCall(path, words)}\` ${plain(does)}.`).join('\n'),
  ];
}

function parameterTable(command: Command): string {
  const args = Object.entries(command.arguments).map(([name, { summary }]) => [name.toUpperCase(), summary, '']);
  const options = Object.entries(command.options)
    .filter(([name]) => name !== 'site')
    .map(([name, { summary, value, fallback = '' }]) => [value ? `--${name} ${value.placeholder}` : `--${name}`, summary, fallback]);
  const rows = [...args, ...options].map(([name, ...cells]) => `| \`${name}\` | ${cells.map(plain).join(' | ')} |`);
  return rows.length === 0 ? '' : ['| argument or option | meaning | default |', '|---|---|---|', ...rows].join('\n');
}
