import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Role, roles } from '@pagewright/core';
import { Command, Option } from 'commander';
import { outcomeCode } from 'pagewright-mail';
import { invite, mailInvitation } from './invite.ts';
import { readSettings } from './settings.ts';
import { startStudio } from './start-studio.ts';

type Files = { file: string; state?: string };

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const report = (line: string): void => void process.stderr.write(`${new Date().toISOString()}  ${line}\n`);

/** Returns the paths of `studio.yaml` and of the folder with the state, by default beside it. */
function pathsOf({ file, state }: Files): { file: string; state: string } {
  const path = resolve(file);
  return { file: path, state: state === undefined ? join(dirname(path), 'state') : resolve(state) };
}

const withFiles = (command: Command): Command =>
  command
    .option('--file <FILE>', 'the file that names sites and people', 'studio.yaml')
    .option('--state <DIR>', 'the folder for invitations, sessions and sockets (default: "state" beside that file)');

async function start({ host, port, ...files }: Files & { host: string; port: string }): Promise<void> {
  const studio = await startStudio({ ...pathsOf(files), host, port: Number(port), report });
  print(`The studio listens on http://${host}:${studio.port}  (stop with Ctrl+C)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void studio.close().then(() => process.exit(0)));
}

async function printInvitation(
  email: string,
  { name, role, site, ...files }: Files & { name?: string; role?: Role; site?: string },
): Promise<void> {
  const { file, state } = pathsOf(files);
  const { send } = readSettings(process.env, state);
  const link = await invite(file, state, { email, name, role, site });
  print(link);
  if (!send) return print('Send this link to that person. It works once, for seven days.');
  await mailInvitation(file, { email, site }, link, send).catch((error: unknown) => {
    throw new Error(`The mail was not sent (${outcomeCode(error)}). Send this link to that person yourself.`);
  });
  print('This link was mailed to that person. It works once, for seven days.');
}

/** Runs a command of the studio. `words` are the arguments after its name. Resolves to the exit code. */
export async function main(words: readonly string[]): Promise<number> {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'));
  const program = new Command('pagewright-studio').description('Lets invited people edit a website in their browsers').version(version);
  withFiles(program.command('start').description('Serve sign-in and editor'))
    .option('--host <ADDRESS>', 'the address of this machine to listen on; a proxy in front has the certificate', 'localhost')
    .addOption(new Option('--port <NUMBER>', 'the port to listen on').default('4180').env('PORT'))
    .action(start);
  withFiles(program.command('invite').description('Let somebody in: print a link that works once, and mail it if SMTP_URL is set'))
    .argument('<email>', 'the e-mail address of the person')
    .option('--name <NAME>', 'the name that others read; for somebody new')
    .addOption(new Option('--role <ROLE>', 'what the person may do; for somebody new, or to change it').choices(roles))
    .option('--site <ID>', 'the site, by its id in the file; if there are several')
    .action(printInvitation);
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
