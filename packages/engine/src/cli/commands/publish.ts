import { defineCommand, flag, several } from '../declare/command.ts';
import { host, manifestOptions, now, out, port, shard, site } from '../declare/shared-options.ts';
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
  details: `Checks the content first. Writes nothing when it has an error.
With --shard, writes a part of the site. The command merge combines all parts: docs/operators/scale.md.`,
  arguments: {},
  options: { siteDir: site, outDir: out, clock: now, compress, isRelease, isPreview, shard, ...manifestOptions },
  examples: [
    { words: '', does: 'builds site.config into dist' },
    { words: '--site my-site --out /tmp/my-site', does: 'builds another site into another folder' },
    { words: '--release', does: 'builds the site to publish it, and records its paths' },
    { words: '--preview --out /tmp/preview', does: 'builds the site for a client to look at; search engines list no page of it' },
    { words: '--shard 1/4 --out shards/1', does: 'builds the first of four parts' },
    { words: '--manifest new.json --changed-since old.json', does: 'builds the site and lists what changed since the build of old.json' },
  ],
  run: async ({ options: { manifest, changedSince, format, ...options }, project }) => {
    const { buildFiles } = await import('../build.ts');
    return buildFiles({ ...project, ...options, report: { manifest, changedSince, format } });
  },
});

export const merge = defineCommand({
  name: 'merge',
  summary: 'Combine the shards of a site that build --shard wrote',
  details: 'Writes what one build of the whole site writes. Writes nothing when shards are missing or do not fit together.',
  arguments: { folder: several('the folder of a shard; name all of them, in any order') },
  options: { siteDir: site, outDir: out, isRelease, ...manifestOptions },
  examples: [
    { words: 'shards/1 shards/2', does: 'combines two shards into dist' },
    { words: 'shards/1 shards/2 --release', does: 'combines them to publish the site, and records its paths' },
  ],
  run: async ({ args: { folder: folders }, options: { manifest, changedSince, format, ...options }, project }) => {
    const { mergeFiles } = await import('../merge.ts');
    return mergeFiles(folders, { ...project, ...options, report: { manifest, changedSince, format } });
  },
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
