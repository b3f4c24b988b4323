import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../packages/engine/tests/support/project-root.ts';
import { runCommand } from './run-command.ts';

/** Builds the site in a folder of the project into `out`. Returns the HTML of its pages by file, such as `about/index.html`. */
export async function buildPages(site: string, out: string): Promise<ReadonlyMap<string, string>> {
  const { exitCode, stdout, stderr } = await runCommand(projectRoot, 'build', '--site', join(projectRoot, site), '--out', out);
  if (exitCode !== 0) throw new Error(`${site} was not built.\n${stdout}${stderr}`);
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return new Map(files.map((file) => [file, readFileSync(join(out, file), 'utf8')]));
}
