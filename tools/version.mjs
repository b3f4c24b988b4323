/**
 * `npm run version-packages`: makes the next version of the packages from the changesets, and writes it where they do not:
 * in the projects that are no workspaces, and in the guide.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const run = (command, ...args) => execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
const versionNow = () => JSON.parse(readFileSync('packages/engine/package.json', 'utf8')).version;

const before = versionNow();
run('npx', 'changeset', 'version');
const after = versionNow();
const files = [
  'package.json',
  'tests/sites/own-site/package.json',
  'tests/sites/music-school/package.json',
  'docs/developers/start-a-site.md',
];
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const written = text.replaceAll(`"pagewright": "${before}"`, `"pagewright": "${after}"`);
  if (written === text && before !== after) throw new Error(`${file} does not name pagewright ${before}.`);
  writeFileSync(file, written);
}
run('npm', 'install', '--package-lock-only', '--ignore-scripts');
