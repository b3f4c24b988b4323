import { servicePaths } from '../../model/service-paths.ts';
import type { RuleInput } from './rule-input.ts';

/** The folders of the published site that contain files other than pages, each with its content in words. */
const folders: Readonly<Record<string, string>> = {
  '/assets': 'the code and styles of the site',
  '/media': 'the images, videos and fonts of the site',
};

/** Why no page can be at `root`, or below it. The reason is a sentence for authors without its full stop. */
type Reservation = { root: string; reason: string };

/** Returns why a path cannot be that of a page. Undefined when it can. */
export function reservationOf(path: string): Reservation | undefined {
  const root = `/${path.split('/')[1] ?? ''}`;
  if (Object.hasOwn(folders, root)) return { root, reason: `${root} contains ${folders[root]}` };
  if (Object.hasOwn(servicePaths, root)) return { root, reason: `${root} belongs to the mail service, which ${servicePaths[root]}` };
  return undefined;
}

/** Files that a build writes into the folder of the site only when `root/` has none of this name. */
const replaceable = /^\/(?:robots\.txt|favicon\.ico|apple-touch-icon(?:-[\da-f]+)?\.png|icon-(?:192|512|maskable-512)\.png)$/;

/** Other files that a build writes into the folder of the site. */
const ofSite = /^\/(?:sitemap(?:-\d+)?\.xml|site\.webmanifest|(?:build|release)\.json|_headers|_redirects|_mail\.json)$/;

/** Files that a build writes into the folder of the site, or of a language of it. */
const ofLanguage = /^\/(?:feed\.xml|feed\/[^/]+\.xml|search\.json)$/;

/** True for a file that a build writes only when `root/` has none of this name. */
export const isReplaceable = (path: string): boolean => replaceable.test(path);

/** True for the path of a file that builds write, in any capitals. */
export function isOwnFile(path: string, { languages, calendarPaths }: Pick<RuleInput, 'languages' | 'calendarPaths'>): boolean {
  const written = path.toLowerCase();
  const isWritten = (pattern: RegExp): boolean => pattern.test(written);
  const inLanguage = languages.find(({ prefix }) => prefix !== '' && written.startsWith(`${prefix}/`))?.prefix ?? '';
  return (
    isWritten(replaceable) || isWritten(ofSite) || calendarPaths.includes(written) || ofLanguage.test(written.slice(inLanguage.length))
  );
}

/**
 * Returns the path of the page that hosts show for a file, or for an address of it: `/about` for `about.html`, `about/index.html` and
 * `about`. In lowercase letters, because many disks ignore capitals.
 */
export const pageOfFile = (file: string): string =>
  `/${file.replace(/^\//, '')}`
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$/, '') || '/';
