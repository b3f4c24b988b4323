/** Files that a build writes into the folder of the site only when `root/` has none of this name. */
const replaceable = /^\/(?:robots\.txt|favicon\.ico|apple-touch-icon(?:-[\da-f]+)?\.png|icon-(?:192|512|maskable-512)\.png)$/;

/** Other files that a build writes into the folder of the site. */
const ofSite = /^\/(?:sitemap(?:-\d+)?\.xml|site\.webmanifest|build\.json|shard\.json|_headers|_redirects|_mail\.json)$/;

/** Files that a build writes into the folder of the site, or of a language of it. */
const ofLanguage = /^\/(?:feed\.xml|feed\/[^/]+\.xml|search\.json)$/;

/** True for a file that a build writes only when `root/` has none of this name. */
export const isReplaceable = (path: string): boolean => replaceable.test(path);

/** True for the path of a file that builds write, in any capitals. `prefixes` are those of the languages. */
export function isOwnFile(path: string, prefixes: readonly string[]): boolean {
  const written = path.toLowerCase();
  const isWritten = (pattern: RegExp): boolean => pattern.test(written);
  const inLanguage = prefixes.find((prefix) => prefix !== '' && written.startsWith(`${prefix}/`)) ?? '';
  return isWritten(replaceable) || isWritten(ofSite) || ofLanguage.test(written.slice(inLanguage.length));
}
