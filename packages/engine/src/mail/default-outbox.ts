import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the outbox folder of a site when `MAIL_OUTBOX` is not set. It is outside the project, so that `git clean` or a
 * new checkout removes no message: in systemd's `STATE_DIRECTORY`, else in a folder for the site below `XDG_STATE_HOME`
 * (default: `~/.local/state`, see the XDG Base Directory Specification).
 */
export function defaultOutbox(environment: Environment, siteDir: string): string {
  const { STATE_DIRECTORY, XDG_STATE_HOME } = environment;
  // systemd separates several folders by colons.
  const [unitFolder = ''] = (STATE_DIRECTORY ?? '').split(':');
  if (isAbsolute(unitFolder)) return join(unitFolder, 'outbox');
  const stateFolder = XDG_STATE_HOME !== undefined && isAbsolute(XDG_STATE_HOME) ? XDG_STATE_HOME : join(homedir(), '.local', 'state');
  return join(stateFolder, 'pagewright', siteFolder(siteDir), 'outbox');
}

/** Returns a folder name for a site: its name and a hash of its path, because two sites may have the same name. */
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
