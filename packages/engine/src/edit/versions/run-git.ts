import { spawn } from 'node:child_process';

/** What a git command has answered. `status` is not 0 when it failed, or when there is no git. */
export type GitAnswer = { status: number; out: Buffer; error: string };

type GitOptions = {
  /** What the command reads. */
  input?: string;
  /** An index to use in place of that of the repository. */
  index?: string;
  /** In milliseconds. */
  timeout?: number;
};

/** Runs git in a folder. */
export type RunGit = (args: readonly string[], options?: GitOptions) => Promise<GitAnswer>;

/** A choice: a fetch over a slow line. */
const longest = 60_000;

/**
 * Returns a function that runs git in a folder: with a list of arguments and never in a shell, independent of a repository that this process
 * works in, and without a question that nobody would see.
 */
export function gitIn(folder: string): RunGit {
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, GIT_PREFIX: ____, ...own } = process.env;
  const quiet = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' };
  const env = { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', ...own, ...quiet };
  return (args, { input = '', index, timeout = longest } = {}) =>
    new Promise((resolve) => {
      const git = spawn('git', args, { cwd: folder, env: index === undefined ? env : { ...env, GIT_INDEX_FILE: index }, timeout });
      const out: Buffer[] = [];
      let error = '';
      git.stdout.on('data', (part: Buffer) => out.push(part));
      git.stderr.on('data', (part: Buffer) => {
        error += part.toString('utf8');
      });
      // It may end before it has read everything.
      git.stdin.on('error', () => undefined);
      git.on('error', ({ message }) => resolve({ status: 127, out: Buffer.alloc(0), error: message }));
      git.on('close', (status) => resolve({ status: status ?? 1, out: Buffer.concat(out), error: error.trim() }));
      git.stdin.end(input);
    });
}

/** Returns what a command prints, without the line break at its end. Undefined when it fails. */
export async function asked(git: RunGit, ...args: readonly string[]): Promise<string | undefined> {
  const { status, out } = await git(args);
  return status === 0 ? out.toString('utf8').replace(/\n$/, '') : undefined;
}

/** Returns what a command prints. Throws an `Error` with what it says when it fails. */
export async function required(git: RunGit, args: readonly string[], options?: GitOptions): Promise<string> {
  const { status, out, error } = await git(args, options);
  if (status !== 0) throw new Error(`git ${args.find((one) => /^[a-z]/.test(one))} failed: ${error || out.toString('utf8').trim()}`);
  return out.toString('utf8').replace(/\n$/, '');
}
