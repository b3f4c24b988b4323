import { expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { rename } from '../../../support/renaming.ts';
import { copySite } from '../../../support/site-copy.ts';

const temp = tempFolder('rename-languages');

test('another id of a record is that of its translations too, in a list and in a file of its own', async () => {
  const site = copySite('three-languages', temp);
  site.remove('collections/ar/faqs.yaml');
  site.write('collections/ar/faqs/card.yaml', 'question: هل أحتاج إلى بطاقة؟\nanswer: فقط لاستعارة الكتب.\n');
  const { exitCode } = await rename(site, 'record', 'faqs/card', 'library-card');
  expect(exitCode).toBe(0);
  expect(site.read('collections/faqs.yaml')).toContain('- id: library-card');
  expect(site.read('collections/de/faqs.yaml')).toContain('- id: library-card\n  translated:');
  expect(site.read('collections/ar/faqs/library-card.yaml')).toContain('هل أحتاج');
});

test('another path of a page is in the links of all languages', async () => {
  const site = copySite('three-languages', temp);
  const { exitCode } = await rename(site, 'page', '/about-us', '/the-library');
  expect(exitCode).toBe(0);
  expect(site.read('pages/de/home.yaml')).toContain('(/the-library#team)');
  expect(site.read('site.ar.yaml')).toContain('to: /the-library');
  expect(site.read('collections/de/posts.yaml')).toContain('(/the-library)');
  expect(site.read('pages/de/about-us.yaml')).toContain('path: /ueber-uns');
});
