/** The maximum length of a file name in UTF-8 bytes. File systems allow 255. */
const maxBytes = 120;

/** Names that Windows reserves for devices, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;

/**
 * Returns a visitor's name of a file in a form that is safe for disks and mail headers: without folders, control
 * characters, invisible characters and characters that Windows rejects, with one of the `extensions`. Keeps an
 * extension of the list, and replaces any other by the first one.
 */
export function safeFileName(name: string, [extension, ...others]: readonly [string, ...string[]]): string {
  const written = cleaned(name.split(/[/\\]/).at(-1) ?? '');
  const [, base = written, ending = ''] = /^(.*)\.([a-z0-9]{1,8})$/i.exec(written) ?? [];
  const kept = [extension, ...others].find((one) => one === ending.toLowerCase()) ?? extension;
  const unrepeated = base.toLowerCase().endsWith(`.${kept}`) ? base.slice(0, -kept.length - 1) : base;
  const short = trimmed(truncated(trimmed(unrepeated), maxBytes - kept.length - 1)) || 'file';
  const [device = ''] = short.split('.', 1);
  return `${reserved.test(device.trim()) ? '_' : ''}${short}.${kept}`;
}

/** Replaces characters that are not safe. `=?` starts an encoded word in mail headers (RFC 2047). */
const cleaned = (name: string): string =>
  name
    .replaceAll(/\p{Surrogate}/gu, '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ');

/** Removes dots and spaces from both ends: a leading dot hides a file, Windows removes trailing ones. */
const trimmed = (name: string): string => name.replace(/^[. ]+/, '').replace(/[. ]+$/, '');

function truncated(name: string, bytes: number): string {
  let length = 0;
  let result = '';
  for (const character of name) {
    length += Buffer.byteLength(character);
    if (length > bytes) break;
    result += character;
  }
  return result;
}
