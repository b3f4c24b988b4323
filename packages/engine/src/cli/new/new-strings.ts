import { canonicalCode, count, type LanguagePacks, readSources } from '@pagewright/core';
import { replacementOfChange } from '../../edit/file-changes.ts';
import { englishName, planStrings } from '../../edit/plan-strings.ts';
import { writeTogether } from '../../edit/site-changes.ts';
import { nodeHost } from '../../site/node-host.ts';
import type { Project } from '../declare/command.ts';
import { print } from '../print.ts';

type NewStringsOptions = Pick<Project, 'loadCode' | 'root'> & {
  siteDir: string;
  language: string;
  /** The language packs of Pagewright. */
  packs: LanguagePacks;
};

/**
 * Writes the interface texts that a language of the site does not have into `strings/<language>.yaml`: as Pagewright has them in this
 * language, the others in English. Adds them to a file that exists. Returns the exit code. Throws, with a message for authors, when
 * the site does not have the language.
 */
export async function newStrings({ root, siteDir, language: written, loadCode, packs }: NewStringsOptions): Promise<number> {
  const code = await loadCode();
  const { languages, settings } = await readSources(nodeHost, siteDir, code);
  if (settings.file.problems.length > 0) throw new Error('site.yaml cannot be read. Fix it first: npm run check');
  const language = canonicalCode(written);
  const known = languages.map((one) => one.code);
  if (!known.includes(language)) throw new Error(unknownLanguage(language, known));
  const { change, total, english, file } = await planStrings({ siteDir, language, code, packs });
  if (!change) {
    print(`${file} was not changed: no interface text in "${language}" is missing.`);
    return 0;
  }
  const replacement = await replacementOfChange(change);
  if (!replacement) throw new Error(`${file} was changed meanwhile. Run this again.`);
  await writeTogether([replacement], { root, siteDir });
  const translated = total - english;
  const inEnglish = english > 0 ? `${count(english, 'text')} in English` : '';
  const inLanguage = translated > 0 ? `${count(translated, 'text')} in ${englishName(language)}` : '';
  print(`Wrote ${[inLanguage, inEnglish].filter(Boolean).join(' and ')} into ${file}.${english > 0 ? nextSteps(file) : ''}`);
  return 0;
}

const nextSteps = (file: string): string => `

Next:
  1. Translate what is right of each colon in ${file}.
  2. npm run check   says which texts are still in English.`;

function unknownLanguage(language: string, known: readonly string[]): string {
  const [main] = language.split('-');
  const near = known.find((one) => one.split('-')[0] === main);
  return `The site has no language "${language}".${near === undefined ? '' : ` Did you mean "${near}"?`} Languages of site.yaml: ${known.join(', ')}.`;
}
