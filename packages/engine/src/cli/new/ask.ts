import { createInterface } from 'node:readline/promises';

/** Asks a question in the terminal. Resolves to the trimmed answer. */
export type Ask = (question: string) => Promise<string>;

/** Runs `work` with a function that asks questions in the terminal; undefined when the input is not a terminal. */
export async function withTerminal<Result>(work: (ask: Ask | undefined) => Promise<Result>): Promise<Result> {
  if (!process.stdin.isTTY) return work(undefined);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  // Without this, a question would never settle after the terminal is closed.
  terminal.on('close', () => closed.abort());
  const ask: Ask = async (question) => {
    try {
      return (await terminal.question(question, { signal: closed.signal })).trim();
    } catch {
      throw new Error('\nStopped. Nothing was written.');
    }
  };
  try {
    return await work(ask);
  } finally {
    terminal.close();
  }
}
