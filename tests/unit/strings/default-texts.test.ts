import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { exampleSchemas } from '../../sites/examples/schemas/index.ts';
import { allPacks } from '../../support/foreign-texts.ts';
import { modelAt } from '../../support/page-models.ts';
import { problemsOf } from '../../support/renaming.ts';
import { copySite, siteAt } from '../../support/site-copy.ts';
import { withBlock } from '../rules/example-page.ts';

const temp = tempFolder('default-texts');

/** Copies the content of a new project, in a language. */
function newSite(language: string, profiles = ''): string {
  const dir = join(temp, language);
  cpSync(inProject('starters', 'blank', 'content'), dir, { recursive: true });
  // The picture of the presets that come with it.
  rmSync(join(dir, 'media', 'sample.svg'));
  const site = siteAt(dir);
  site.write('site.yaml', `${site.read('site.yaml').replace('language: en-GB', `language: ${language}`)}${profiles}`);
  return dir;
}

describe.each(['ar', 'de', 'es', 'fr', 'hi', 'en'])('a new site in "%s"', (language) => {
  test('has the texts that site.yaml leaves out in its language', async () => {
    const footer = '{ text: Autre pied de page, contactHeading: Bonjour, links: [] }';
    const dir = newSite(language, `profiles:\n  - name: other\n    footer: ${footer}\n`);
    const { settings, pages, blocksOf } = await createSiteLoader(dir, siteCode)();
    const { mailMessages, pageMessages, footer: headings } = allPacks[language] ?? {};
    expect(settings).toMatchObject({ mail: { messages: mailMessages }, messages: pageMessages, footer: headings });
    expect(settings?.profiles).toMatchObject([{ footer: { linksHeading: headings?.linksHeading, contactHeading: 'Bonjour' } }]);
    const form = modelAt({ pages, blocksOf }, '/contact-us')?.blocks.find(({ type }) => type === 'form');
    expect(form?.props).toMatchObject({ site: { mail: { messages: mailMessages } } });
  });
});

test('check finds no English text in a new site in French', async () => {
  expect(await problemsOf(siteAt(newSite('fr-CA')))).toEqual([]);
});

test('the file of interface texts and site.yaml change single texts', async () => {
  const site = siteAt(newSite('de'));
  site.write('strings/de.yaml', 'pageMessages:\n  retry: Nochmal\nmailMessages:\n  sent: Danke\n  busy: Bitte warten\n');
  site.write('site.yaml', `${site.read('site.yaml')}mail:\n  messages:\n    sent: Angekommen\n`);
  const { settings, findProblems } = await createSiteLoader(site.dir, siteCode)();
  expect(findProblems()).toEqual([]);
  expect(settings).toMatchObject({ messages: { retry: 'Nochmal' }, mail: { messages: { sent: 'Angekommen', busy: 'Bitte warten' } } });
});

test('the default of a field of the site is in its language', async () => {
  const site = copySite('examples/site.config', temp);
  site.write('site.yaml', `language: de\n${site.read('site.yaml')}`);
  site.write('pages/talks.yaml', withBlock('/talks', 'type: talk\n    channel: woodcast\n    heading: Verbindungen'));
  expect((await createSiteLoader(site.dir, exampleSchemas)()).findProblems()).toEqual([]);
});
