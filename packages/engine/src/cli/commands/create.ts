import { optional } from '../declare/argument.ts';
import { defineCommand } from '../declare/command.ts';
import { unusedSite } from '../declare/folder-options.ts';
import { flag, textOption } from '../declare/option.ts';
import { UsageError } from '../declare/usage-error.ts';

export const create = defineCommand({
  name: 'create',
  summary: 'Write a new site as a project of its own, for developers',
  details: 'Copies the block types, components and theme of this project, which the new site owns, and the content of a starter.',
  arguments: { folder: optional('the folder of the new project, which must be empty or not exist') },
  options: {
    site: unusedSite,
    starter: textOption('the starter (default: the first one)', 'NAME', 'blank'),
    name: textOption('the name of the site (default: made from the name of the folder)', 'TEXT', '"North Lights"'),
    list: flag('list the starters, and write nothing'),
  },
  examples: [
    { words: '../north-lights', does: 'writes a site with a home page' },
    { words: '../north-lights --starter studio --name "North Lights"', does: 'starts from all pages of another site' },
    { words: '--list', does: 'lists the starters' },
  ],
  run: async ({ args: { folder }, options: { starter, name, list }, project }) => {
    const { createSite, listStarters } = await import('../create/create-site.ts');
    if (list) return listStarters(project);
    if (folder === undefined) throw new UsageError('Name the folder of the new site: npm run create -- ../my-site');
    return createSite({ ...project, folder, starter, name });
  },
});
