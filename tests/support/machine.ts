import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { shareCode } from './code-state.ts';

declare module 'vitest' {
  /** What every test file may ask for with `inject`. */
  interface ProvidedContext {
    /** The folder for the caches of builds in this process: one for all files of a run. It shares the browser code of the shipped site. */
    machine: string;
  }
}

/** Runs once, before the first test file. Returns what runs after the last one. */
export function setup({ provide }: TestProject): () => void {
  const machine = mkdtempSync(join(tmpdir(), 'machine-'));
  shareCode(machine);
  provide('machine', machine);
  return () => rmSync(machine, { recursive: true, force: true });
}
