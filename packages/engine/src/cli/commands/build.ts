import { defineCommand } from '../declare/command.ts';
import { out, site } from '../declare/folder-options.ts';
import { now } from '../declare/now-option.ts';
import { flag } from '../declare/option.ts';

/** The option of commands that build a site. */
export const compress = flag('also write compressed copies of the pages');

export const build = defineCommand({
  name: 'build',
  summary: 'Write the site as files',
  details: 'Checks the content first. Writes nothing when it has an error.',
  arguments: {},
  options: {
    site,
    out,
    now,
    compress,
    release: flag('record the paths of the pages in .published-paths of the site; for the build that you publish'),
  },
  examples: [
    { words: '', does: 'builds site.config into dist' },
    { words: '--site my-site --out /tmp/my-site', does: 'builds another site into another folder' },
    { words: '--release', does: 'builds the site to publish it, and records its paths' },
  ],
  run: async ({ options: { site: siteDir, out: outDir, now: clock, compress, release }, project }) => {
    const { buildFiles } = await import('../build.ts');
    return buildFiles({ ...project, siteDir, outDir, clock, compress, isRelease: release });
  },
});
