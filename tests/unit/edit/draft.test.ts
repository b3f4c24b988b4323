import { expect, test } from 'vitest';
import { Editing } from '../../../packages/engine/src/edit/editing.ts';
import type { EditResult } from '../../../packages/engine/src/edit/editing-types.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { openEditing } from './open-editing.ts';

const temp = tempFolder('draft');
const file = 'pages/draft.yaml';
const text = 'path: /draft\ntitle: Draft\ndescription: A page.\nblocks:\n  - type: rich-text\n    heading: Words\n    content: Words.\n';

test('what is typed is shown while the file has an earlier part of it, and does not stay in the site', async () => {
  const { editing, page } = await openEditing(temp, { [file]: text });
  const { version } = await page('/draft');
  const shown: unknown[] = [];
  const drafting = await Editing.open({
    ...editing.parts,
    renderLive: async (resolved, site) => {
      shown.push(site.modelOf(resolved)?.title);
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
