import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { codeFolder, viteConfigFile } from '../definition/code-folders.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { compressAsset } from '../files/compress.ts';
import { engineModule } from '../files/engine-module.ts';
import { type BootModules, buildBoot } from './build-boot.ts';
import { assertComponents } from './components/assert-components.ts';
import { enhanceEntry, entryModules, islandsEntry } from './entry-modules.ts';

/** The built browser code: a folder whose `assets/` is copied into the site, with compressed copies, and the text of the boot script. */
export type ClientBuild = { folder: string; boot: string };

const bootFile = 'boot.js';
const manifestSchema = z.record(z.string(), z.object({ file: z.string(), name: z.string().optional(), isEntry: z.boolean().optional() }));

/**
 * Builds the browser code and caches it in `.cache/client` by `fingerprint`, which identifies the state of the sources. All
 * sites with the same code share it, because it contains no content. Throws a `ComponentError` for components that compile
 * and cannot work.
 */
export async function buildClient(code: SiteCode, { root, fingerprint }: { root: string; fingerprint: string }): Promise<ClientBuild> {
  const cache = join(root, '.cache', 'client');
  const folder = join(cache, fingerprint);
  if (!existsSync(folder)) {
    assertComponents(code);
    const unfinished = `${folder}.${process.pid}`;
    await bundleModules(code, unfinished);
    const compressing = compressAssets(join(unfinished, 'assets'));
    await writeFile(join(unfinished, bootFile), await buildBoot(root, await readModuleUrls(unfinished)));
    await compressing;
    // Another command may have finished the same build in the meantime.
    if (existsSync(folder)) await rm(unfinished, { recursive: true });
    else await rename(unfinished, folder);
    await removeOldBuilds(cache);
  }
  return { folder, boot: await readFile(join(folder, bootFile), 'utf8') };
}

async function bundleModules(code: SiteCode, outDir: string): Promise<void> {
  const { build } = await import('vite');
  const environment = process.env.NODE_ENV;
  // Vite reads NODE_ENV before its options. The browser always needs production code.
  process.env.NODE_ENV = 'production';
  await build({
    root: codeFolder(code),
    configFile: viteConfigFile(code) ?? false,
    plugins: [entryModules(code)],
    mode: 'production',
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: {
          enhance: enhanceEntry,
          islands: islandsEntry,
          router: engineModule('client/router'),
          vitals: engineModule('client/vitals'),
        },
        output: { codeSplitting: { groups: [islandsChunk(code)] } },
      },
    },
    // Removes branches of React that never run here: developer tools (the live preview keeps them), Node, and the
    // Navigation API's transition indicator.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', setImmediate: 'undefined', process: 'undefined', navigation: 'undefined' },
  }).finally(() => {
    process.env.NODE_ENV = environment;
  });
}

/**
 * Returns the chunk of React and the components that most pages with islands need: one chunk compresses better than several
 * small ones. A block type whose code is large or rarely used declares a chunk of its own.
 */
function islandsChunk({ blockTypes, traitsOf, componentFile }: SiteCode): { name: string; test: (id: string) => boolean } {
  const shared = blockTypes.filter((type) => {
    const { interactive } = traitsOf(type);
    return interactive && interactive.chunk === 'shared';
  });
  const files = new Set([islandsEntry, engineModule('client/islands'), engineModule('react/picture'), ...shared.map(componentFile)]);
  return { name: 'islands', test: (id) => files.has(id) };
}

async function readModuleUrls(folder: string): Promise<BootModules> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')));
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
  const urlOf = (name: string): string => {
    const chunk = entries.find((entry) => entry.name === name);
    if (!chunk) throw new Error(`The build of the browser code has no entry "${name}". Remove rolldownOptions.input from vite.config.ts.`);
    return `/${chunk.file}`;
  };
  return { enhance: urlOf('enhance'), islands: urlOf('islands'), router: urlOf('router'), vitals: urlOf('vitals') };
}

/** Compresses all files of a folder. Here rather than at each build into another folder: it takes as long as a build of a small site. */
async function compressAssets(folder: string): Promise<void> {
  await Promise.all((await readdir(folder)).map((name) => compressAsset(join(folder, name))));
}

/** Removes builds that are older than an hour. Another command may still be copying from younger ones. */
async function removeOldBuilds(cache: string): Promise<void> {
  const oneHourAgo = Date.now() - 3_600_000;
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    if ((await stat(path)).mtimeMs < oneHourAgo) await rm(path, { recursive: true, force: true });
  }
}
