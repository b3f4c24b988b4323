import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { pagewright } from '../../packages/engine/vite.mjs';
import { importsOf } from '../support/imports-of.ts';
import { productFiles } from '../support/source-files.ts';

const files = new Map(productFiles().map((file) => [file.path, file]));

/** Returns the packages that modules import, and what they import. */
function packagesOf(modules: readonly string[]): string[] {
  const reached = new Set(modules);
  for (const path of reached) {
    const file = files.get(path);
    for (const { target, isTypeOnly } of file ? importsOf(file) : []) if (!isTypeOnly) reached.add(target);
  }
  return [...reached].filter((path) => !files.has(path) && !path.endsWith('.d.ts'));
}

// One that Vite finds later replaces the bundle, and another preview of the project that runs already fails.
test('Vite bundles every package that pages import when the preview starts', async () => {
  const forBrowsers = /^packages\/engine\/src\/(?:(?:browser|client|forms|react)\/|search\.ts)/;
  const needed = packagesOf([...files.keys()].filter((path) => forBrowsers.test(path)));
  const { optimizeDeps } = await resolveConfig({ configFile: false, plugins: [pagewright()] }, 'serve');
  const bundled = optimizeDeps.include?.map((name) => name.replace(/.* > /, ''));
  expect(needed).toContain('minisearch');
  expect(needed.filter((name) => !bundled?.includes(name))).toEqual([]);
});
