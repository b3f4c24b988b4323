import { defineCommand } from '../declare/command.ts';
import { site } from '../declare/folder-options.ts';
import { now } from '../declare/now-option.ts';

export const encode = defineCommand({
  name: 'encode',
  summary: 'Encode the missing widths of pictures',
  details: 'Writes them into media/.encoded of the site, and removes those of deleted pictures.',
  arguments: {},
  options: { site, now },
  examples: [{ words: '', does: 'encodes the pictures of site.config' }],
  run: async ({ options: { site: siteDir, now: clock }, project }) => {
    const { encodeMedia } = await import('../encode.ts');
    return encodeMedia({ ...project, siteDir, clock });
  },
});
