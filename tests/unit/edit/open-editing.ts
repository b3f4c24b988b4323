import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Editing } from '../../../packages/engine/src/edit/editing.ts';
import type { EditResult, WrittenPage } from '../../../packages/engine/src/edit/editing-types.ts';
import { loadCodeContext } from '../../../packages/engine/src/render/render-pages.ts';
import siteCode from '../../../src/site.ts';
import { EditedSite } from '../../support/edited-site.ts';
import type { SiteCopy } from '../../support/site-copy.ts';

/** A copy of the site of block fixtures that is edited. */
export type OpenedSite = {
  copy: SiteCopy;
  editing: Editing;
  page: (path: string) => Promise<WrittenPage>;
  /** Reads the files again, as the preview does after each change. */
  reload: () => Promise<void>;
  /** Returns the bytes of all files of the site, by their paths. */
  bytes: () => Map<string, string>;
  /** Opens the editing again, as a command does when it starts. */
  restart: () => Promise<Editing>;
};

/** Copies the site into a folder, and adds pages to it: the text of each by its path in the site. */
export async function openEditing(folder: string, pages: Readonly<Record<string, string>> = {}): Promise<OpenedSite> {
  const edited = await EditedSite.open(folder);
  for (const [path, text] of Object.entries(pages)) edited.copy.write(path, text);
  await edited.reload();
  const code = await loadCodeContext(siteCode);
  const restart = (): Promise<Editing> =>
    Editing.open({
      root: edited.copy.dir,
      siteDir: edited.copy.dir,
      clock: () => new Date('2025-05-01'),
      readCode: () => siteCode,
      readSite: () => edited.site.site,
      readRender: () => code,
    });
  const editing = await restart();
  const page = async (path: string): Promise<WrittenPage> => {
    await edited.reload();
    const found = await editing.read(path);
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
  return { copy: edited.copy, editing, page, bytes, reload: () => edited.reload(), restart };
}

/** Returns the version that an edit has written. Throws when it wrote nothing. */
export function writtenVersion(result: EditResult): string {
  if (result.outcome !== 'written') throw new Error(`Nothing was written: ${JSON.stringify(result)}`);
  return result.version;
}
