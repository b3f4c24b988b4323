/** Installs Debian's servers for tests/unit/hosting and tests/unit/publish as root, else prints which of them is missing. */
import { existsSync } from 'node:fs';
import { canInstall, install } from './debian-packages.mjs';

const servers = [
  ['nginx', '/usr/sbin/nginx'],
  ['caddy', '/usr/bin/caddy'],
  ['openssh-server', '/usr/sbin/sshd'],
  ['rsync', '/usr/bin/rsync'],
];
const missing = servers.flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
if (missing.length > 0 && canInstall) {
  console.log(`Installing ${missing.join(', ')} for the tests of docs/operators/hosting.md and docs/operators/publish.md`);
  install(missing);
} else if (missing.length > 0) {
  console.log(
    `The tests of docs/operators/hosting.md and docs/operators/publish.md are skipped for ${missing.join(', ')}, which is not installed.`,
  );
}
