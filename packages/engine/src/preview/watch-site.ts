import { existsSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isGone } from '@pagewright/core';
import type { ViteDevServer } from 'vite';
import { writeEditorSchemas } from '../editor-schema/write-editor-schemas.ts';
import type { DevSite } from './dev-site.ts';
import type { OpenPages } from './open-pages.ts';
import { isToolFolder, watchFolder } from './watch-folder.ts';

type WatchSiteOptions = {
  root: string;
  siteDir: string;
  /** The folders with the YAML of add-ons. That of an installed package does not change. */
  addedFolders?: Iterable<string>;
  server: ViteDevServer;
  site: DevSite;
  openPages: OpenPages;
  /** Resolves when the first page was sent. */
  firstPage: Promise<void>;
  /** Called after each change of the site, and when its rules have run. */
  onChange: () => void;
};

const retryMilliseconds = 500;

/**
 * Watches the site: sends each change to the open pages at once, and runs the rules over the whole site after the first page
 * and after a pause in saving. Reports in the terminal when the site cannot be read and when it can again. Returns a function that stops.
 */
export function watchSite(options: WatchSiteOptions): () => void {
  const { root, siteDir, addedFolders = [], server, site, openPages: screens, firstPage, onChange } = options;
  // For a file that is gone by the time it is read, another event follows.
  const report = (error: unknown): void => {
    if (!isGone(error)) server.config.logger.error(String(error));
  };
  const writeSchemas = async (): Promise<void> => {
    if (site.site && !site.pause) await writeEditorSchemas({ root, siteDir, site: site.site, isBeingEdited: true });
  };
  const reportPause = createPauseReport((line) => server.config.logger.warn(line));
  const checkLater = debounce(async () => {
    site.check();
    reportPause(site.pause?.reason);
    await screens.sendChanges();
    onChange();
    await writeSchemas();
  }, report);
  const handleFileEvent = createChangeQueue((changed) => sendEdits(site, screens, { changed, checkLater, onChange }), report);
  const finishStart = async (): Promise<void> => {
    if (site.ensureChecked()) await screens.sendChanges();
    await writeSchemas();
    await site.store();
  };
  firstPage.then(debounce(finishStart, report));
  const stops = [siteDir, ...addedFolders].map((folder) =>
    watchFolder({
      folder,
      isIgnored: (path) => isToolFolder(relative(siteDir, path)),
      onEvent: (file, isChange) => void handleFileEvent(file, isChange),
      onError: (error) => server.config.logger.error(watchFailure(error)),
    }),
  );
  // Files may have been saved between the first load and the start of the watch.
  void handleFileEvent(siteDir, false);
  // A missing folder may be back before the watcher has noticed that it was gone.
  const retry = setInterval(() => {
    if (site.pause && (site.pause.missing === undefined || existsSync(site.pause.missing))) void handleFileEvent(siteDir, false);
  }, retryMilliseconds);
  retry.unref();
  return () => {
    clearInterval(retry);
    for (const stop of stops) stop();
  };
}

type Edits = { changed: ReadonlySet<string> | undefined; checkLater: () => void; onChange: () => void };

async function sendEdits(site: DevSite, screens: OpenPages, { changed, checkLater, onChange }: Edits): Promise<void> {
  const before = site.pause?.reason;
  const { isSame, needsCheck } = await site.reload(changed);
  if (isSame && site.pause?.reason === before) return;
  if (needsCheck) site.check();
  // Report only a pause that lasts: while a folder is replaced, it is missing for a moment.
  if (!site.pause) await screens.sendChanges();
  onChange();
  checkLater();
}

/** Reports each reason once, and the end of a pause that was reported. */
function createPauseReport(print: (line: string) => void): (reason: string | undefined) => void {
  let reported: string | undefined;
  return (reason) => {
    if (reason !== reported) print(reason ?? 'The site can be read again. The preview shows new changes.');
    reported = reason;
  };
}

const watchFailure = (error: unknown): string =>
  `Changes in a folder of the site are not detected: ${String(error)}. On Linux, raise fs.inotify.max_user_watches and fs.inotify.max_user_instances.`;

/** Milliseconds to wait for editors that empty a file before they write it. */
const settleMilliseconds = 25;
/** Milliseconds between an event and a comparison of the whole site: systems drop events when too many arrive at once. */
const recheckMilliseconds = 60;

/** Milliseconds after the last save until the debounced work runs. */
const debounceMilliseconds = 300;

/** Returns a function that runs `work` once its calls have paused. `onFailure` receives a rejection. */
function debounce(work: () => Promise<void>, onFailure: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = globalThis.setTimeout(() => {
      work().catch(onFailure);
    }, debounceMilliseconds);
  };
}

/** Reloads the files with these absolute paths, or everything when undefined. */
type Reload = (changed: ReadonlySet<string> | undefined) => Promise<void>;

/** Handles a file system event for an absolute path. `isChange` is true when a regular file was written or replaced. */
type OnFileEvent = (file: string, isChange: boolean) => Promise<void>;

/**
 * Returns a handler of file events that calls `reload` at once, never two calls at a time, and later once more for
 * everything, because the system may have dropped an event. Events during a call become one call. `onFailure` receives
 * each rejection; the queue continues.
 */
export function createChangeQueue(reload: Reload, onFailure: (error: unknown) => void): OnFileEvent {
  let running: Promise<void> | undefined;
  let pending: Set<string> | 'everything' | undefined;
  let recheck: AbortController | undefined;
  const run = async (): Promise<void> => {
    while (pending) {
      const changed = pending === 'everything' ? undefined : pending;
      pending = undefined;
      await reload(changed).catch(onFailure);
    }
    running = undefined;
  };
  const request = (file?: string): Promise<void> => {
    if (file === undefined) pending = 'everything';
    else if (pending !== 'everything') pending = (pending ?? new Set()).add(file);
    running ??= run();
    return running;
  };
  return async (file, isChange) => {
    if (isEmpty(file)) await setTimeout(settleMilliseconds);
    await request(isChange ? file : undefined);
    recheck?.abort();
    recheck = new AbortController();
    await setTimeout(recheckMilliseconds, undefined, recheck).then(
      () => request(),
      () => undefined,
    );
  };
}

/** Synchronous on purpose: an asynchronous call would wait behind the watcher, which is reading the folder. */
function isEmpty(file: string): boolean {
  try {
    return statSync(file).size === 0;
  } catch {
    // The code that reads the file handles a missing or unreadable one.
    return false;
  }
}
