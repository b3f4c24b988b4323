import { presetOf } from '../../content/presets.ts';
import { readSources } from '../../content/references/site-sources.ts';
import type { Project } from '../declare/option.ts';
import { print } from '../print.ts';
import { noPresets, presetLines } from './presets.ts';

/** Prints the presets of a site, each with its description. Returns the exit code. */
export async function listPresets({ siteDir, loadCode }: Pick<Project, 'loadCode'> & { siteDir: string }): Promise<number> {
  const presets = (await readSources(siteDir, await loadCode())).presets.map(presetOf);
  const [first] = presets;
  print(
    first
      ? `${presetLines(presets, { isNumbered: false })}\n\nTo start from one: npm run new -- page /your-path --preset ${first.name}`
      : noPresets,
  );
  return 0;
}
