import { choiceOption, defineCommand, flag, optional, several } from '../declare/command.ts';
import { now, site } from '../declare/shared-options.ts';

export const check = defineCommand({
  name: 'check',
  summary: 'Report every problem of the content with its place and a fix',
  details: 'With files, reads the whole site, and reports and fixes only the problems of these files.',
  arguments: { file: several('a file of the site: its path from here, absolute, or from the folder of the site') },
  options: {
    siteDir: site,
    clock: now,
    format: choiceOption('how problems are printed', ['text', 'json', 'github']),
    isRelease: flag('also report sample values, for a site that you are about to publish', 'release'),
    isFixing: flag('apply the safe fixes, then report the remaining problems', 'fix'),
  },
  examples: [
    { words: '', does: 'checks site.config' },
    { words: '--release', does: 'also finds the sample values that are left, and fails while there are any' },
    { words: '--fix pages/home.yaml', does: 'applies the safe fixes to one page and reports its other problems' },
  ],
  run: async ({ args: { file: files }, options, project }) => (await import('../check.ts')).checkContent({ ...project, ...options, files }),
});

export const explain = defineCommand({
  name: 'explain',
  summary: 'Explain a problem, with a wrong and a right example',
  arguments: { code: optional('the code of the problem, as check prints it; without one, all codes are listed') },
  options: { siteDir: site },
  examples: [
    { words: 'broken-link', does: 'explains this problem' },
    { words: '', does: 'lists the codes of all problems' },
  ],
  run: async ({ args: { code }, project }) => (await import('../explain.ts')).explainProblem(code, project),
});

export const uses = defineCommand({
  name: 'uses',
  summary: 'List every place where something is used',
  details: `NAME is one of
  /contact-us                a page
  /media/team.jpg            a file in media
  faqs/how-long, web/acme    a record
  faqs                       a collection
  newsletter                 a block type, or a shared block
  rocket                     an icon`,
  arguments: { name: optional('what to look for; without it, names of this site to look for are listed') },
  options: { siteDir: site, clock: now },
  examples: [
    { words: '/contact-us', does: 'lists the links to this page' },
    { words: 'rocket', does: 'lists the places that show this icon' },
  ],
  run: async ({ args: { name }, options, project }) => (await import('../uses.ts')).reportUses(name, { ...project, ...options }),
});

export const encode = defineCommand({
  name: 'encode',
  summary: 'Encode the missing widths of pictures',
  details: 'Writes them into media/.encoded of the site, and removes those of deleted pictures.',
  arguments: {},
  options: { siteDir: site, clock: now },
  examples: [{ words: '', does: 'encodes the pictures of site.config' }],
  run: async ({ options, project }) => (await import('../encode.ts')).encodeMedia({ ...project, ...options }),
});

export const fonts = defineCommand({
  name: 'fonts',
  summary: 'Subset the fonts of the site',
  details: 'Reads fonts.yaml of the project. Prints the fallback metrics of each font for site.yaml.',
  arguments: { file: optional('another file than fonts.yaml of the project') },
  options: { siteDir: site },
  examples: [
    { words: '', does: 'subsets the fonts that fonts.yaml lists' },
    { words: 'other-fonts.yaml --site my-site', does: 'subsets the fonts of another file for another site' },
  ],
  run: async ({ args, options, project }) => (await import('../fonts.ts')).subsetFonts({ ...project, ...args, ...options }),
});
