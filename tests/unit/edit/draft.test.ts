import { expect, test } from 'vitest';
import { SiteEditor } from '../../../packages/engine/src/edit/site-editor.ts';
import type { EditResult } from '../../../packages/engine/src/edit/site-editor-types.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { openEditing } from './open-editing.ts';

const temp = tempFolder('draft');
const file = 'pages/draft.yaml';
const text = 'path: /draft\ntitle: Draft\ndescription: A page.\nblocks:\n  - type: rich-text\n    heading: Words\n    content: Words.\n';

test('what is typed is shown while the file has an earlier part of it, and does not stay in the site', async () => {
  const { editing, page } = await openEditing(temp, { [file]: text });
  const { version } = await page('/draft');
  const shown: unknown[] = [];
  const drafting = await SiteEditor.open({
    ...editing.parts,
    renderLive: async (one) => {
      shown.push(one.page.fields?.title);
      return undefined;
    },
  });
  await drafting.read('/draft');
  const typed = (title: string) => ({ file, version, group: 'typing', changes: [{ kind: 'put', path: ['title'], value: title } as const] });
  await drafting.draft(typed('Draft o'), '/draft');
  const written: EditResult = await drafting.apply(typed('Draft on'));
  await drafting.draft(typed('Draft one'), '/draft');
  expect(written).toMatchObject({ outcome: 'written' });
  expect(shown).toEqual(['Draft o', 'Draft one']);
  expect((await drafting.readFile(file))?.value).toMatchObject({ title: 'Draft on' });
});

test('a draft shows other files as they are, also those of which a draft was shown before', async () => {
  const { editing } = await openEditing(temp, { [file]: `${text}  - type: testimonials\n    heading: Said\n    testimonials: [asha]\n` });
  const shown: string[] = [];
  const drafting = await SiteEditor.open({
    ...editing.parts,
    renderLive: async ({ page, blocksOf }) => {
      shown.push(JSON.stringify([page.fields?.title, [...blocksOf(page).renderable.values()]]));
      return undefined;
    },
  });
  const typing = async (edited: string, path: (string | number)[], value: string) => ({
    file: edited,
    version: (await drafting.readFile(edited))?.version ?? '',
    group: 'typing',
    changes: [{ kind: 'put', path, value } as const],
  });
  await drafting.draft(await typing('collections/testimonials.yaml', [0, 'name'], 'Typed Name'), '/draft');
  // The page at /workshop shows no testimonial.
  await drafting.draft(await typing('pages/workshop.yaml', ['title'], 'Typed workshop'), '/workshop');
  await drafting.draft(await typing(file, ['title'], 'Typed title'), '/draft');
  expect(shown[0]).toContain('Typed Name');
  expect(shown[1]).toContain('Typed workshop');
  expect(shown[2]).toContain('Typed title');
  expect(shown[2]).toContain('Asha Kulkarni');
});
