import { randomBytes } from 'node:crypto';
import { UsageError } from './declare/command.ts';

/** The fewest characters of EDITOR_PASSWORD, as NIST SP 800-63B requires. */
const minLength = 8;

/**
 * Returns the password of the editor for browsers on other machines: EDITOR_PASSWORD, or a random one; and the line that says which.
 * Throws a `UsageError` when others can open the preview (`isShared`) and EDITOR_PASSWORD is too short.
 */
export function editorPassword(isShared: boolean): { password: string; passwordNotice: string } {
  const chosen = process.env.EDITOR_PASSWORD ?? '';
  if (isShared && chosen !== '' && chosen.length < minLength)
    throw new UsageError(`EDITOR_PASSWORD is too short: it needs at least ${minLength} characters. Without it, a random password is used.`);
  const password = chosen || randomBytes(8).toString('hex');
  const which = chosen ? 'the password in EDITOR_PASSWORD' : `this password: ${password}`;
  return { password, passwordNotice: `To edit from another computer, open the editor there with ${which}` };
}
