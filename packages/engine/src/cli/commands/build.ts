import { defineCommand } from '../declare/command.ts';
import { out, site } from '../declare/folder-options.ts';
import { manifestOptions } from '../declare/manifest-options.ts';
import { now } from '../declare/now-option.ts';
import { flag } from '../declare/option.ts';
import { shard } from '../declare/shard-option.ts';

/** The option of commands that build a site. */
export const compress = flag('also write compressed copies of pages, scripts and SVG files');

/** The option of commands that write a site that is published. */
export const release = flag('record the paths of the pages in .published-paths of the site; for the build that you publish');

/** The option for a site that a client looks at before it is published. */
const preview = flag('ask search engines not to list any page; for a site that a client looks at before it is published');

export const build = defineCommand({
  name: 'build',
  summary: 'Write the site as files',
  details: `Checks the content first. Writes nothing when it has an error.
With --shard, writes a part of the site. The command merge combines all parts: docs/operators/scale.md.`,
  arguments: {},
  options: { site, out, now, compress, release, preview, shard, ...manifestOptions },
  examples: [
    { words: '', does: 'builds site.config into dist' },
    { words: '--site my-site --out /tmp/my-site', does: 'builds another site into another folder' },
    { words: '--release', does: 'builds the site to publish it, and records its paths' },
    { words: '--preview --out /tmp/preview', does: 'builds the site for a client to look at; search engines list no page of it' },
    { words: '--shard 1/4 --out shards/1', does: 'builds the first of four parts' },
    { words: '--manifest new.json --changed-since old.json', does: 'builds the site and lists what changed since the build of old.json' },
  ],
  run: async ({ options, project }) => {
    const { buildFiles } = await import('../build.ts');
    const {
      site: siteDir,
      out: outDir,
      now: clock,
      compress,
      release,
      preview,
      shard,
      manifest,
      'changed-since': changedSince,
      format,
    } = options;
    return buildFiles({
      ...project,
      siteDir,
      outDir,
      clock,
      compress,
      isRelease: release,
      isPreview: preview,
      shard,
      report: { manifest, changedSince, format },
    });
  },
});
