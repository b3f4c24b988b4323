import { several } from '../declare/argument.ts';
import { defineCommand } from '../declare/command.ts';
import { out, site } from '../declare/folder-options.ts';
import { manifestOptions } from '../declare/manifest-options.ts';
import { release } from './build.ts';

export const merge = defineCommand({
  name: 'merge',
  summary: 'Combine the shards of a site that build --shard wrote',
  details: 'Writes what one build of the whole site writes. Writes nothing when shards are missing or do not fit together.',
  arguments: { folder: several('the folder of a shard; name all of them, in any order') },
  options: { site, out, release, ...manifestOptions },
  examples: [
    { words: 'shards/1 shards/2', does: 'combines two shards into dist' },
    { words: 'shards/1 shards/2 --release', does: 'combines them to publish the site, and records its paths' },
  ],
  run: async ({ args: { folder: folders }, options, project }) => {
    const { mergeFiles } = await import('../merge.ts');
    const { site: siteDir, out: outDir, release, manifest, 'changed-since': changedSince, format } = options;
    return mergeFiles(folders, { ...project, siteDir, outDir, isRelease: release, report: { manifest, changedSince, format } });
  },
});
