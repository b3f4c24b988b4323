import { defineCommand, flag, textOption } from '../declare/command.ts';
import { host, now, out, port, site, ways } from '../declare/shared-options.ts';
import { print } from '../print.ts';

const compress = flag('also write compressed copies of pages, scripts and SVG files');

const isRelease = flag('record the paths of the pages in .published-paths of the site; for the build that you publish', 'release');

const isPreview = flag('ask search engines not to list any page; for a site that a client looks at before it is published', 'preview');

/** `--outbox` of commands that show the outbox page only on request. */
export const hasOutboxPage = flag('add a page that shows the received messages, and print its address', 'outbox');

const sitePort = port(4173);

export const start = defineCommand({
  name: 'start',
  summary: 'Build the site, then serve it with its outbox page',
  arguments: {},
  options: {
    siteDir: site,
    outDir: out,
    clock: now,
    compress,
    isEditorFirst: flag('build nothing: show the live preview, and open its editor in the browser', 'edit'),
    host,
    port: sitePort,
  },
  examples: [
    { words: '', does: 'builds site.config into dist and serves it on http://localhost:4173' },
    { words: '--port 8080', does: 'serves it on another port' },
    { words: '--edit', does: 'opens the editor of the site in the browser' },
  ],
  run: async ({ options, project }) => {
    if (options.isEditorFirst) return (await import('../dev.ts')).startPreview({ ...project, ...options });
    const { buildFiles } = await import('../build.ts');
    const exitCode = await buildFiles({ ...project, ...options, isRelease: false });
    if (exitCode !== 0) return exitCode;
    const { serveSite } = await import('../serve.ts');
    return serveSite({ ...project, ...options, hasOutboxPage: true });
  },
});

export const dev = defineCommand({
  name: 'dev',
  summary: 'Show the site while you edit it',
  details: 'Saved changes appear in the open page without a reload.',
  arguments: {},
  options: {
    siteDir: site,
    clock: now,
    isShared: flag('let other computers in the network open it as well; its editor asks them for a password', 'host'),
    port: port(5173),
    socket: textOption(
      'listen on this Unix socket in place of a port; for a studio, which starts previews and says who asks',
      'FILE',
      'preview.sock',
    ),
    ways,
  },
  examples: [
    { words: '', does: 'shows site.config on http://localhost:5173' },
    { words: '--site my-site --port 8080', does: 'shows another site on another port' },
  ],
  run: async ({ options, project }) =>
    (await import('../dev.ts')).startPreview({ ...project, ...options, host: options.isShared || 'localhost' }),
});

export const build = defineCommand({
  name: 'build',
  summary: 'Write the site as files',
  details: 'Checks the content first. Writes nothing when it has an error.',
  arguments: {},
  options: { siteDir: site, outDir: out, clock: now, compress, isRelease, isPreview },
  examples: [
    { words: '', does: 'builds site.config into dist' },
    { words: '--site my-site --out /tmp/my-site', does: 'builds another site into another folder' },
    { words: '--release', does: 'builds the site to publish it, and records its paths' },
    { words: '--preview --out /tmp/preview', does: 'builds the site for a client to look at; search engines list no page of it' },
  ],
  run: async ({ options, project }) => (await import('../build.ts')).buildFiles({ ...project, ...options }),
});

export const publish = defineCommand({
  name: 'publish',
  summary: 'Build the site and bring it online',
  details: 'Reads publish.yaml beside package.json, which says where. Publishes nothing when the content has an error.',
  arguments: {},
  options: {
    siteDir: site,
    clock: now,
    to: textOption('the way to publish, as publish.yaml names it; without it, the first one', 'WAY', 'ssh'),
    waits: flag('wait until the address of the site shows the release', 'wait'),
    isDryRun: flag('only check the content, and show what would be done', 'dry-run'),
    backTo: textOption('build nothing: bring an earlier release online again, by its id', 'ID', '0f3a9c1be2d47586'),
    ways,
  },
  examples: [
    { words: '--dry-run', does: 'checks the content and shows where it would be published' },
    { words: '--wait', does: 'builds the site, brings it online, and waits until visitors get it' },
    { words: '--to ssh', does: 'publishes it by another way of publish.yaml' },
  ],
  run: async ({ options, project }) => (await import('../publish.ts')).publishSite({ ...project, ...options }),
});

export const serve = defineCommand({
  name: 'serve',
  summary: 'Serve the built site and receive the messages of its forms',
  arguments: {},
  options: { siteDir: site, outDir: out, hasOutboxPage, host, port: sitePort },
  examples: [
    { words: '', does: 'serves dist on http://localhost:4173' },
    { words: '--out /tmp/my-site --port 8080', does: 'serves another folder on another port' },
    { words: '--host 0.0.0.0', does: 'serves it to other computers, too' },
  ],
  run: async ({ options, project }) => (await import('../serve.ts')).serveSite({ ...project, ...options }),
});

export const prepare = defineCommand({
  name: 'prepare',
  summary: 'Bundle the code, so that later commands start at once',
  details: 'npm runs it after "npm ci" and "npm install". Without it, the first command bundles the code.',
  arguments: {},
  options: { siteDir: site },
  examples: [{ words: '', does: 'bundles the commands and the browser code' }],
  run: async ({ project: { root, fingerprint, loadCode } }) => {
    const { buildClient } = await import('../../bundle/build-client.ts');
    // The bundle of the commands exists, because this is one of them.
    await buildClient(await loadCode(), { root, fingerprint, compress: true }).folder;
    print('The code is bundled.');
    return 0;
  },
});
