import { describe, expect, test } from 'vitest';
import type { Site } from '../../../../packages/core/src/site/site.ts';
import { applyEdits } from '../../../../packages/core/src/yaml/edit/apply-edits.ts';
import { createSiteLoader } from '../../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../../src/site.ts';
import { copySite } from '../../../support/site-copy.ts';

const temp = tempFolder('page-gone');
const isGone = ({ code }: { code: string }): boolean => code === 'page-gone';

const endings = [
  { name: 'has no redirects', ending: '' },
  { name: 'has an empty list of redirects', ending: '\nredirects: []\n' },
  { name: 'has a redirect, indented', ending: '\nredirects:\n  # Old ones.\n\n  - from: /a\n    to: /\n' },
  { name: 'has a redirect without indentation', ending: '\nredirects:\n- from: /a\n  to: /\n' },
  {
    name: 'has redirects before other settings',
    ending: '\nredirects:   # Old paths.\n  - from: /a\n    to: /\nvitals: { endpoint: "https://v.example/x" }\n',
  },
];

describe.each(endings)('a page that moved, in a site that $name', ({ ending }) => {
  test('has an edit that adds the redirect and changes nothing else', async () => {
    const site = copySite('blocks', temp);
    const load = createSiteLoader(site.dir, siteCode);
    site.write('.published-paths', '/contact-us pages/contact.yaml\n');
    const before = site.read('site.yaml') + ending;
    site.write('site.yaml', before);
    const gone = (await load()).findProblems().filter(isGone);
    expect(gone).toMatchObject([{ severity: 'warning', fix: '- from: /contact-us\n  to: /contact' }]);
    site.write('site.yaml', applyEdits(before, gone[0]?.edits ?? []));
    const after: Site = await load();
    expect(after.findProblems().filter((problem) => isGone(problem) || problem.severity === 'error')).toEqual([]);
    expect(after.settings?.redirects).toContainEqual({ from: '/contact-us', to: '/contact' });
    const kept = before.split('\n').filter((line) => line !== 'redirects: []');
    expect(site.read('site.yaml').split('\n')).toEqual(expect.arrayContaining(kept));
  });
});

test('does not report a missing page while a page file cannot be read, which may be it', async () => {
  const site = copySite('blocks', temp);
  site.write('.published-paths', '/gone pages/gone.yaml\n');
  site.write('pages/broken.yaml', 'path: "/gone\n');
  expect((await createSiteLoader(site.dir, siteCode)()).findProblems().map(({ code }) => code)).not.toContain('page-gone');
});
