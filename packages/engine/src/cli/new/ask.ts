import { createInterface } from 'node:readline/promises';

/** Puts a question to the person at the terminal; the answer without spaces around it. */
export type Ask = (question: string) => Promise<string>;

/** Asks at the terminal while `work` goes on; `ask` is undefined when nobody sits there. */
export async function atTerminal<Result>(work: (ask: Ask | undefined) => Promise<Result>): Promise<Result> {
  if (!process.stdin.isTTY) return work(undefined);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const gone = new AbortController();
  // A terminal that is closed answers no more, and would leave the question open forever.
  terminal.on('close', () => gone.abort());
  const ask: Ask = async (question) => {
    try {
      return (await terminal.question(question, { signal: gone.signal })).trim();
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
