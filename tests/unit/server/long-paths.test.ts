import { beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { listen } from '../../../packages/mail/src/http/listen.ts';
import { startMail } from '../../../packages/mail/tests/support/mail-service.ts';
import { ask, serveFolder, writeSite } from '../../../packages/mail/tests/support/served-folder.ts';

const folder = tempFolder('long-paths');
const outboxes = tempFolder('long-paths-mail');

/** Just below 16 KiB, node's limit for the request line and headers together. */
const length = 15_900;
const fill = (part: string): string => part.repeat(Math.ceil(length / part.length)).slice(0, length);

const longPaths = {
  'many folders': `/${fill('a/')}x`,
  'many folders below a folder with a 404 page': `/blogs/${fill('a/')}x`,
  'many slashes': `/${fill('/')}x`,
  'many slashes at the end': `/a${fill('/')}`,
  'one name': `/${fill('a')}`,
  dots: `/${fill('../')}x`,
  'percent escapes': `/${fill('%61%2d')}`,
  'broken escapes': `/${fill('%e4%')}`,
  'an asset': `/assets/${fill('a/')}x.js`,
  endings: `/${fill('.svg/')}.svg`,
  'a query': `/?${fill('a=b&')}`,
  'a query of a redirect': `/old?${fill('a/?')}`,
} as const;

/** The number of requests for each path. A lookup folder by folder would take 45 seconds for one. */
const count = 15;

describe('a long path', () => {
  let address: string;

  beforeAll(async () => {
    writeSite(folder, {
      'index.html': 'home',
      '404.html': 'not here',
      'blogs/404.html': 'no such post',
      'deep/er/404.html': 'deeper',
      _redirects: '/old / 301\n',
    });
    address = await serveFolder(folder);
  });

  test.each(Object.entries(longPaths))('with %s gets a response as fast as a short one', { timeout: 20_000 }, async (_, path) => {
    for (let index = 0; index < count; index += 1) expect((await ask(address, `GET ${path}`)).status).toBeLessThan(500);
    expect((await ask(address, 'GET /')).status).toBe(200);
  });

  test('finds the not-found page of the nearest folder', async () => {
    expect((await ask(address, `GET ${longPaths['many folders below a folder with a 404 page']}`)).body).toBe('no such post');
    expect((await ask(address, `GET /deep/er/${fill('a/')}`)).body).toBe('deeper');
    expect((await ask(address, `GET /deep/${fill('a/')}`)).body).toBe('not here');
  });

  test('above the limit of node gets 431', async () => {
    expect((await ask(address, `GET /${'a/'.repeat(9_000)}`)).status).toBe(431);
  });
});

describe('the mail service alone', () => {
  test.each(Object.entries(longPaths))(
    'responds to a long path with %s as fast as to a short one',
    { timeout: 20_000 },
    async (_, path) => {
      const mail = await startMail({ parent: outboxes });
      const { address, close } = await listen(mail.service, 0);
      for (let index = 0; index < count; index += 1) expect((await ask(address, `GET ${path}`)).status).toBe(404);
      expect((await ask(address, 'GET /health')).status).toBe(200);
      await close(0);
    },
  );
});
