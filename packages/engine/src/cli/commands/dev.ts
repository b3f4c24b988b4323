import { defineCommand } from '../declare/command.ts';
import { site } from '../declare/folder-options.ts';
import { now } from '../declare/now-option.ts';
import { flag } from '../declare/option.ts';
import { port } from '../declare/port-option.ts';

export const dev = defineCommand({
  name: 'dev',
  summary: 'Show the site while you edit it',
  details: 'Saved changes appear in the open page without a reload.',
  arguments: {},
  options: { site, now, host: flag('let other computers in the network open it as well'), port: port(5173) },
  examples: [
    { words: '', does: 'shows site.config on http://localhost:5173' },
    { words: '--site my-site --port 8080', does: 'shows another site on another port' },
  ],
  run: async ({ options: { site: siteDir, now: clock, host, port }, project }) => {
    const { startPreview } = await import('../dev.ts');
    return startPreview({ ...project, siteDir, clock, isShared: host, port });
  },
});
