import { servicePaths } from '../../model/service-paths.ts';

/** The folders of the published site that contain files other than pages, each with its content in words. */
const folders: Readonly<Record<string, string>> = {
  '/assets': 'the code and styles of the site',
  '/media': 'the images, videos and fonts of the site',
};

/** Why no page can be at `root`, or below it. The reason is a sentence for authors without its full stop. */
export type Reservation = { root: string; reason: string };

/** Returns why a path cannot be that of a page. Undefined when it can. */
export function reservationOf(path: string): Reservation | undefined {
  const root = `/${path.split('/')[1] ?? ''}`;
  if (Object.hasOwn(folders, root)) return { root, reason: `${root} contains ${folders[root]}` };
  if (Object.hasOwn(servicePaths, root)) return { root, reason: `${root} belongs to the mail service, which ${servicePaths[root]}` };
  return undefined;
}
