/**
 * Entry of every command: `node packages/engine/bin/pagewright.mjs <command> [options]`.
 *
 * Node 20 runs no TypeScript, and transpiling file by file costs more than a small build does. So the
 * node side is bundled once into `.cache/tool/<fingerprint of the sources>` and started from there.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Packages of many small files, which take longer to find and open than to run: they go into the bundle. */
const inlined = new Set([
  ...['framer-motion', 'hast-util-from-html', 'hast-util-sanitize', 'hast-util-to-html', 'image-size'],
  ...['react', 'react-dom', 'react-hot-toast', 'swiper', 'yaml', 'zod'],
]);

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const cache = join(root, '.cache', 'tool');

function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  const files = ['src', 'schemas'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files, join(root, 'package-lock.json')].sort()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

async function bundleTool(folder) {
  const { build } = await import('rolldown');
  const dependencies = createRequire(import.meta.url)('../../package.json');
  const names = Object.keys({ ...dependencies.dependencies, ...dependencies.devDependencies }).filter((name) => !inlined.has(name));
  const unfinished = `${folder}.${process.pid}`;
  await build({
    cwd: root,
    input: { main: 'packages/engine/src/cli/main.ts', 'page-worker': 'packages/engine/src/render/page-worker.ts' },
    platform: 'node',
    external: (id) => id.startsWith('node:') || names.some((name) => id === name || id.startsWith(`${name}/`)),
    tsconfig: join(root, 'tsconfig.json'),
    transform: { jsx: { runtime: 'automatic' } },
    output: { dir: unfinished, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    logLevel: 'warn',
  });
  // Another command may have made the same bundle meanwhile; either will do.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  removeOldBundles();
}

/** Bundles of earlier states, but for those that a command may still be running from. */
function removeOldBundles() {
  const oneHourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (statSync(path).mtimeMs < oneHourAgo) rmSync(path, { recursive: true, force: true });
  }
}

process.env.NODE_ENV = process.argv[2] === 'dev' ? 'development' : 'production';
const sources = fingerprint();
const folder = join(cache, sources);
if (!existsSync(join(folder, 'main.mjs'))) await bundleTool(folder);
const { main } = await import(pathToFileURL(join(folder, 'main.mjs')).href);
const exitCode = await main(process.argv.slice(2), root, sources);
// A command that serves goes on when it has succeeded; one that has failed leaves nothing running.
if (exitCode !== 0) process.exit(exitCode);
