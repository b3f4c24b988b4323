import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../packages/engine/src/cli/commands/index.ts';
import type { Command } from '../../../packages/engine/src/cli/declare/command.ts';
import { invocation, toParser } from '../../../packages/engine/src/cli/declare/to-commander.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { runMain } from '../../support/run-main.ts';

const named = commands.flatMap((one) =>
  'commands' in one ? one.commands.map((command) => ({ path: [one.name, command.name], command })) : [{ path: [one.name], command: one }],
);
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The words of an example as a shell passes them. */
const shellWords = (words: string): string[] => [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

describe('help', () => {
  test.each(['--help', '-h'])('%s of the tool lists every command with its summary', async (option) => {
    const { exitCode, stdout, stderr } = await runMain(option);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    for (const { name, summary } of commands) expect(oneLine(stdout)).toContain(` ${name} ${summary}`);
  });

  test.each(['--version', '-v'])('%s prints the version of the package', async (option) => {
    const { version }: { version: string } = JSON.parse(readFileSync(inProject('packages', 'engine', 'package.json'), 'utf8'));
    expect(await runMain(option)).toEqual({ exitCode: 0, stdout: `${version}\n`, stderr: '' });
  });

  test.each(commands.filter((one) => 'commands' in one))('of the group $name lists its commands', async ({ name, commands: list }) => {
    const { exitCode, stdout } = await runMain(name, '--help');
    expect(exitCode).toBe(0);
    for (const command of list) expect(oneLine(stdout)).toContain(` ${command.name} ${command.summary}`);
  });

  test.each(named)('of $path has its description, arguments, options with defaults, and examples', async ({ path, command }) => {
    const { exitCode, stdout, stderr } = await runMain(...path, '--help');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const help = oneLine(stdout);
    expect(help).toContain(`Usage: ${invocation(path.join(' '))}`);
    expect(help).toContain(`${command.summary}.`);
    for (const [name, { summary }] of Object.entries(command.arguments)) expect(help).toContain(` ${name.toUpperCase()} ${summary}`);
    for (const [name, { summary, value, fallback }] of Object.entries(command.options)) {
      expect(help).toContain(
        ` --${name}${value ? ` ${value.placeholder}` : ''} ${summary}${fallback === undefined ? '' : ` (default: ${fallback})`}`,
      );
    }
    for (const { words, does } of command.examples) expect(help).toContain(`${words} ${does}`.trim());
  });

  test('every command takes --site', () => {
    expect(named.filter(({ command }) => !Object.hasOwn(command.options, 'site'))).toEqual([]);
  });
});

describe('every example', () => {
  const examples = named.flatMap(({ path, command }) => command.examples.map(({ words }) => ({ path, words, command })));

  test.each(examples)('$path $words is a call that the command accepts', async ({ path, words, command }) => {
    const called: Command[] = [];
    const parser = toParser(command, path.join(' '), async (one, { options, words: found }) => {
      for (const [name, option] of Object.entries(one.options)) await option.read(options[name], name, { root: '/project' });
      for (const [name, argument] of Object.entries(one.arguments)) argument.read(found[name] ?? []);
      called.push(one);
    });
    await parser.parseAsync(shellWords(words), { from: 'user' });
    expect(called).toEqual([command]);
  });
});
