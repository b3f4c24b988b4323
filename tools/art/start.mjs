/** `npm run art`: makes the pictures of the shipped site again, or those of some parts: `npm run art -- clients brand`. */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const dir = join(root, '.cache', 'art');
await build({
  cwd: root,
  input: 'tools/art/index.ts',
  platform: 'node',
  external: (id) => !/^[./\0]|^pagewright/.test(id),
  resolve: { conditionNames: ['@pagewright/source', 'node', 'import', 'default'] },
  transform: { jsx: { runtime: 'automatic' } },
  output: { dir, format: 'esm', entryFileNames: '[name].mjs' },
  logLevel: 'warn',
});
const { makeArt } = await import(pathToFileURL(join(dir, 'index.mjs')).href);
process.exitCode = await makeArt({ root, words: process.argv.slice(2) });
