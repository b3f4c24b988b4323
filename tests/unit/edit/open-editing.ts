import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Person, SiteLoader } from '@pagewright/core';
import type { SiteCode } from '../../../packages/engine/src/definition/site-code.ts';
import { SiteEditor } from '../../../packages/engine/src/edit/site-editor.ts';
import type { EditResult, WrittenPage } from '../../../packages/engine/src/edit/site-editor-types.ts';
import { loadCodeContext } from '../../../packages/engine/src/render/render-pages.ts';
import siteCode from '../../../src/site.ts';
import { EditedSite } from '../../support/edited-site.ts';
import type { SiteCopy } from '../../support/site-copy.ts';

/** A copy of the site of block fixtures that is edited. */
export type OpenedSite = {
  copy: SiteCopy;
  editing: SiteEditor;
  page: (path: string) => Promise<WrittenPage>;
  /** Reads the files again, as the preview does after each change. */
  reload: () => Promise<void>;
  /** Returns what loads the site. */
  readLoader: () => SiteLoader;
  /** Returns the bytes of all files of the site, by their paths. */
  bytes: () => Map<string, string>;
  /** Opens the editing again, as a command does when it starts. */
  restart: () => Promise<SiteEditor>;
  /** Gives the files the bytes that they had first, removes others, and opens the editing without a history. Faster than another copy. */
  restore: () => Promise<void>;
};

/** Returns who edits with a browser of this id. */
export const personOf = (id: string): Person => ({ id, role: 'owner' });

/** Copies a site into a folder, and adds pages to it: the text of each by its path in the site. It is edited on the day `today`. */
export async function openEditing(
  folder: string,
  pages: Readonly<Record<string, string>> = {},
  name = 'blocks',
  today = '2025-05-01',
  code: SiteCode = siteCode,
): Promise<OpenedSite> {
  const edited = await EditedSite.open(folder, pages, name, code);
  const context = await loadCodeContext(code);
  const readLoader = (): SiteLoader => edited.site.loader;
  const restart = (): Promise<SiteEditor> =>
    SiteEditor.open({
      root: edited.copy.dir,
      siteDir: edited.copy.dir,
      clock: () => new Date(today),
      readCode: () => code,
      readLoader,
      readSite: () => edited.site.site,
      readRender: () => context,
    });
  const page = async (path: string): Promise<WrittenPage> => {
    await edited.reload();
    const found = await opened.editing.read(path);
    if (!found) throw new Error(`There is no page at ${path}.`);
    return found;
  };
  const bytes = (): Map<string, string> => {
    const { dir } = edited.copy;
    const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) => !path.includes('.cache'));
    return new Map(
      paths.filter((path) => statSync(join(dir, path)).isFile()).map((path) => [path, readFileSync(join(dir, path), 'latin1')]),
    );
  };
  const first = bytes();
  const restore = async (): Promise<void> => {
    const { copy } = edited;
    rmSync(join(copy.dir, '.cache'), { recursive: true, force: true });
    const now = bytes();
    for (const path of now.keys()) if (!first.has(path)) copy.remove(path);
    for (const [path, text] of first) if (now.get(path) !== text) copy.write(path, Buffer.from(text, 'latin1').toString());
    await edited.reload();
    opened.editing = await restart();
  };
  const opened: OpenedSite = {
    copy: edited.copy,
    editing: await restart(),
    page,
    bytes,
    reload: () => edited.reload(),
    readLoader,
    restart,
    restore,
  };
  return opened;
}

/** Returns the version that an edit has written. Throws when it wrote nothing. */
export function writtenVersion(result: EditResult): string {
  if (result.outcome !== 'written') throw new Error(`Nothing was written: ${JSON.stringify(result)}`);
  return result.version;
}
