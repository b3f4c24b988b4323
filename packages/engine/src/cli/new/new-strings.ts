import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from '../../content/references/site-sources.ts';
import { count } from '../../problems/format-problem.ts';
import type { TextEdit } from '../../problems/problem.ts';
import { missingTexts } from '../../strings/english-texts.ts';
import type { StringTable } from '../../strings/index.ts';
import { canonicalCode } from '../../text/language-code.ts';
import { applyChanges, readSource } from '../../yaml/edit/site-changes.ts';
import { UneditableError } from '../../yaml/edit/yaml-text.ts';
import { readYaml } from '../../yaml/yaml-file.ts';
import type { Project } from '../declare/option.ts';
import { displayPath } from '../display-path.ts';
import { print } from '../print.ts';
import { addStrings, newStringsText } from './missing-strings.ts';

type NewStringsOptions = Pick<Project, 'loadCode'> & { siteDir: string; language: string };

/**
 * Writes the interface texts that a language of the site does not have, in English, into `strings/<language>.yaml`. Adds them
 * to a file that exists. Returns the exit code. Throws, with a message for authors, when the site does not have the language.
 */
export async function newStrings({ siteDir, language: written, loadCode }: NewStringsOptions): Promise<number> {
  const code = await loadCode();
  const { languages, settings } = await readSources(siteDir, code);
  if (settings.file.problems.length > 0) throw new Error('site.yaml cannot be read. Fix it first: npm run check');
  const language = canonicalCode(written);
  const known = languages.map((one) => one.code);
  if (!known.includes(language)) throw new Error(unknownLanguage(language, known));
  const absolute = join(siteDir, 'strings', `${language}.yaml`);
  const file = displayPath(absolute);
  const source = existsSync(absolute) ? await readSource(absolute) : undefined;
  const own = source && readYaml(file, source.text);
  if (own && own.problems.length > 0) throw new Error(`${file} cannot be read. Fix it first: npm run check`);
  const missing = missingTexts(code, language, own?.value);
  const total = Object.values(missing).reduce((sum, group) => sum + Object.keys(group).length, 0);
  if (total === 0) {
    print(`${file} was not changed: no interface text in "${language}" is missing.`);
    return 0;
  }
  await applyChanges(
    source
      ? { files: [{ source, edits: editsFor(source.text, { missing, language, file }) }] }
      : { files: [], created: [{ absolute, text: newStringsText(missing, language) }] },
  );
  print(`Wrote ${count(total, 'text')} in English into ${file}.

Next:
  1. Translate what is right of each colon in ${file}.
  2. npm run check   says which texts are still in English.`);
  return 0;
}

type Addition = { missing: StringTable; language: string; file: string };

function editsFor(text: string, { missing, language, file }: Addition): TextEdit[] {
  try {
    return addStrings(text, missing, language);
  } catch (error) {
    if (!(error instanceof UneditableError)) throw error;
    throw new Error(`${file} cannot be changed: ${error.message}. Write each on its own line, and run this again.`);
  }
}

function unknownLanguage(language: string, known: readonly string[]): string {
  const [main] = language.split('-');
  const near = known.find((one) => one.split('-')[0] === main);
  return `The site has no language "${language}".${near === undefined ? '' : ` Did you mean "${near}"?`} Languages of site.yaml: ${known.join(', ')}.`;
}
