import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { SiteCode } from '../../packages/engine/src/definition/site-code.ts';
import siteCode from '../../src/site.ts';
import type { Outcome } from './run-command.ts';
import { runMainWith } from './run-main.ts';

/** The folder for the caches of builds of each site's code: browser code is that of the shipped site only where the site has its code. */
const machines = new Map<SiteCode, string>();

function machineOf(code: SiteCode): string {
  const machine = machines.get(code) ?? (code === siteCode ? inject('machine') : mkdtempSync(join(inject('machine'), 'own-')));
  machines.set(code, machine);
  return machine;
}

/**
 * Builds the site with the content in a folder into `out`, as the command does, but in this process: starting one and building the code for
 * browsers again takes five times as long as building a small site. `code` is that of the site: default, the standard one.
 */
export const buildInProcess = (content: string, out: string, code: SiteCode = siteCode, ...options: string[]): Promise<Outcome> =>
  runMainWith(code, machineOf(code), 'build', '--site', content, '--out', out, ...options);
