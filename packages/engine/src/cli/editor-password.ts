import { randomBytes } from 'node:crypto';
import { UsageError } from './declare/command.ts';

/** The fewest characters of EDITOR_PASSWORD, as NIST SP 800-63B-4 requires of a password that is asked for alone. */
const minLength = 15;

/**
 * Returns the password of the editor: EDITOR_PASSWORD, which browsers on this machine are asked for too, or a random one for those on
 * other machines; and the line that says which. No line when nobody is asked. Throws a `UsageError` when EDITOR_PASSWORD is too short.
 */
export function editorPassword(isShared: boolean): { password: string; isForAll: boolean; passwordNotice: string | undefined } {
  const chosen = process.env.EDITOR_PASSWORD ?? '';
  if (chosen !== '' && chosen.length < minLength)
    throw new UsageError(`EDITOR_PASSWORD is too short: it needs at least ${minLength} characters. Without it, a random password is used.`);
  const password = chosen || randomBytes(8).toString('hex');
  const ofOthers = `To edit from another computer, open the editor there with this password: ${password}`;
  const passwordNotice = chosen ? 'The editor asks for the password in EDITOR_PASSWORD' : ofOthers;
  return { password, isForAll: chosen !== '', passwordNotice: chosen || isShared ? passwordNotice : undefined };
}
