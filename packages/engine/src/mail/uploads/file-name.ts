/** The maximum length of a file name in UTF-8 bytes. File systems allow 255. */
const maxBytes = 120;

/** Names that Windows reserves for devices, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;

/**
 * Returns a visitor's name of a file in a form that is safe for disks and mail headers: without folders, control
 * characters, invisible characters and characters that Windows rejects, with one of the `extensions`. Keeps an
 * extension of the list, and replaces any other by the first one. A safe name stays as it is.
 */
export function safeFileName(name: string, [extension, ...others]: readonly [string, ...string[]]): string {
  const written = cleaned(name.split(/[/\\]/).at(-1) ?? '');
  const [, base = written, ending = ''] = /^(.*)\.([a-z0-9]{1,8})$/i.exec(written) ?? [];
  const kept = [extension, ...others].find((one) => one === ending.toLowerCase()) ?? extension;
  const short = withoutEnd(base.replace(/^[. ]+/, ''), kept) || 'file';
  const [device = ''] = short.split('.', 1);
  return `${reserved.test(device.trim()) ? withoutEnd(`_${short}`, kept) : short}.${kept}`;
}

/**
 * Replaces characters that are not safe. `=?` starts an encoded word in mail headers (RFC 2047). Characters are
 * removed before the rest is normalized: what stood on both sides of one may combine.
 */
const cleaned = (name: string): string =>
  name
    .replaceAll(/[\p{Surrogate}\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, '')
    .normalize('NFC')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ');

/**
 * Returns as much of `base` as fits before its extension, without what may not stand there: an extension that would be
 * repeated, and dots and spaces, which Windows removes.
 */
function withoutEnd(base: string, extension: string): string {
  let end = truncated(base, maxBytes - extension.length - 1);
  for (;;) {
    const shorter = end.replace(/[. ]$/, '');
    const next = shorter.toLowerCase().endsWith(`.${extension}`) ? shorter.slice(0, -extension.length - 1) : shorter;
    if (next === end) return end;
    end = next;
  }
}

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
