import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterFile } from '../../../packages/engine/tests/support/after-file.ts';
import { freePort } from '../../../packages/engine/tests/support/free-port.ts';

const sshd = '/usr/sbin/sshd';

/** True where Debian's openssh-server and rsync are installed. */
export const hasSshServer = existsSync(sshd) && existsSync('/usr/bin/rsync');

/** A server of ssh on a port of this machine: the path of a configuration for its clients, in which it is the host `www`. */
export type SshServer = { config: string };

/** Starts a server of ssh with keys of its own in a folder, as the user of the tests, until the end of the test file. `config`: the file for clients. */
export async function startSshServer(folder: string, config: string): Promise<SshServer> {
  // The server of Debian, when root starts it, wants this folder.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const at = (name: string): string => join(folder, name);
  for (const name of ['host-key', 'key']) execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(name)]);
  const port = await freePort();
  const server = [`Port ${port}`, 'ListenAddress 127.0.0.1', `HostKey ${at('host-key')}`, `AuthorizedKeysFile ${at('key.pub')}`];
  const strict = ['StrictModes no', 'UsePAM no', 'PasswordAuthentication no', `PidFile ${at('pid')}`, 'LogLevel VERBOSE'];
  writeFileSync(at('sshd.conf'), `${[...server, ...strict].join('\n')}\n`);
  const client = ['Host www', '  HostName 127.0.0.1', `  Port ${port}`, `  User ${userInfo().username}`, `  IdentityFile ${at('key')}`];
  const known = ['  StrictHostKeyChecking no', `  UserKnownHostsFile ${at('known-hosts')}`];
  writeFileSync(config, `${[...client, ...known].join('\n')}\n`);
  const child: ChildProcess = spawn(sshd, ['-D', '-e', '-f', at('sshd.conf')]);
  let output = '';
  const listening = new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (text) => {
      output += String(text);
      if (output.includes('Server listening')) resolve();
    });
    child.on('exit', () => reject(new Error(`The server of ssh has ended. ${output}`)));
  });
  await listening;
  afterFile(async () => {
    child.removeAllListeners('exit');
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  });
  return { config };
}
