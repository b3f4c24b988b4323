import type { ChildProcess } from 'node:child_process';

/** Waits until a process has written what the expression finds, to stdout or stderr. Returns the first group. */
export function firstMatch(child: ChildProcess, expression: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = expression.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}.\n${output}`)));
  });
}
