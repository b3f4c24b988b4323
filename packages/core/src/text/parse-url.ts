/**
 * Parses an absolute URL. Returns undefined for a text that is none. `URL.canParse` of Node 20 must not be used: once it is
 * compiled, after some thousand calls, it answers false for every URL with a letter such as "ü".
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
