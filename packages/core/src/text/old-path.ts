/**
 * Returns an address of an old site in one form: letters instead of their percent escapes (`/über` for `/%C3%BCber`), accents as one
 * character with their letter, and no slash at the end. Addresses that mean the same (RFC 3986, 6.2.2) become equal; capitals stay. Returns other
 * texts, such as one with a wrong escape, as they are.
 */
export function toOldPath(written: string): string {
  try {
    // `decodeURI` leaves the escapes of reserved characters, such as %2F. That of the percent sign must stay as well.
    const path = decodeURI(written.replaceAll('%25', '%2525')).normalize('NFC');
    const inOneForm = path.replaceAll(/%[\da-f]{2}/gi, (escaped) => escaped.toUpperCase());
    return inOneForm.length > 1 && inOneForm.endsWith('/') ? inOneForm.slice(0, -1) : inOneForm;
  } catch {
    return written;
  }
}

/** Returns a path, or a URL, with percent escapes as browsers send it. Escapes in it stay. */
export const encodePath = (path: string): string => encodeURI(path).replaceAll('%25', '%');
