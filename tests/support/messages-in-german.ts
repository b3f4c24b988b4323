import type { Problem } from '../../packages/core/src/problems/problem.ts';
import { codesOfFiles, translateMessage, wordsFor } from '../../packages/editor/src/server/say-answer.ts';
import { translate } from '../../packages/editor/src/server/translate-problem.ts';
import { wordsOfFiles } from './words-of-files.ts';

/** English words that German sentences do not have, apart from what is in quotation marks. */
const english = /\b(?:the|is|are|of|or|and|must|with|which|such|write|only)\b/i;

const isGerman = (said: string | undefined): boolean => said !== undefined && !english.test(said.replaceAll(/„[^“]*“/g, ''));

/** Returns the message and the hint of a problem that an author of the editor can meet and that have no German words. */
export function withoutGerman({ code, message, hint }: Pick<Problem, 'message' | 'hint'> & { code: string }): string[] {
  if (codesOfFiles.has(code)) return [];
  const words = wordsFor('de');
  return [message, hint ?? ''].filter((text) => text !== '' && !isGerman(translate(text, words)));
}

/** Returns the words of files and tools in what the editor says of a problem, in both languages. */
export function inWordsOfFiles(problem: Pick<Problem, 'message' | 'hint'> & { code: string }): string[] {
  const said = (['en', 'de'] as const).map((language) => translateMessage(problem, wordsFor(language)));
  return said.flatMap(({ message, hint = '' }) => {
    const text = `${message} ${hint}`.trim();
    const found = wordsOfFiles(text);
    return found.length > 0 ? [`${found.join(', ')}: ${text}`] : [];
  });
}
