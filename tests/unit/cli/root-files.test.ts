import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { serveFolder } from '../../../packages/mail/tests/support/served-folder.ts';
import { filesOf } from '../../support/files-of.ts';
import type { Outcome } from '../../support/run-command.ts';
import { runMain } from '../../support/run-main.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('root-files');
const site = copySite('minimal', temp);
const out = join(temp, 'built');
const build = (...options: string[]): Promise<Outcome> => runMain('build', '--site', site.dir, '--out', out, ...options);
const written = (path: string): string => readFileSync(join(out, path), 'utf8');

const texts = {
  'ads.txt': 'ads.example, 1, DIRECT\n',
  'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
  '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  '.well-known/apple-app-site-association': '{"applinks":{}}',
  'old-shop/index.html': '<!doctype html><title>The old shop</title><p>Without an end tag.',
  'robots.txt': 'User-agent: *\nDisallow: /old-shop\n',
  CNAME: 'www.example.com\n',
  '.nojekyll': '',
  '.htaccess': 'Deny from all\n',
};
for (const [path, text] of Object.entries(texts)) site.write(`root/${path}`, text);
site.write('root/.DS_Store', 'of a computer');

describe('the files in root/', () => {
  beforeAll(async () => {
    expect(await build()).toMatchObject({ exitCode: 0 });
  }, 60_000);

  test('are in the built site as they are, without those of operating systems', () => {
    for (const [path, text] of Object.entries(texts)) expect(written(path)).toBe(text);
    expect([...filesOf(out).keys()]).not.toContain('.DS_Store');
  });

  test('stay in the next builds, change with their source and go with it', async () => {
    site.write('root/ads.txt', 'ads.example, 2, DIRECT\n');
    site.write('root/extra/terms.txt', 'The terms.\n');
    await build();
    expect([written('ads.txt'), written('extra/terms.txt'), written('CNAME')]).toEqual([
      'ads.example, 2, DIRECT\n',
      'The terms.\n',
      texts.CNAME,
    ]);
    site.write('root/ads.txt', texts['ads.txt']);
    site.remove('root/extra');
    const robots = written('robots.txt');
    site.remove('root/robots.txt');
    await build();
    expect([...filesOf(out).keys()].filter((path) => path.startsWith('extra'))).toEqual([]);
    expect([robots, written('robots.txt')]).toEqual([texts['robots.txt'], expect.stringContaining('Sitemap: ')]);
    site.write('root/robots.txt', texts['robots.txt']);
    await build();
    expect(written('robots.txt')).toBe(texts['robots.txt']);
  });

  test('are served with their types and the policy of the site, and the files for hosts are not', async () => {
    const address = await serveFolder(out);
    const get = async (path: string) => {
      const response = await fetch(address + path);
      return [response.status, response.headers.get('Content-Type'), await response.text()];
    };
    expect(await get('/ads.txt')).toEqual([200, 'text/plain; charset=utf-8', texts['ads.txt']]);
    expect(await get('/.well-known/security.txt')).toEqual([200, 'text/plain; charset=utf-8', texts['.well-known/security.txt']]);
    expect(await get('/.well-known/apple-app-site-association')).toEqual([200, 'application/json', '{"applinks":{}}']);
    expect(await get('/google0123456789abcdef.html')).toEqual([200, 'text/html; charset=utf-8', texts['google0123456789abcdef.html']]);
    expect(await get('/old-shop')).toEqual([200, 'text/html; charset=utf-8', texts['old-shop/index.html']]);
    const policy = (await fetch(`${address}/old-shop`)).headers.get('Content-Security-Policy');
    expect(policy).toBe((await fetch(`${address}/site.webmanifest`)).headers.get('Content-Security-Policy'));
    expect(policy).toContain("default-src 'none'");
    for (const path of ['/_headers', '/_mail.json', '/build.json', '/.nojekyll', '/.htaccess']) expect((await get(path))[0]).toBe(404);
  });

  test('that are too large for hosts are a warning', async () => {
    site.write('root/press-kit.zip', '');
    truncateSync(join(site.dir, 'root/press-kit.zip'), 26 * 1024 * 1024);
    const { stdout, stderr } = await runMain('check', '--site', site.dir);
    site.remove('root/press-kit.zip');
    expect(stdout + stderr).toContain('This file has 26.0 MiB.');
  });

  test('are known to the commands that list uses and make pages', async () => {
    site.edit('pages/home.yaml', 'to: ', 'to: /ads.txt # ');
    const uses = await runMain('uses', '/ads.txt', '--site', site.dir);
    expect(uses.stdout).toMatch(/^The file root\/ads\.txt is used in 1 place:\n.*pages\/home\.yaml/);
    const { exitCode, stderr } = await runMain(
      'new',
      'page',
      '/old-shop',
      '--site',
      site.dir,
      '--title',
      'Shop',
      '--description',
      'All that was for sale in the old shop.',
    );
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringContaining('root/old-shop/index.html is at /old-shop already. Choose another path.'),
    ]);
  });
});
