import { canonicalCode, isKnownLanguage } from '../../text/language-code.ts';
import { defineRule } from '../define-rule.ts';
import { originalPages } from '../site/translated-files.ts';

export const undeclaredLanguage = defineRule({
  code: 'undeclared-language',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A folder of pages has the name of a language that the site does not declare.',
  why: 'Its pages are pages like any other, and not the translations of the pages with the same names.',
  wrong: ['site.yaml  (without "languages")', 'pages/contact.yaml', 'pages/de/contact.yaml'].join('\n'),
  right: ['site.yaml  (without "languages")', 'pages/contact.yaml', 'pages/shops/contact.yaml'].join('\n'),
  check: (site) => {
    const { files, settings, settingsFile } = site;
    if (!settings) return [];
    const originals = originalPages(site);
    const codes = files.pages.flatMap(({ path }) => {
      const [, code, rest] = /^pages\/([^/]+)\/(.+)$/.exec(path) ?? [];
      return code !== undefined && isKnownLanguage(code) && originals.has(`pages/${rest}`) ? [code] : [];
    });
    return [...new Set(codes)].map((code) => {
      const isDefault = canonicalCode(code) === settings.language;
      return {
        place: settingsFile.locate([isDefault ? 'language' : 'languages'], 'key'),
        text: settingsFile.readText(),
        message: isDefault
          ? `The folder pages/${code} has the name of the default language, whose pages are directly in pages/.`
          : `The folder pages/${code} has the name of a language, and "languages" does not have it.`,
        hint: isDefault
          ? 'Move its files to pages/, or give the folder another name.'
          : `To translate pages, add to site.yaml, with the default language: languages: { ${settings.language}: { name: ${nameOf(settings.language)} }, ${code}: { name: ${nameOf(code)} } }. Otherwise give the folder another name.`,
      };
    });
  },
});

const nameOf = (code: string): string => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
