import { inject } from 'vitest';
import type { SiteCode } from '../../packages/engine/src/definition/site-code.ts';
import siteCode from '../../src/site.ts';
import type { Outcome } from './run-command.ts';
import { runMainWith } from './run-main.ts';

/**
 * Builds the site with the content in a folder into `out`, as the command does, but in this process: starting one and building the code for
 * browsers again takes five times as long as building a small site. `code` is that of the site: default, the standard one.
 */
export const buildInProcess = (content: string, out: string, code: SiteCode = siteCode, ...options: string[]): Promise<Outcome> =>
  runMainWith(code, inject('machine'), 'build', '--site', content, '--out', out, ...options);
