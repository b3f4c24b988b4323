import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { cleanUpAfterFile } from '../../packages/engine/tests/support/after-file.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { copyProject } from '../support/project-copy.ts';
import { openEditor, test } from './support/editor-test.ts';
import { Preview } from './support/preview.ts';
import { sweepOnly } from './support/sweep-tags.ts';

test.afterAll(cleanUpAfterFile);

test('a field kind of an add-on has its own control, which loads when such a field is shown', sweepOnly, async ({ page }) => {
  const root = copyProject();
  cpSync(inProject('tests', 'addons'), join(root, 'tests', 'addons'), { recursive: true });
  const code = join(root, 'src', 'site.ts');
  const written = readFileSync(code, 'utf8').replace('  blocks,', '  addons: [guestbook()],\n  blocks,');
  writeFileSync(code, `import { guestbook } from '../tests/addons/guestbook/src/guestbook.ts';\n${written}`);
  const preview = new Preview('tests/sites/addons/site.config', 0, root);
  await preview.start();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const isLoaded = (): boolean => loaded.some((url) => url.includes('controls/mood.ts'));
  const shown = await openEditor(page, preview, '/');
  await page.getByRole('button', { name: 'Page header' }).click();
  expect(isLoaded()).toBe(false);
  await page.getByRole('button', { name: 'Thanks' }).click();
  const mood = page.getByRole('region', { name: 'Fields' }).getByRole('button', { name: 'Mood 2' });
  await expect(mood).toHaveAttribute('aria-pressed', 'false');
  expect(isLoaded()).toBe(true);
  await mood.click();
  await expect.poll(() => preview.read('pages/home.yaml').toString()).toContain('label: Thank you\n    mood: 2');
  await expect(mood).toHaveAttribute('aria-pressed', 'true');
  await expect(shown.getByText(':)')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mood).toHaveAttribute('aria-pressed', 'false');
  await page.close();
  await preview.stop();
});
