import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { newStrings } from '../../../../packages/engine/src/cli/new/new-strings.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../../src/site.ts';
import { problemsOf } from '../../../support/renaming.ts';
import { runMain } from '../../../support/run-main.ts';
import { copySite, type SiteCopy } from '../../../support/site-copy.ts';

const temp = tempFolder('new-strings');
const total = Object.values(siteCode.strings).flatMap(Object.keys).length;

function portugueseSite(): SiteCopy {
  const site = copySite('minimal', temp);
  site.write('site.yaml', `language: pt-PT\n${site.read('site.yaml')}`);
  return site;
}

const runNewStrings = async (site: SiteCopy, language: string) => {
  const { exitCode, stdout, stderr } = await runMain('new', 'strings', language, '--site', site.dir);
  return { exitCode, output: `${stdout}${stderr}`.replaceAll(`${site.dir}/`, '').trimEnd() };
};

const englishProblems = async (site: SiteCopy): Promise<string[]> =>
  (await problemsOf(site)).map((one) => one.replaceAll(`${site.dir}/`, '')).filter((one) => one.includes('interface texts are in English'));

describe('new strings', () => {
  test('writes every text in English, in the order of the table, with the forms of the language', async () => {
    const site = portugueseSite();
    expect(await runNewStrings(site, 'pt-pt')).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining(`Wrote ${total} texts in English into strings/pt-PT.yaml.`),
    });
    const text = site.read('strings/pt-PT.yaml');
    expect(text).toMatch(/^# The interface texts in European Portuguese: translate what is right of each colon\.\n/);
    const value: unknown = parse(text);
    expect(Object.keys(Object(value))).toEqual(Object.keys(siteCode.strings));
    expect(value).toMatchObject({ toasts: siteCode.strings.toasts });
    const most = 'Choose at most {count} files';
    expect(value).toMatchObject({ formFields: { fileCount: { one: 'Choose only one file', many: most, other: most } } });
  });

  test('its texts are reported as English, in one problem with every line', async () => {
    const site = portugueseSite();
    await runNewStrings(site, 'pt-PT');
    const [problem = '', ...others] = await englishProblems(site);
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^strings/pt-PT\\.yaml:5 english-text .* ${total} of ${total} interface texts are in English`));
    site.edit('strings/pt-PT.yaml', siteCode.strings.toasts?.close?.toString() ?? '', 'Fechar a mensagem');
    expect(await englishProblems(site)).toEqual([expect.stringContaining(`${total - 1} of ${total} interface texts`)]);
  });

  test('adds to a file only what is missing, and keeps what is there', async () => {
    const site = portugueseSite();
    const own = '# Os nossos textos.\nlayout:\n    menu: Todas   # curto\n\npage:\n\n# Fim.\n';
    site.write('strings/pt-PT.yaml', own);
    expect(await runNewStrings(site, 'pt-PT')).toMatchObject({ exitCode: 0 });
    const text = site.read('strings/pt-PT.yaml');
    expect(text).toContain('# Os nossos textos.\nlayout:\n    menu: Todas   # curto\n    ');
    expect(text).toContain('# Fim.\n');
    expect(parse(text)).toMatchObject({ layout: { ...siteCode.strings.layout, menu: 'Todas' }, page: siteCode.strings.page });
    expect(await runNewStrings(site, 'pt-PT')).toEqual({
      exitCode: 0,
      output: 'strings/pt-PT.yaml was not changed: no interface text in "pt-PT" is missing.',
    });
    expect(site.read('strings/pt-PT.yaml')).toBe(text);
  });

  test('adds nothing that a language pack has', async () => {
    const site = portugueseSite();
    site.edit('site.yaml', 'language: pt-PT', 'language: de-AT');
    expect(await runNewStrings(site, 'de-AT')).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('no interface text in "de-AT" is missing'),
    });
  });

  test('writes the texts of a language pack that the project does not have, and the others in English', async () => {
    const site = portugueseSite();
    const packs = { pt: { layout: { menu: 'Todas as páginas' }, formFields: { fileCount: { one: 'Um só', other: 'Até {count}' } } } };
    const options = { root: site.dir, siteDir: site.dir, language: 'pt-PT', loadCode: async () => siteCode, packs };
    expect(await newStrings(options)).toBe(0);
    const text = site.read('strings/pt-PT.yaml');
    expect(text).toMatch(/^# The interface texts in European Portuguese: translate what is right of each colon\.\n/);
    expect(parse(text)).toMatchObject({
      layout: { ...siteCode.strings.layout, menu: 'Todas as páginas' },
      formFields: { fileCount: { one: 'Um só', many: 'Até {count}', other: 'Até {count}' } },
    });
  });

  test('a file of which every text is in a language pack has nothing to translate', async () => {
    const site = portugueseSite();
    site.edit('site.yaml', 'language: pt-PT', 'language: fr');
    const loadCode = async () => ({ ...siteCode, packs: {} });
    expect(await newStrings({ root: site.dir, siteDir: site.dir, language: 'fr', loadCode, packs: siteCode.packs })).toBe(0);
    expect(site.read('strings/fr.yaml')).toMatch(/^# The interface texts in French: change what you like, right of each colon\.\n/);
    expect(parse(site.read('strings/fr.yaml'))).toMatchObject({ list: siteCode.packs.fr?.list });
  });

  test.each([
    ['pt', 'The site has no language "pt". Did you mean "pt-PT"? Languages of site.yaml: pt-PT.'],
    ['fr', 'The site has no language "fr". Languages of site.yaml: pt-PT.'],
  ])('the language %s, which the site does not have, is refused', async (language, output) => {
    expect(await runNewStrings(portugueseSite(), language)).toEqual({ exitCode: 1, output });
  });

  test('texts within braces are not changed', async () => {
    const site = portugueseSite();
    site.write('strings/pt-PT.yaml', 'layout: { menu: Todas }\n');
    expect(await runNewStrings(site, 'pt-PT')).toEqual({
      exitCode: 1,
      output:
        'strings/pt-PT.yaml cannot be changed: the texts of "layout" are not on separate lines. Write each on its own line, and run this again.',
    });
  });
});

describe('interface texts in check', () => {
  test('a missing file: the message names the command', async () => {
    const { stdout, stderr } = await runMain('check', '--site', portugueseSite().dir);
    expect(`${stdout}${stderr}`).toContain('Run "npm run new -- strings pt-PT", which writes them into strings/pt-PT.yaml');
  });

  test('a translated file in which only single words are the same is complete', async () => {
    const site = portugueseSite();
    await runNewStrings(site, 'pt-PT');
    const words = (text: string): string =>
      text.replaceAll(
        /^( +\w+: )(.*\S .*)$/gm,
        (_, name: string, words: string) => `${name}${JSON.stringify(`Texto ${words.replaceAll(/["']/g, '')}`)}`,
      );
    site.write('strings/pt-PT.yaml', words(site.read('strings/pt-PT.yaml')));
    expect(await englishProblems(site)).toEqual([]);
  });

  test.each([
    [false, 'Rename it to strings/pt-PT.yaml.'],
    [true, 'Move its texts into strings/pt-PT.yaml, and remove it.'],
  ])('a file of the language without its country (the other one exists: %s) is to be renamed', async (exists, hint) => {
    const site = portugueseSite();
    site.write('strings/pt.yaml', 'toasts:\n  close: Fechar\n');
    if (exists) site.write('strings/pt-PT.yaml', 'toasts:\n  close: Fechar\n');
    const { stderr } = await runMain('check', '--site', site.dir);
    expect(stderr).toContain(hint);
  });
});
