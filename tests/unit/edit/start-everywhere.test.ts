import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SiteEditor } from '../../../packages/engine/src/edit/site-editor.ts';
import { representatives } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { EditedSite } from '../../support/edited-site.ts';

const root = resolve(import.meta.dirname, '../../..');
const temp = tempFolder('start-everywhere');

/** Returns what came of adding a block of each type that the gallery offers for this site, each taken back at once. */
async function addEach(name: string): Promise<{ refused: string[]; lacking: string[] }> {
  const edited = await EditedSite.open(temp, {}, name);
  const editing = await SiteEditor.open({
    root,
    siteDir: edited.copy.dir,
    clock: () => new Date('2025-05-01'),
    readCode: () => siteCode,
    readLoader: () => edited.site.loader,
    readSite: () => edited.site.site,
    readRender: () => ({ renderBlock: () => '', layouts: {} }),
  });
  const { types } = editing.outline();
  const refused: string[] = [];
  for (const { type, lacks } of types) {
    const page = await editing.read('/');
    if (lacks || !page) continue;
    const { file, version, blocks } = page;
    const result = await editing.addBlock({ file, version, type, at: blocks.length });
    if (result.outcome === 'written') await editing.undo();
    else refused.push(`${type}: ${result.outcome === 'refused' ? result.caused.map(({ message }) => message).join(' ') : result.outcome}`);
  }
  return { refused, lacking: types.flatMap(({ type, lacks }) => (lacks ? [`${type}: ${lacks}`] : [])) };
}

test.each(representatives(['../../starters/blank/content', 'minimal']))(
  'every block type can be added to %s, or the gallery says what it needs',
  async (name) => {
    expect(await addEach(name)).toEqual({
      refused: [],
      lacking: [
        'article: records posts',
        'compare: records',
        'hero-video: videos',
        'list: records',
        'record: records',
        'record-facts: records',
        'service-detail: records services',
      ],
    });
  },
);
