import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { enginePackages } from '../../../packages/engine/src/cli/create/pack-engine.ts';
import { engineVersions } from '../../../packages/engine/src/cli/create/site-package.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';

const temp = tempFolder('pack-engine');
const root = join(temp, 'checkout');

/** Writes a checkout whose packages have one file, and note in `node_modules` that they are packed. */
function writeCheckout(): void {
  for (const name of enginePackages) {
    const folder = join(root, 'packages', basename(name));
    mkdirSync(folder, { recursive: true });
    const prepack = `node -e "fs.appendFileSync('../../node_modules/packed', '${name} ')"`;
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', scripts: { prepack } }));
    writeFileSync(join(folder, 'index.js'), '');
    mkdirSync(join(root, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(folder, join(root, 'node_modules', name));
  }
}

/** Returns the versions for a new project, and the packages that were packed for it. */
async function versionsFor(project: string): Promise<{ versions: Record<string, string>; packed: string; files: string[] }> {
  const log = join(root, 'node_modules', 'packed');
  writeFileSync(log, '');
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const versions = await engineVersions(root, { target: join(temp, project), version: '' });
  printed.mockRestore();
  return { versions, packed: readFileSync(log, 'utf8').trim(), files: readdirSync(join(temp, project, 'vendor')).sort() };
}

test('a checkout is packed once per content: for a second project, and what commands write is no content', async () => {
  writeCheckout();
  const first = await versionsFor('first');
  expect(first.packed).toBe(enginePackages.join(' '));
  expect(first.files).toEqual(
    Object.values(first.versions)
      .map((version) => version.replace('file:vendor/', ''))
      .sort(),
  );
  expect(first.versions.pagewright).toMatch(/^file:vendor\/pagewright-1\.0\.0-[\da-f]{8}\.tgz$/);

  for (const written of ['tools/bench/dist', '.cache/tool', 'north-lights/.git', 'south-lights.unfinished-12']) {
    mkdirSync(join(root, written), { recursive: true });
    writeFileSync(join(root, written, 'file'), 'written');
  }
  expect(await versionsFor('second')).toEqual({ ...first, packed: '' });

  // The engine packs what starters write, so each file of the checkout counts.
  writeFileSync(join(root, 'README.md'), 'new');
  writeFileSync(join(root, 'packages/pagewright-mail/index.js'), 'new()');
  const changed = await versionsFor('third');
  expect(changed.packed).toBe(first.packed);
  expect(Object.keys(changed.versions).filter((name) => changed.versions[name] !== first.versions[name])).toEqual(['pagewright-mail']);
});
