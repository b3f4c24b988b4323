import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The outbox of a site when `MAIL_OUTBOX` is not set. It is outside the project, where no `git clean` and no new
 * checkout removes messages: in systemd's `STATE_DIRECTORY`, else in a folder of this user and this site below
 * `XDG_STATE_HOME` (`~/.local/state` by default, by the XDG Base Directory Specification).
 */
export function defaultOutbox(environment: Environment, siteDir: string): string {
  const { STATE_DIRECTORY, XDG_STATE_HOME } = environment;
  // systemd separates several folders by colons.
  const [ofUnit = ''] = (STATE_DIRECTORY ?? '').split(':');
  if (isAbsolute(ofUnit)) return join(ofUnit, 'outbox');
  const ofUser = XDG_STATE_HOME !== undefined && isAbsolute(XDG_STATE_HOME) ? XDG_STATE_HOME : join(homedir(), '.local', 'state');
  return join(ofUser, 'pagewright', siteFolder(siteDir), 'outbox');
}

/** A folder name for a site: a readable part, and a hash of its path, because two sites may have one name. */
function siteFolder(siteDir: string): string {
  const path = realPath(resolve(siteDir));
  const name = basename(path) === 'site.config' ? basename(dirname(path)) : basename(path);
  const readable = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  return `${readable}-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`;
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
