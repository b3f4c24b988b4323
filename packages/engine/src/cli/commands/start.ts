import { defineCommand } from '../declare/command.ts';
import { out, site } from '../declare/folder-options.ts';
import { host } from '../declare/host-option.ts';
import { now } from '../declare/now-option.ts';
import { compress } from './build.ts';
import { sitePort } from './serve.ts';

export const start = defineCommand({
  name: 'start',
  summary: 'Build the site, then serve it with its outbox page',
  arguments: {},
  options: { site, out, now, compress, host, port: sitePort },
  examples: [
    { words: '', does: 'builds site.config into dist and serves it on http://localhost:4173' },
    { words: '--port 8080', does: 'serves it on another port' },
  ],
  run: async ({ options: { site: siteDir, out: outDir, now: clock, compress, host, port }, project }) => {
    const { buildFiles } = await import('../build.ts');
    const exitCode = await buildFiles({ ...project, siteDir, outDir, clock, compress, isRelease: false });
    if (exitCode !== 0) return exitCode;
    const { serveSite } = await import('../serve.ts');
    return serveSite({ ...project, siteDir, outDir, host, port, hasOutboxPage: true });
  },
});
