import type { Option } from '../../definition/site-command.ts';
import { defineCommand } from '../declare/command.ts';
import { out, site } from '../declare/folder-options.ts';
import { host } from '../declare/host-option.ts';
import { flag } from '../declare/option.ts';
import { port } from '../declare/port-option.ts';

/** The option of commands that show the outbox page only on request. */
export const outbox: Option<boolean> = flag('add a page that shows the received messages, and print its address');

/** The port of a served site. */
export const sitePort = port(4173);

export const serve = defineCommand({
  name: 'serve',
  summary: 'Serve the built site and receive the messages of its forms',
  arguments: {},
  options: { site, out, outbox, host, port: sitePort },
  examples: [
    { words: '', does: 'serves dist on http://localhost:4173' },
    { words: '--out /tmp/my-site --port 8080', does: 'serves another folder on another port' },
    { words: '--host 0.0.0.0', does: 'serves it to other computers, too' },
  ],
  run: async ({ options: { site: siteDir, out: outDir, outbox, host, port }, project }) => {
    const { serveSite } = await import('../serve.ts');
    return serveSite({ ...project, siteDir, outDir, host, port, hasOutboxPage: outbox });
  },
});
