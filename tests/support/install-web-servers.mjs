/** Installs Debian's nginx and Caddy for tests/unit/hosting as root, else prints which of them is missing. */
import { existsSync } from 'node:fs';
import { canInstall, install } from './debian-packages.mjs';

const servers = [
  ['nginx', '/usr/sbin/nginx'],
  ['caddy', '/usr/bin/caddy'],
];
const missing = servers.flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
if (missing.length > 0 && canInstall) {
  console.log(`Installing ${missing.join(' and ')} for the tests of the files in docs/operators/hosting.md`);
  install(missing);
} else if (missing.length > 0) {
  console.log(`The tests of the files in docs/operators/hosting.md are skipped for ${missing.join(' and ')}, which is not installed.`);
}
