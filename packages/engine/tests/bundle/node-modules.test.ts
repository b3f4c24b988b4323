import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { rejectNodeModules } from '../../src/bundle/node-modules.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Builds browser code with these files. The entry is `src/chart.ts`. */
function buildFiles(files: Record<string, string>): Promise<unknown> {
  const root = tempFolder('node-modules');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const input = join(root, 'src/chart.ts');
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [rejectNodeModules()],
    build: { write: false, rolldownOptions: { input } },
  });
}

test.each(['node:fs', 'path'])('a file of the site that imports "%s" stops the build, which names both', async (name) => {
  const built = buildFiles({ 'src/chart.ts': `import * as node from '${name}'; console.log(node);` });
  await expect(built).rejects.toThrow(`src/chart.ts is loaded by the browser, and imports "${name}", which only Node has.`);
});

test('a package with the name of a module of Node, and what packages import, are built', async () => {
  const events = {
    'node_modules/events/index.js': 'export const on = 1;',
    'node_modules/events/package.json': '{"name":"events","main":"index.js"}',
  };
  const other = {
    'node_modules/other/index.js': "import 'node:fs'; export const a = 2;",
    'node_modules/other/package.json': '{"name":"other","main":"index.js"}',
  };
  const entry = { 'src/chart.ts': "import { on } from 'events'; import { a } from 'other'; console.log(on, a);" };
  await expect(buildFiles({ ...events, ...other, ...entry })).resolves.toBeDefined();
});
