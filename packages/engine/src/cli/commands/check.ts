import { several } from '../declare/argument.ts';
import { defineCommand } from '../declare/command.ts';
import { site } from '../declare/folder-options.ts';
import { now } from '../declare/now-option.ts';
import { choiceOption, flag } from '../declare/option.ts';

export const check = defineCommand({
  name: 'check',
  summary: 'Report every problem of the content with its place and a fix',
  details: 'With files, reads the whole site, and reports and fixes only the problems of these files.',
  arguments: { file: several('a file of the site: its path from here, absolute, or from the folder of the site') },
  options: {
    site,
    now,
    format: choiceOption('how problems are printed', ['text', 'json', 'github']),
    fix: flag('apply the safe fixes, then report the remaining problems'),
  },
  examples: [
    { words: '', does: 'checks site.config' },
    { words: '--fix pages/home.yaml', does: 'applies the safe fixes to one page and reports its other problems' },
  ],
  run: async ({ args: { file: files }, options: { site: siteDir, now: clock, format, fix }, project }) => {
    const { checkContent } = await import('../check.ts');
    return checkContent({ ...project, siteDir, clock, format, isFixing: fix, files });
  },
});
