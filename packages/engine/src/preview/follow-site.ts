import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { SiteCode } from '../definition/site-code.ts';
import { writeEditorSchemas } from '../editor-schema/write-editor-schemas.ts';
import { isGone } from '../files/retry-if-gone.ts';
import type { DevSite } from './dev-site.ts';
import type { OpenPages } from './open-pages.ts';
import { createChangeQueue, createQuietTimer } from './watch-content.ts';
import { watchFolder } from './watch-folder.ts';

type FollowSiteOptions = { code: SiteCode; root: string; siteDir: string; server: ViteDevServer; site: DevSite; screens: OpenPages };

const retryMilliseconds = 500;

/**
 * Follows edits of the site: what changed is on the screens at once; the rules over the whole site run when nobody is
 * saving. Reports in the terminal when the site cannot be read and when it can again. Returns a function that stops.
 */
export async function followSite({ code, root, siteDir, server, site, screens }: FollowSiteOptions): Promise<() => void> {
  // A file that is gone by the time it is read has an event of its own on the way.
  const report = (error: unknown): void => {
    if (!isGone(error)) server.config.logger.error(String(error));
  };
  const writeSchemas = async (): Promise<void> => {
    if (site.site && !site.pause) await writeEditorSchemas({ code, root, siteDir, site: site.site, isBeingEdited: true });
  };
  const reportPause = createPauseReport((line) => server.config.logger.warn(line));
  const inQuiet = createQuietTimer(async () => {
    site.check();
    reportPause(site.pause?.reason);
    await screens.announce();
    await writeSchemas();
  }, report);
  const follow = createChangeQueue((changed) => showEdits(site, screens, { changed, inQuiet }), report);
  await writeSchemas();
  const stopWatching = watchFolder({
    folder: siteDir,
    isIgnored: (path) => isGenerated(relative(siteDir, path)),
    onEvent: (file, isChange) => void follow(file, isChange),
    onError: (error) => server.config.logger.error(watchFailure(error)),
  });
  // What was saved between the first load and the start of the watch.
  void follow(siteDir, false);
  // What is missing may be back before the watch has noticed that it was gone.
  const retry = setInterval(() => {
    if (site.pause && (site.pause.missing === undefined || existsSync(site.pause.missing))) void follow(siteDir, false);
  }, retryMilliseconds);
  retry.unref();
  return () => {
    clearInterval(retry);
    stopWatching();
  };
}

type Edits = { changed: ReadonlySet<string> | undefined; inQuiet: () => void };

async function showEdits(site: DevSite, screens: OpenPages, { changed, inQuiet }: Edits): Promise<void> {
  const before = site.pause?.reason;
  const { isSame, needsCheck } = await site.reload(changed);
  if (isSame && site.pause?.reason === before) return;
  if (needsCheck) site.check();
  // A pause is announced only if it lasts: while a folder is replaced, it is missing for a moment.
  if (!site.pause) await screens.announce();
  inQuiet();
}

/** Reports each reason once, and the end of a pause that was reported. */
function createPauseReport(print: (line: string) => void): (reason: string | undefined) => void {
  let reported: string | undefined;
  return (reason) => {
    if (reason !== reported) print(reason ?? 'The site can be read again. The preview follows edits.');
    reported = reason;
  };
}

/** Folders in which commands write: repositories, caches, encoded pictures, the outbox. `path` is relative to the site. */
const isGenerated = (path: string): boolean =>
  path.split(sep).includes('node_modules') || /^\.(?!\.)/.test(path) || path === join('media', '.encoded');

const watchFailure = (error: unknown): string =>
  `Edits in a folder of the site are not noticed: ${String(error)}. On Linux, raise fs.inotify.max_user_watches and fs.inotify.max_user_instances.`;
