import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A service in its own process. */
export type ChildService = {
  /** Resolves to its address; undefined when it exited before it listened. */
  address: Promise<string | undefined>;
  /** Kills it like `kill -9`. */
  kill: () => Promise<void>;
  /** Stops it with SIGTERM. Resolves to its exit code. */
  end: () => Promise<number | null>;
};

let bundled: Promise<string> | undefined;

/** Bundles the service into one file, which starts much faster, once for all test files of a worker. Resolves to the path of the file. */
export function bundleService(): Promise<string> {
  bundled ??= bundleInto(mkdtempSync(join(tmpdir(), 'mail-service-')));
  return bundled;
}

async function bundleInto(folder: string): Promise<string> {
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { build } = await import('rolldown');
  await build({
    input: { service: join(import.meta.dirname, 'service-process.ts') },
    platform: 'node',
    resolve: { conditionNames: ['@pagewright/source', 'node', 'import', 'default'] },
    output: { dir: folder, format: 'esm', entryFileNames: '[name].mjs', codeSplitting: false },
    logLevel: 'silent',
  });
  return join(folder, 'service.mjs');
}

/** Starts a service with these environment variables. */
export function startChild(file: string, environment: Readonly<Record<string, string>>): ChildService {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  return {
    address: firstLine(child),
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
    end: async () => {
      child.kill('SIGTERM');
      await closed;
      return child.exitCode;
    },
  };
}

function firstLine({ stdout }: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    stdout?.on('data', (chunk) => {
      text += String(chunk);
      const [line = ''] = text.split('\n');
      if (text.includes('\n')) resolve(line);
    });
    stdout?.on('close', () => resolve(undefined));
  });
}
