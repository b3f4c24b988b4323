import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { pagewright } from '../../vite.mjs';
import { inProject } from '../support/project-root.ts';
import { tempFolder } from '../support/temp-folder.ts';

const require = createRequire(import.meta.url);

/** Builds a module with this text, as browser code of a site in `root`, and imports the result. */
async function built(text: string, root: string): Promise<Record<string, unknown>> {
  const entry = 'virtual:entry';
  const input = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? id : undefined),
    load: (id: string) => (id === entry ? text : undefined),
  };
  const outDir = tempFolder('react-as-modules');
  await build({
    root,
    configFile: false,
    plugins: [pagewright({ viewTransitions: true }), input],
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, rolldownOptions: { input: entry, output: { entryFileNames: 'entry.mjs' } } },
  });
  // React uses it as a value when it starts, and node has none.
  vi.stubGlobal('reportError', () => undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return import(pathToFileURL(join(outDir, 'entry.mjs')).href);
}

describe('React as ES modules', () => {
  test.each([
    ['react', 'react/cjs/react.production.js'],
    ['react/jsx-runtime', 'react/cjs/react-jsx-runtime.production.js'],
    ['react-dom', 'react-dom/cjs/react-dom.production.js'],
    ['scheduler', 'scheduler/cjs/scheduler.production.js'],
  ])('%s exports what its CommonJS file exports, by name and as the default export', async (specifier, file) => {
    const text = `import all, * as names from '${specifier}'; export const asDefault = { ...all }; export const byName = { ...names };`;
    const { asDefault, byName } = await built(text, inProject());
    const typesOf = (exported: unknown): string[] =>
      Object.entries(Object(exported))
        .filter(([name]) => name !== 'default')
        .map(([name, value]) => `${name}: ${typeof value}`)
        .sort();
    const expected = typesOf(require(inProject('node_modules', file)));
    expect(expected).not.toEqual([]);
    expect(typesOf(byName)).toEqual(expected);
    expect(typesOf(asDefault)).toEqual(expected);
  });

  test.each([
    ['an entry that loads no production file', { 'index.js': "module.exports = { version: 'another' };" }],
    [
      'a production file with other exports',
      {
        'index.js': "module.exports = require('./cjs/react.production.js');",
        'cjs/react.production.js': "module.exports = { version: 'another' };",
      },
    ],
  ])('%s works too', async (_, files) => {
    const root = tempFolder('another-react');
    const react = join(root, 'node_modules', 'react');
    mkdirSync(join(react, 'cjs'), { recursive: true });
    for (const [name, text] of Object.entries({ 'package.json': '{ "name": "react" }', ...files })) writeFileSync(join(react, name), text);
    expect(await built("import { version } from 'react'; export const found = version;", root)).toMatchObject({ found: 'another' });
  });
});
