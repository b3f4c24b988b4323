#!/usr/bin/env node
/**
 * Entry of every command: `pagewright <command> [options]`.
 *
 * Node 20 cannot run TypeScript, and transpiling file by file takes longer than a small build. So the engine and the
 * code of the site are bundled once into `.cache/tool/<fingerprint of the sources>` and started from there, with one zod.
 */
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimes } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { addonPackages, listedPackages, packageFolder } from '../addon-packages.mjs';

/**
 * Packages of many small files or CommonJS, which take longer to open than to run. The bundle includes them. React is not among
 * them, because packages that a site adds import it too: two copies of it do not share contexts.
 */
const inlined = new Set([
  ...['@noble/hashes', '@pagewright/core', '@sindresorhus/slugify', 'bidi-js', 'commander', 'fast-xml-builder'],
  ...['framer-motion', 'hast-util-from-html', 'hast-util-sanitize', 'hast-util-to-html', 'htmlparser2', 'image-size', 'markdown-it'],
  ...['markdown-it-footnote', 'pagewright', 'pagewright-mail', 'parse5', 'react-hot-toast', 'saxes', 'swiper', 'yaml', 'zod'],
]);

const engineDir = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The folder of the engine's modules: `src` in its own repository, `dist` in the published package. */
const isSource = existsSync(join(engineDir, 'src', 'cli', 'main.ts'));
/** The folders of the engine and of the packages that it is made of. */
const { resolve: resolveHere } = nodeModule.createRequire(import.meta.url);
const packageDirs = [engineDir, ...['@pagewright/core', 'pagewright-mail'].map((name) => dirname(resolveHere(`${name}/package.json`)))];
const moduleDirs = packageDirs.map((folder) => join(folder, isSource ? 'src' : 'dist'));
const [moduleDir] = moduleDirs;
const extension = isSource ? 'ts' : 'js';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the nearest folder, from `start` upwards, that has a file of this name for which `matches` returns true. */
function nearest(start, name, matches = () => true) {
  for (let folder = start; ; folder = dirname(folder)) {
    const path = join(folder, name);
    if (existsSync(path) && matches(path)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

const usesPagewright = (path) => {
  const { dependencies, devDependencies } = readJson(path);
  return [dependencies, devDependencies].some((some) => some && Object.hasOwn(some, 'pagewright'));
};

/** Returns the top of the npm workspace that a project is a member of, or the project itself. Its site may extend one there. */
const workspaceOf = (root) => nearest(root, 'package.json', (path) => readJson(path).workspaces !== undefined) ?? root;

/** Returns the value of `--site DIR` or `--site=DIR`. */
function siteOption(args) {
  const index = args.findIndex((arg) => arg === '--site' || arg.startsWith('--site='));
  if (index === -1) return undefined;
  return args[index] === '--site' ? args[index + 1] : args[index].slice('--site='.length);
}

/** The folders from `codeDir` up to `top` that have code of a site, which may extend the one above. */
function codeFolders(top, codeDir) {
  const above = dirname(codeDir);
  const further = codeDir === top || above === codeDir ? [] : codeFolders(top, above);
  return existsSync(join(codeDir, 'src', 'site.ts')) ? [codeDir, ...further] : further;
}

/** Returns a hash of the paths and contents of all sources of a bundle and of this file, equal in every copy of a project. */
function fingerprint(root, folders) {
  const hash = createHash('sha256').update(process.version);
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    );
  const lockfile = join(root, 'package-lock.json');
  // This file says what a bundle contains.
  for (const file of [...files, fileURLToPath(import.meta.url), ...(existsSync(lockfile) ? [lockfile] : [])].sort()) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Returns the path of a module of the engine as a literal. */
const engineModule = (path) => JSON.stringify(join(moduleDir, `${path}.${extension}`));

/** Returns the entry modules, which combine the engine and the code of a site; those of the engine alone without a `codeDir`. */
const entries = (codeDir) => {
  if (codeDir === undefined) return { main: `export { main } from ${engineModule('cli/main')};` };
  const site = JSON.stringify(join(codeDir, 'src', 'site.ts'));
  /** A module that a worker starts with: calls a function of an engine module with the code of the site. */
  const worker = (path, start) => `import { ${start} } from ${engineModule(path)}; import code from ${site}; await ${start}(code);`;
  return {
    main: `export { main } from ${engineModule('cli/main')}; export const loadCode = async () => (await import(${site})).default;`,
    'client-worker': worker('bundle/client-worker', 'startClientWorker'),
    'page-worker': worker('render/render-in-workers', 'startPageWorker'),
  };
};

/** Bundles the engine and the code of the site into a folder; the engine alone without a `codeDir`. */
async function bundleTool({ root, codeDir, folder }) {
  const { build } = await import('rolldown');
  const code = entries(codeDir);
  const unfinished = `${folder}.${process.pid}`;
  // The bundler reports the import of a package that is not installed. Add-ons are bundled like the code of the site.
  const ofSite = [root, codeDir ?? root].flatMap((path) => {
    const addons = addonPackages(path);
    return listedPackages(path).filter((name) => packageFolder(name, path) !== undefined && !addons.includes(name));
  });
  const names = [...new Set([...ofSite, ...packageDirs.flatMap(listedPackages)])].filter((name) => !inlined.has(name));
  await build({
    cwd: root,
    input: Object.fromEntries(Object.keys(code).map((name) => [name, `\0entry:${name}`])),
    platform: 'node',
    external: (id) => id.startsWith('node:') || (!isStylesheet(id) && names.some((name) => id === name || id.startsWith(`${name}/`))),
    resolve: { conditionNames: [...(isSource ? ['@pagewright/source'] : []), 'node', 'import', 'module', 'default'] },
    transform: { jsx: { runtime: 'automatic' } },
    plugins: [entryPlugin(code), withoutStyles, folderPlugin(folder)],
    output: { dir: unfinished, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', sourcemap: 'hidden' },
    checks: { bundlerTimings: false },
    logLevel: 'warn',
    // The bundler would leave an unknown package to Node, which names the bundle and not the line of the import.
    onLog: (level, log, print) => print(isWrongImport(log) ? 'error' : level, plainLog(log)),
  });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    // Another command may have written the same bundle in the meantime.
    if (!existsSync(folder)) throw error;
  }
  removeOldBundles(dirname(folder));
}

/** Returns an error of the bundler: one with a list of mistakes. Throws others again. */
function ofBundler(error) {
  if (!Array.isArray(error.errors)) throw error;
  return { error };
}

/** Creates the folder of the bundles. Throws, as the bundler does, for a user who may not write into it. */
function createCache(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    const message = `This user may not write into ${folder}, where the bundled code is stored. Run "npm run prepare" once as the user who owns the project: after that, commands only read it.`;
    throw Object.assign(new Error(message), { errors: [{ message }] });
  }
}

/** Bundles the sources, unless that is done, and returns the folder of the bundle and its name, a hash of the sources. */
async function openBundle({ root, sources, codeDir }) {
  const state = fingerprint(root, sources);
  const folder = join(root, '.cache', 'tool', state);
  if (!existsSync(join(folder, 'main.mjs'))) {
    createCache(dirname(folder));
    await bundleTool({ root, codeDir, folder });
  }
  return { state, folder };
}

/** A package may try to import another one that is optional. */
const isWrongImport = ({ code, id = '' }) => code === 'UNRESOLVED_IMPORT' && !id.includes('node_modules');

const plainLog = (log) => ({ ...log, message: stripVTControlCharacters(log.message) });

const isStylesheet = (id) => id.endsWith('.css');

/** Leaves out stylesheets that components import: the stylesheet of the site has them. */
const withoutStyles = {
  name: 'without-styles',
  resolveId: (id) => (isStylesheet(id) ? '\0styles' : undefined),
  load: (id) => (id === '\0styles' ? { code: '', moduleType: 'js' } : undefined),
};

const entryPlugin = (code) => ({
  name: 'entries',
  resolveId: (id) => (id.startsWith('\0entry:') ? id : undefined),
  load: (id) => (id.startsWith('\0entry:') ? code[id.slice('\0entry:'.length)] : undefined),
});

/**
 * Replaces `import.meta.dirname` by the folder of the source, as in Vite and in tests. It is relative, so that a bundle can be copied.
 * The import is at the end, so that the lines above keep their numbers in messages.
 */
const folderPlugin = (folder) => ({
  name: 'source-folder',
  transform: (code, id) =>
    code.includes('import.meta.dirname')
      ? {
          code: `${code.replaceAll(
            'import.meta.dirname',
            `joinSource(import.meta.dirname, ${JSON.stringify(relative(folder, dirname(id)))})`,
          )}\nimport { join as joinSource } from 'node:path';`,
          map: null,
        }
      : undefined,
});

/** Marks a bundle as used, now and while this command runs: it loads parts of its bundle later. */
function keepBundle(folder) {
  // A cache that belongs to somebody else can't be marked, and nobody removes it either.
  const mark = () => utimes(folder, new Date(), new Date(), () => undefined);
  mark();
  setInterval(mark, 1_200_000).unref();
}

/** Removes bundles that no command has used for an hour. */
function removeOldBundles(cache) {
  const oneHourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    // Another command may remove it at the same time.
    const state = statSync(path, { throwIfNoEntry: false });
    if (state && state.mtimeMs < oneHourAgo) rmSync(path, { recursive: true, force: true });
  }
}

async function run(args) {
  const root = nearest(process.cwd(), 'package.json', usesPagewright);
  if (root === undefined) {
    console.error('No project with pagewright was found here. Run this command in the folder whose package.json lists pagewright.');
    return 1;
  }
  process.env.NODE_ENV = args[0] === 'dev' ? 'development' : 'production';
  const siteDir = siteOption(args);
  const codeDir = nearest(resolve(siteDir ?? root), join('src', 'site.ts')) ?? root;
  const codeDirs = [...new Set([codeDir, ...codeFolders(workspaceOf(root), codeDir)])];
  const siteSources = codeDirs.flatMap((folder) => [join(folder, 'src'), join(folder, 'schemas')]);
  const withSite = await openBundle({ root, sources: [...moduleDirs, ...siteSources], codeDir }).catch(ofBundler);
  // Commands that need no code of the site run without it. Others report what is wrong with it.
  const opened = withSite.error ? await openBundle({ root, sources: moduleDirs }).catch(ofBundler) : withSite;
  if (opened.error) {
    const texts = opened.error.errors.map(({ message }) => stripVTControlCharacters(message));
    console.error(`The code cannot be bundled.\n\n${texts.join('\n')}`);
    return 1;
  }
  const { folder, state } = opened;
  keepBundle(folder);
  // From Node 22.8 on, stores the compiled code of the bundle, which shortens the start of the next command by a fifth.
  nodeModule.enableCompileCache?.(join(folder, 'compiled'));
  const { main, loadCode = () => Promise.reject(withSite.error) } = await import(pathToFileURL(join(folder, 'main.mjs')).href);
  return await main(args, { root, codeDirs, fingerprint: state, loadCode });
}

const outputs = [process.stdout, process.stderr];
// A reader may close its end early, as `| head` does.
for (const output of outputs) output.on('error', () => undefined);

const exitCode = await run(process.argv.slice(2));
// A command that serves keeps running after success; after a failure nothing may keep the process alive.
if (exitCode !== 0) {
  // A slow reader of a pipe gets all of it first.
  await Promise.all(outputs.map((output) => new Promise((resolve) => output.write('', resolve))));
  process.exit(exitCode);
}
