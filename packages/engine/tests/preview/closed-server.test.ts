import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { loadFromDisk } from '../../src/preview/render-code.ts';
import { tempFolder } from '../support/temp-folder.ts';

const root = tempFolder('closed-server');
writeFileSync(join(root, 'site.ts'), "import './slow.ts';\nexport default {};\n");
writeFileSync(join(root, 'slow.ts'), 'export {};\n');

/** Closes a server while it sends the second module of the site's code, and returns how loading it ended meanwhile. */
async function closeWhileLoading(): Promise<string> {
  let onAsked = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => {
    onAsked = resolve;
  });
  const slow = {
    name: 'slow',
    async load(id: string) {
      if (!id.endsWith('slow.ts')) return;
      onAsked();
      await setTimeout(200);
    },
  };
  const server = await createServer({ root, configFile: false, logLevel: 'silent', server: { port: 0, ws: false }, plugins: [slow] });
  await server.listen();
  const loading = loadFromDisk(server, root).then(
    () => 'loaded',
    (error: unknown) => String(error),
  );
  await isAsked;
  await server.close();
  return Promise.race([loading, setTimeout(100, 'pending')]);
}

test('a module that a closing server no longer sends is no mistake of the code', async () => {
  expect(await closeWhileLoading()).toBe('pending');
});
