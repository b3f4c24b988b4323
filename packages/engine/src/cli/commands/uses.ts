import { optional } from '../declare/argument.ts';
import { defineCommand } from '../declare/command.ts';
import { site } from '../declare/folder-options.ts';
import { now } from '../declare/now-option.ts';

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
  options: { site, now },
  examples: [
    { words: '/contact-us', does: 'lists the links to this page' },
    { words: 'rocket', does: 'lists the places that show this icon' },
  ],
  run: async ({ args: { name }, options: { site: siteDir, now: clock }, project }) => {
    const { reportUses } = await import('../uses.ts');
    return reportUses(name, { ...project, siteDir, clock });
  },
});
