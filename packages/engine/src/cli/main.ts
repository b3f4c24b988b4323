import { describeException } from '@pagewright/core';
import { CommanderError, type Command as Parser } from 'commander';
import type { SiteCommand } from '../definition/site-command.ts';
import { CodeLoadError, CodeMistake, describeCodeError, unlessBroken } from '../files/describe-code-error.ts';
import { engineVersion } from '../files/engine-module.ts';
import { placeInCode } from '../files/place-in-code.ts';
import { commands } from './commands/index.ts';
import { type Command, type CommandGroup, type Project, UsageError } from './declare/command.ts';
import { type Called, explainWrongCall } from './declare/explain-wrong-call.ts';
import { site } from './declare/shared-options.ts';
import { callLines, createParser, helpFormat, invocation, toolInvocation, toParser } from './declare/to-commander.ts';
import { print, printError } from './print.ts';

/** Exit codes: 0 for success, 1 for a failure or an error in the content, 2 for a wrong command line. */
const exitCodes = { success: 0, failure: 1, usageError: 2 } as const;

/**
 * Runs a command. `words` are the arguments after the tool's name. Returns the exit code.
 */
export async function main(words: string[], { loadCode, ...rest }: Project): Promise<number> {
  const project: Project = {
    ...rest,
    loadCode: async () => {
      try {
        const [code, { assertRuleCodes }] = await Promise.all([loadCode(), import('../definition/assert-rule-codes.ts')]);
        assertRuleCodes(code);
        return code;
      } catch (error) {
        throw new CodeLoadError(error);
      }
    },
  };
  let exitCode: number = exitCodes.success;
  const program = createParser('pagewright', 'Builds, checks and serves websites that are written in YAML')
    .configureHelp({ ...helpFormat, commandUsage: () => `${toolInvocation} COMMAND [options], or npm run COMMAND -- [options]` })
    .version(engineVersion(), '-v, --version', 'show the version')
    .addHelpText('after', '\nHelp for one command: npm run check -- --help');
  let all = commands;
  try {
    // Only help, suggestions and the commands of the site need those of all.
    const named = commands.filter(({ name }) => name === words[0]);
    if (named.length === 0) all = [...commands, ...(await project.loadCode()).commands.map(withSite)];
    for (const command of named.length > 0 ? named : all) {
      const parser = toParser(command, command.name, async (called, call, path) => {
        assertNoOptionOfNpm(called, path);
        exitCode = await called.run(call, project);
      });
      program.addCommand(parser);
    }
    await program.parseAsync(words, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) return reportFailure(error);
    if (error.exitCode === 0) return exitCodes.success;
    const { called, rest } = findCalled(words, program, all);
    // A group of commands alone is a question, not a mistake.
    if (error.code === 'commander.help' && 'siteExamples' in called.declared)
      return describeGroup(called.declared, project).then((text) => {
        print(text);
        return exitCodes.success;
      }, reportFailure);
    return reportFailure(new UsageError(explainWrongCall(error, called, rest)));
  }
}

/** Adds `--site` to a command of a site, by which the code of the site is found before it is called. */
const withSite = ({ options, ...command }: SiteCommand): Command => ({ ...command, options: { site, ...options } });

function reportFailure(error: unknown): number {
  const message = error instanceof Error ? error.message : String(error);
  const isOfSite = error instanceof Error && !(error instanceof UsageError) && placeInCode(error) !== undefined;
  if (error instanceof CodeMistake) printError(describeCodeError(error).join('\n'));
  else printError(isOfSite ? describeException(error, placeInCode) : message);
  if (process.env.DEBUG && error instanceof Error) printError(error.stack ?? '');
  return error instanceof UsageError ? exitCodes.usageError : exitCodes.failure;
}

/** Returns the command or group that the first words name, and the other words. */
function findCalled(
  words: readonly string[],
  program: Parser,
  commands: readonly (Command | CommandGroup)[],
): { called: Called; rest: readonly string[] } {
  let called: Called = { declared: { commands }, parser: program, path: '' };
  for (const [index, word] of words.entries()) {
    const declared = 'commands' in called.declared ? called.declared.commands.find(({ name }) => name === word) : undefined;
    const parser = called.parser.commands.find((one) => one.name() === word);
    if (!declared || !parser) return { called, rest: words.slice(index) };
    called = { declared, parser, path: `${called.path} ${word}`.trim() };
  }
  return { called, rest: [] };
}

/** Describes a group of commands that was called without one: each command, with a call that works on the site of the project; without those for which it has nothing. */
async function describeGroup({ name, summary, commands, siteExamples }: CommandGroup, project: Project): Promise<string> {
  const words = (await unlessBroken(siteExamples(project))) ?? {};
  const lines = commands.flatMap((command) =>
    words[command.name] === ''
      ? []
      : callLines([{ words: words[command.name] ?? command.examples[0].words, does: command.summary }], `${name} ${command.name}`),
  );
  return [`${summary}. For example:`, '', ...lines, '', `More: ${invocation(name)} --help`].join('\n');
}

/**
 * Throws a `UsageError` when npm took an option of the command for itself: `npm run build --release` calls the command
 * without the option, and npm only sets the variable `npm_config_release`. `path` is the name of the command.
 */
function assertNoOptionOfNpm({ options }: Pick<Command, 'options'>, path: string): void {
  const { env } = process;
  const isTaken = (name: string): boolean => env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined;
  // npm completes --edit to its own option --editor, which has no value then.
  const taken = Object.keys(options).find((name) => isTaken(name) || (name === 'edit' && env.npm_config_editor === ''));
  if (taken === undefined) return;
  throw new UsageError(`npm took --${taken} for itself. Write -- before the options of a command: ${invocation(path)} --${taken}`);
}
