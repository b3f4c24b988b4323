import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** What a program has answered. `status` is not 0 when it failed. `error` is the end of what it said. */
export type ProgramAnswer = {
  status: number;
  out: Buffer;
  error: string;
  /** `late`: it exceeded its limit and was ended. `cancelled`: its signal has ended it. `missing`: there is no such program. */
  failure?: 'late' | 'cancelled' | 'missing' | undefined;
};

type ProgramOptions = {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** What the program reads. */
  input?: string | Buffer;
  /** In milliseconds. */
  limit: number;
  /** Ends the program. */
  signal?: AbortSignal | undefined;
  /** True for one that may leave another that keeps its output open for ever, such as a hook of git. */
  mayLeaveOthers?: boolean;
};

/** How many bytes of its words are kept: the last ones say why a program failed. */
const maxWords = 8000;

/** How long a program that was asked to end has for that, in milliseconds. */
const lastChance = 2000;

/** How long the output is read after the end of a program that may leave others, in milliseconds. */
const afterwards = 500;

/** Runs a program with a list of arguments and never in a shell. At its limit, it is ended with all that it has started. Never rejects. */
export function runProgram(name: string, args: readonly string[], options: ProgramOptions): Promise<ProgramAnswer> {
  const { cwd, env, input = '', limit, signal, mayLeaveOthers = false } = options;
  return new Promise((resolve) => {
    // A group of its own, so that what it has started ends with it.
    const program = spawn(name, args, { cwd, env, detached: true });
    const out: Buffer[] = [];
    let words: Buffer = Buffer.alloc(0);
    let failure: ProgramAnswer['failure'];
    const end = (by: NodeJS.Signals): void => endGroup(program.pid, by);
    const stop = (why: 'late' | 'cancelled'): void => {
      failure = why;
      end('SIGTERM');
      void wait(lastChance, undefined, { ref: false }).then(
        () => program.exitCode === null && program.signalCode === null && end('SIGKILL'),
      );
    };
    const timer = setTimeout(() => stop('late'), limit);
    const cancel = (): void => stop('cancelled');
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) cancel();
    const answer = (status: number | null): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      const error = words.toString('utf8').trim();
      resolve({ status: failure ? 1 : (status ?? 1), out: Buffer.concat(out), error, failure });
    };
    program.stdout.on('data', (part: Buffer) => out.push(part));
    program.stderr.on('data', (part: Buffer) => {
      words = Buffer.concat([words, part]).subarray(-maxWords);
    });
    // It may end before it has read everything.
    program.stdin.on('error', () => undefined);
    program.on('error', ({ message }) => {
      failure = 'missing';
      words = Buffer.from(message);
      answer(127);
    });
    program.on('exit', (status) => {
      clearTimeout(timer);
      if (mayLeaveOthers || failure) void wait(afterwards).then(() => answer(status));
    });
    program.on('close', answer);
    program.stdin.end(input);
  });
}

/** Sends a signal to a program and what it has started. `id`: of the process, which leads a group of its own. */
export function endGroup(id: number | undefined, signal: NodeJS.Signals): void {
  if (id === undefined) return;
  try {
    process.kill(-id, signal);
  } catch {
    // It has ended by itself.
  }
}
