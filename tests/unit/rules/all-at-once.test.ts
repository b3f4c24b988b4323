import { beforeAll, describe, expect, test } from 'vitest';
import { rules } from '../../../packages/engine/src/rules/index.ts';
import type { Rule } from '../../../packages/engine/src/rules/rule.ts';
import { createSiteLoader, type Site } from '../../../packages/engine/src/site/load-site.ts';
import { copySite } from '../../support/site-copy.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { layExample } from './lay-example.ts';

const temp = tempFolder('all-at-once');
const withoutSubject = ['old-and-new-name', 'renamed-field', 'renamed-type', 'unexpected-failure'];

/** Rules about one page, each with a page of its own. */
const ofPages: Rule[] = Object.values(rules).filter(
  ({ code, where }) => (where === 'page' || where === 'block') && !withoutSubject.includes(code),
);

describe('a site with one mistake of each kind at once', () => {
  let site: Site;
  let told: Map<string, string[]>;

  beforeAll(async () => {
    const copy = copySite('blocks', temp);
    for (const rule of ofPages) layExample(copy, rule, 'wrong');
    site = await createSiteLoader(copy.dir)();
    told = codesByFile(site, copy.dir);
  });

  test.each(ofPages.filter(({ code }) => code !== 'broken-link').map(({ code }) => code))('%s is told once, on its own page', (code) => {
    expect(told.get(`pages/${code}.yaml`)).toEqual([code]);
  });

  test('no link is called broken while pages cannot be read: one of them may be meant', () => {
    expect(told.get('pages/broken-link.yaml')).toBeUndefined();
  });

  test('no other file has a problem', () => {
    const others = [...told.keys()].filter((file) => !ofPages.some(({ code }) => file === `pages/${code}.yaml`));
    expect(others).toEqual([]);
  });

  test('every page without a mistake can still be drawn', () => {
    const whole = site.pages.filter(({ page, model }) => model && !ofPages.some(({ code }) => page.source.path === `pages/${code}.yaml`));
    expect(whole.map(({ page }) => page.source.path)).toEqual([
      'pages/clients.yaml',
      'pages/contact.yaml',
      'pages/home.yaml',
      'pages/post.yaml',
      'pages/post.yaml',
      'pages/questions.yaml',
      'pages/shelf.yaml',
      'pages/workshop.yaml',
    ]);
  });
});

function codesByFile({ problems }: Site, dir: string): Map<string, string[]> {
  const byFile = new Map<string, string[]>();
  for (const { file, code } of problems) {
    const path = file.replace(`${dir}/`, '');
    byFile.set(path, [...(byFile.get(path) ?? []), code]);
  }
  return byFile;
}
