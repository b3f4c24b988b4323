import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { buildBoot } from './build-boot.ts';

/** The browser code as built: a folder whose `assets/` is copied into the site, and the boot script's text. */
export type ClientBuild = { folder: string; boot: string };

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

/**
 * Builds the browser code once for a state of the sources, named by `fingerprint`; kept in `.cache/client`.
 * It is the same for every site: content never enters it.
 */
export async function buildClient(root: string, fingerprint: string): Promise<ClientBuild> {
  const cache = join(root, '.cache', 'client');
  const folder = join(cache, fingerprint);
  const bootFile = join(folder, 'boot.js');
  if (!existsSync(bootFile)) {
    await rm(cache, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const { build } = await import('vite');
    await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { outDir: folder } });
    const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')));
    const address = (entry: string): string => {
      const chunk = manifest[entry];
      if (!chunk) throw new Error(`The build of the browser code has no chunk for ${entry}; see vite.config.ts.`);
      return `/${chunk.file}`;
    };
    const boot = await buildBoot(root, { islands: address('src/client/islands.tsx'), router: address('src/client/router.tsx') });
    await writeFile(bootFile, boot);
  }
  return { folder, boot: await readFile(bootFile, 'utf8') };
}
