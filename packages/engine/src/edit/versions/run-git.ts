import { type ProgramAnswer, runProgram } from '../../files/run-program.ts';

/** What a git command has answered. */
export type GitAnswer = ProgramAnswer;

/**
 * How long a command may take, in milliseconds. Hooks run linters and tests, so a commit may take minutes, and so may a push of videos. What only
 * reads this computer is stuck when it takes longer.
 */
export const gitLimits = { read: 30_000, commit: 15 * 60_000, remote: 10 * 60_000 } as const;

export type GitOptions = {
  /** What the command reads. */
  input?: string | Buffer;
  /** Variables of the environment, such as another index. */
  env?: Readonly<Record<string, string>>;
  /** What the command does, which sets its limit. Without it, it reads or writes this computer only. */
  kind?: keyof typeof gitLimits;
  /** Another limit in milliseconds. */
  limit?: number;
  /** Ends the command. */
  signal?: AbortSignal | undefined;
};

/** Runs git in a folder. */
export type RunGit = (args: readonly string[], options?: GitOptions) => Promise<GitAnswer>;

/** The variables that tie git to a repository: this process may have been started by a hook of another one. */
const ofRepository =
  /^GIT_(?:ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|DIR|INDEX_FILE|NAMESPACE|OBJECT_DIRECTORY|PREFIX|SHALLOW_FILE|WORK_TREE)$/;

/** The encoding of messages, whatever the project prints them in. */
const inUtf8 = ['-c', 'i18n.commitEncoding=UTF-8', '-c', 'i18n.logOutputEncoding=UTF-8'];

/**
 * Returns a function that runs git in a folder: with a list of arguments and never in a shell, in the environment of the author, so that hooks
 * find their locale, and without a question that nobody would see. Nobody reads what git says but people, so it may be in any language.
 */
export function gitIn(folder: string): RunGit {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofRepository.test(name)));
  const basic = { ...own, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' };
  return (args, { input = '', env, kind = 'read', limit = gitLimits[kind], signal } = {}) => {
    const quiet = kind === 'read' ? { GIT_OPTIONAL_LOCKS: '0' } : {};
    return runProgram('git', [...inUtf8, ...args], {
      cwd: folder,
      env: { ...basic, ...quiet, ...env },
      input,
      limit,
      signal,
      mayLeaveOthers: kind !== 'read',
    });
  };
}

/** Returns what a command prints, without the line break at its end. Undefined when it fails. Throws a `GitError` when it takes too long to know. */
export async function asked(git: RunGit, ...args: readonly string[]): Promise<string | undefined> {
  const answer = await git(args);
  if (answer.failure === 'late') throw new GitError(args, answer);
  return answer.status === 0 ? textOf(answer.out) : undefined;
}

/** A command of git that has failed. `detail`: what git said, or that it took too long. */
export class GitError extends Error {
  readonly detail: string;

  constructor(args: readonly string[], { out, error, failure }: GitAnswer) {
    const command = `git ${args.find((one) => /^[a-z]/.test(one)) ?? ''}`;
    const detail = failure === 'late' ? `${command} took too long, and was ended. ${error}`.trim() : error || textOf(out).trim();
    super(`${command} failed: ${detail}`);
    this.detail = detail;
  }
}

/** Returns what a command prints. Throws a `GitError` when it fails. */
export async function required(git: RunGit, args: readonly string[], options?: GitOptions): Promise<string> {
  const answer = await git(args, options);
  if (answer.status !== 0) throw new GitError(args, answer);
  return textOf(answer.out);
}

/** Splits what a command prints with `-z`. */
export const entriesOf = (text: string): string[] => text.split('\0').filter((entry) => entry !== '');

function textOf(out: Buffer): string {
  const text = out.toString('utf8');
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}
