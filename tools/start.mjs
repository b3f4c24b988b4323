/** `npm run art`, `npm run bench` and `npm run guide`: bundles `tools/<name>/index.ts`, because Node 20 cannot run TypeScript, and runs it. */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const [name, ...words] = process.argv.slice(2);
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dir = join(root, '.cache', name);
await build({
  cwd: root,
  input: `tools/${name}/index.ts`,
  platform: 'node',
  external: (id) => !/^[./\0]|^@?pagewright/.test(id),
  resolve: { conditionNames: ['@pagewright/source', 'node', 'import', 'default'] },
  transform: { jsx: { runtime: 'automatic' } },
  // Code that looks for files beside it gets the folder of its source.
  plugins: [{ name: 'source-folder', transform: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))) }],
  output: { dir, format: 'esm', entryFileNames: '[name].mjs' },
  logLevel: 'warn',
});
const { main } = await import(pathToFileURL(join(dir, 'index.mjs')).href);
process.exitCode = await main({ root, words });
