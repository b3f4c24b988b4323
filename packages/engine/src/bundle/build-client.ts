import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type AddressSettings, basePath } from '@pagewright/core';
import { z } from 'zod';
import { cacheKey } from '../cache/text-cache.ts';
import { codeFolder, viteConfigFile } from '../definition/code-folders.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { compressAsset } from '../files/compress.ts';
import { describeCodeError } from '../files/describe-code-error.ts';
import { conditionNames, engineModule } from '../files/engine-module.ts';
import { fillFolder } from '../files/write-whole.ts';
import { enhanceEntry, entryModules, islandsEntry } from './entry-modules.ts';
import { rejectNodeModules } from './node-modules.ts';

/** The browser code of a site, while it is built. */
export type ClientBuild = {
  /** The text of the boot script, which pages contain: see `bootOfSite`. Known before the files are complete. */
  boot: Promise<string>;
  /** A folder whose `assets/` is copied into the site; with `compress` it has compressed copies too. */
  folder: Promise<string>;
};

/**
 * Where browser code is cached: the folder of the project, and a hash that identifies the state of the sources. With
 * `compress` each file has compressed copies.
 */
export type ClientCaches = { root: string; fingerprint: string; compress: boolean };

/** The modules that Vite builds, with chunks that they share. */
type ViteModule = Exclude<ModuleOf<'boot' | 'late'>, 'late'>;

const bootFile = 'boot.js';

/** Stands for the path of the site in the boot script. It is not a part of any other text. */
const baseMark = '/site-base/';

/** Returns the boot script of a site, whose path on its host the browser code does not contain: sites with the same code share it. */
export const bootOfSite = (boot: string, site: Pick<AddressSettings, 'url'>): string => boot.replaceAll(baseMark, `${basePath(site)}/`);

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), name: z.string().optional(), isEntry: z.boolean().optional() }));

/**
 * Builds the browser code and caches it beside the bundle of the commands, by the state of the sources. All sites with the
 * same code share it, because it contains no content. Rejects with a `ComponentError` for components that compile and cannot work.
 */
export function buildClient(code: SiteCode, caches: ClientCaches): ClientBuild {
  const folder = folderOf(caches);
  if (isBuilt(caches)) return { boot: readFile(join(folder, bootFile), 'utf8'), folder: Promise.resolve(folder) };
  if (caches.compress) {
    const plain = buildClient(code, { ...caches, compress: false });
    return { boot: plain.boot, folder: plain.folder.then((from) => compressInto(folder, from)) };
  }
  const boot = fillFolder(folder, async (unfinished) => {
    const text = await bundleAll(code, caches.root, unfinished);
    await writeFile(join(unfinished, bootFile), text);
    return text;
  });
  return { boot, folder: boot.then(() => folder) };
}

/** Copies the browser code and compresses each file. Here rather than at each build into another folder: it takes as long as a build of a small site. */
async function compressInto(folder: string, from: string): Promise<string> {
  await fillFolder(folder, async (unfinished) => {
    await cp(from, unfinished, { recursive: true });
    const assets = join(unfinished, 'assets');
    await Promise.all((await readdir(assets)).map((name) => compressAsset(join(assets, name))));
  });
  return folder;
}

/** Writes the modules into `outDir` and returns the boot script. */
async function bundleAll(code: SiteCode, root: string, outDir: string): Promise<string> {
  const { assertComponents } = await import('./components/assert-components.ts');
  await assertComponents(code);
  const [boot, late] = await Promise.all([bundleScript(root, 'boot'), bundleScript(root, 'late'), bundleModules(code, outDir)]);
  const fileOf = await readModuleFiles(outDir);
  const lateFile = await writeLate(
    outDir,
    late((module) => `./${basename(fileOf(module))}`),
  );
  return boot((module) => baseMark + (module === 'late' ? lateFile : fileOf(module)));
}

/** Writes the late module beside the others, which it imports by their names. Returns its path. */
async function writeLate(outDir: string, text: string): Promise<string> {
  const file = `assets/late-${cacheKey(text).slice(0, 8)}.js`;
  await writeFile(join(outDir, file), text);
  return file;
}

const folderOf = ({ root, fingerprint, compress }: ClientCaches): string =>
  join(root, '.cache', 'tool', fingerprint, compress ? 'client-compressed' : 'client');

/** True when the browser code is in the cache. */
export const isBuilt = (caches: ClientCaches): boolean => existsSync(folderOf(caches));

async function bundleModules(code: SiteCode, outDir: string): Promise<void> {
  // Imported here because most builds find the browser code in the cache.
  const [{ build }, { sharedChunks }] = await Promise.all([import('vite'), import('./shared-chunks.ts')]);
  const environment = process.env.NODE_ENV;
  // Vite reads NODE_ENV before its options. The browser always needs production code.
  process.env.NODE_ENV = 'production';
  await build({
    root: codeFolder(code),
    configFile: viteConfigFile(code) ?? false,
    plugins: [entryModules(() => code), rejectNodeModules()],
    mode: 'production',
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: {
          analytics: engineModule('client/analytics'),
          enhance: enhanceEntry,
          islands: islandsEntry,
          router: engineModule('client/router'),
          toasts: engineModule('react/toasts'),
          vitals: engineModule('client/vitals'),
        } satisfies Record<ViteModule, string>,
        output: { codeSplitting: { groups: sharedChunks(code) } },
      },
    },
    // Removes branches of React that never run here: developer tools (the live preview keeps them), Node, and the
    // Navigation API's transition indicator.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', setImmediate: 'undefined', process: 'undefined', navigation: 'undefined' },
  })
    .catch((error: unknown) => {
      // As a text: a worker posts no more of an error.
      throw new Error(describeCodeError(error).join('\n\n'));
    })
    .finally(() => {
      process.env.NODE_ENV = environment;
    });
}

/** Returns a function that returns the path of a module in a build. */
async function readModuleFiles(folder: string): Promise<(name: ViteModule) => string> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')));
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
  return (name) => {
    const chunk = entries.find((entry) => entry.name === name);
    if (!chunk) throw new Error(`The build of the browser code has no entry "${name}". Remove rolldownOptions.input from vite.config.ts.`);
    return chunk.file;
  };
}

/** The scripts that import modules by their URLs. The code calls the URL of `router` `ROUTER_URL`. */
const scripts = {
  /** A classic script, inlined into every page. */
  boot: { format: 'iife', modules: ['enhance', 'islands', 'late'] },
  /** A module, which the boot script loads after `load`. It shares no chunk with others, so that it is one small file. */
  late: { format: 'es', modules: ['analytics', 'router', 'toasts', 'vitals'] },
} as const;

type ScriptName = keyof typeof scripts;

/** The modules that a script imports. */
type ModuleOf<Name extends ScriptName> = (typeof scripts)[Name]['modules'][number];

/** Adds the URLs of the modules to the text of a script: absolute ones, or in a module relative ones. */
type WithUrls<Name extends ScriptName> = (urlOf: (module: ModuleOf<Name>) => string) => string;

/** What stands for a URL until it is known. */
const placeholder = (module: string): string => `/boot-module/${module}`;

/** Bundles a script into one file. The URLs of its modules are known only after they are built, which takes longer. */
async function bundleScript<Name extends ScriptName>(root: string, name: Name): Promise<WithUrls<Name>> {
  // Loaded late: most commands find the result in the cache.
  const { build } = await import('rolldown');
  const { format } = scripts[name];
  const modules: readonly ModuleOf<Name>[] = scripts[name].modules;
  const { output } = await build({
    cwd: root,
    input: engineModule(`client/${name}`),
    external: modules.map(placeholder),
    resolve: { conditionNames },
    transform: {
      target: 'es2022',
      define: Object.fromEntries(modules.map((module) => [`${module.toUpperCase()}_URL`, JSON.stringify(placeholder(module))])),
    },
    output: { format, minify: true, comments: false },
    write: false,
    checks: { bundlerTimings: false },
    logLevel: 'warn',
  });
  const script = output[0].code.trim();
  return (urlOf) => modules.reduce((text, module) => text.replaceAll(placeholder(module), () => urlOf(module)), script);
}
