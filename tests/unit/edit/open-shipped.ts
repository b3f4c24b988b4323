import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteEditor } from '../../../packages/engine/src/edit/site-editor.ts';
import { DevSite } from '../../../packages/engine/src/preview/dev-site.ts';
import { loadCodeContext } from '../../../packages/engine/src/render/render-pages.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import clinicCode from '../../../sites/clinic/src/site.ts';
import studioCode from '../../../src/site.ts';

const now = () => new Date('2025-05-01');

/** The shipped sites: the folder of each in the project, and its code. */
const shippedSites = {
  studio: { folder: ['site.config'], code: studioCode },
  clinic: { folder: ['sites', 'clinic', 'site.config'], code: clinicCode },
} as const;

/** A copy of a shipped site that is edited. */
export type ShippedSite = {
  dir: string;
  /** The site as the preview has it. */
  site: DevSite;
  editing: SiteEditor;
  /** The bytes of all YAML files, by their paths. */
  texts: () => Map<string, string>;
  /** Gives all YAML files these bytes again, removes others, and forgets the history. */
  restore: (texts: ReadonlyMap<string, string>) => Promise<void>;
};

/** Copies a shipped site into a folder and opens it for editing. */
export async function openShipped(name: keyof typeof shippedSites, folder: string): Promise<ShippedSite> {
  const { folder: from, code } = shippedSites[name];
  const dir = join(mkdtempSync(join(folder, `${name}-`)), 'site');
  cpSync(inProject(...from), dir, { recursive: true });
  const context = await loadCodeContext(code);
  const open = (site: DevSite): Promise<SiteEditor> =>
    SiteEditor.open({
      root: mkdtempSync(join(folder, 'history-')),
      siteDir: dir,
      clock: now,
      readCode: () => code,
      readLoader: () => site.loader,
      readSite: () => site.site,
      readRender: () => context,
    });
  const texts = (): Map<string, string> =>
    new Map(
      readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.yaml'))
        .sort()
        .map((path) => [path, readFileSync(join(dir, path), 'latin1')]),
    );
  const site = new DevSite(dir, code, now);
  await site.reload();
  const opened: ShippedSite = {
    dir,
    site,
    editing: await open(site),
    texts,
    restore: async (wanted) => {
      for (const path of texts().keys()) if (!wanted.has(path)) rmSync(join(dir, path));
      for (const [path, text] of wanted)
        if (!existsSync(join(dir, path)) || readFileSync(join(dir, path), 'latin1') !== text)
          writeFileSync(join(dir, path), text, 'latin1');
      await site.reload();
      opened.editing = await open(site);
    },
  };
  return opened;
}
