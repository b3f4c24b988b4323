import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterFile } from '../../packages/engine/tests/support/after-file.ts';
import { freePort } from '../../packages/engine/tests/support/free-port.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';

/** What the files of the guide are changed to for a test. */
type Places = {
  /** A folder for the files of the server. */
  folder: string;
  /** The built site. */
  site: string;
  /** A folder with a built site in `loaf/`, which is below a path. */
  below: string;
  /** The host and port of the mail service. */
  mail: string;
};

/** A web server with the file of the guide: whether it is installed, and how to start it. Resolves to its address. */
export type WebServer = { name: string; isInstalled: boolean; start: (places: Places) => Promise<string> };

/** Returns the blocks of code of the operators' guide in a language: the file for a host, and the lines for a site below a path. Throws unless there are both. */
function filesInGuide(language: string): { host: string; below: string } {
  const text = readFileSync(inProject('docs', 'operators', 'hosting.md'), 'utf8');
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))];
  const [host, below, ...others] = blocks.map(([, block = '']) => block);
  if (host === undefined || below === undefined || others.length > 0)
    throw new Error(`docs/operators/hosting.md must have two blocks of ${language}.`);
  return { host, below };
}

/** Returns the command of the guide that converts redirects for a server, with other folders. */
function convertRedirects(file: string, { folder, site }: Places): void {
  const text = readFileSync(inProject('docs', 'operators', 'hosting.md'), 'utf8');
  const command = text.split('\n').find((line) => line.startsWith('awk ') && line.endsWith(`/srv/redirects/${file}`));
  if (command === undefined) throw new Error(`docs/operators/hosting.md has no command that writes ${file}.`);
  mkdirSync(join(folder, 'redirects'));
  const { status, stderr } = spawnSync('sh', [
    '-c',
    replaceAll(command, { '/srv/site': site, '/srv/redirects': join(folder, 'redirects') }),
  ]);
  if (status !== 0) throw new Error(String(stderr));
}

/** Replaces texts that must all be there. */
function replaceAll(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`There is no "${from}" in:\n${text}`);
    return changed.replaceAll(from, to);
  }, text);
}

/** Starts a server until the end of the test file. Resolves when it answers. */
async function run(command: string, args: readonly string[], address: string, environment: Record<string, string> = {}): Promise<void> {
  const child: ChildProcess = spawn(command, args, { env: { ...process.env, ...environment } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  afterFile(async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  for (const end = Date.now() + 30_000; Date.now() < end; await setTimeout(50)) {
    if (child.exitCode !== null) break;
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error(`${command} does not answer on ${address}: ${output}`);
}

const isInstalled = (command: string, versionFlag: string): boolean => spawnSync(command, [versionFlag]).status === 0;

const nginxPath = '/usr/sbin/nginx';

export const nginx: WebServer = {
  name: 'nginx',
  isInstalled: isInstalled(nginxPath, '-v'),
  start: async (places) => {
    const port = await freePort();
    const other = await freePort();
    const folder = mkdtempSync(join(places.folder, 'nginx-'));
    convertRedirects('site.conf', { ...places, folder });
    const { host, below } = filesInGuide('nginx');
    const [maps = '', locations = ''] = below.split('# In the server block of the host.\n');
    const site = replaceAll(`${maps}${host.replace(/\}\n$/, `${locations}}\n`)}`, {
      '/srv/below': places.below,
      '  listen [::]:80;\n': '',
      'listen 80;\n  server_name example.com;': `listen 127.0.0.1:${other};\n  server_name example.com;`,
      'listen 80;': `listen 127.0.0.1:${port};`,
      '/srv/site;': `${places.site};`,
      '/srv/redirects': join(folder, 'redirects'),
      'localhost:4174': places.mail,
    });
    writeFileSync(join(folder, 'site.conf'), site);
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${user} daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary} include /etc/nginx/mime.types; include ${folder}/site.conf; }`,
    );
    await run(nginxPath, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], `http://127.0.0.1:${port}`);
    return `http://127.0.0.1:${port}`;
  },
};

const caddyPath = '/usr/bin/caddy';

export const caddy: WebServer = {
  name: 'Caddy',
  isInstalled: isInstalled(caddyPath, 'version'),
  start: async (places) => {
    const port = await freePort();
    const other = await freePort();
    const folder = mkdtempSync(join(places.folder, 'caddy-'));
    convertRedirects('site.caddy', { ...places, folder });
    const { host, below } = filesInGuide('caddy');
    const errors = '\thandle_errors {\n';
    const [handlers = '', ofErrors = ''] = below.split(errors.trimStart());
    const withBelow = replaceAll(host, { [errors]: `${handlers}${errors}${ofErrors.replace(/\}\n$/, '')}` });
    const site = replaceAll(withBelow, {
      '/srv/below': places.below,
      '\nexample.com {': `\nhttp://127.0.0.1:${other} {`,
      '\nwww.example.com {': `\nhttp://127.0.0.1:${port} {`,
      '/srv/site\n': `${places.site}\n`,
      '/srv/redirects': join(folder, 'redirects'),
      'localhost:4174': places.mail,
    });
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    await run(caddyPath, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], `http://127.0.0.1:${port}`, home);
    return `http://127.0.0.1:${port}`;
  },
};
