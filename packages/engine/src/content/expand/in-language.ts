import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { correctedText, editOfText, textAt } from '../../yaml/source-lines.ts';
import type { PageLanguage } from '../validate/page-origin.ts';
import type { ValidPage } from '../validate/validate-page.ts';

/** Returns a page in its language: its path is below the prefix of the language, which its file does not contain. */
export function inLanguage(page: ValidPage, key: string, language: PageLanguage): ValidPage {
  const { prefix } = language;
  if (prefix === undefined) return page;
  const { fields } = page;
  if (!fields) return { ...page, ...language, key };
  const isBelow = fields.path === prefix || fields.path.startsWith(`${prefix}/`);
  if (isBelow && !language.isFallback) return { ...page, ...language, key, problems: [...page.problems, prefixInPath(page, prefix)] };
  return { ...page, ...language, key, fields: { ...fields, path: pathInLanguage(fields.path, language) } };
}

/** Returns the path at which visitors find a page in a language, for a path as its file has it. */
export const pathInLanguage = (path: string, { prefix }: PageLanguage): string => {
  if (prefix === undefined) return path;
  return path === '/' ? prefix : `${prefix}${path}`;
};

function prefixInPath({ file, name }: ValidPage, prefix: string): Problem {
  const place = file.locate(['path'], 'value');
  const text = file.readText();
  const written = textAt(text, place).replace(/^(["'])(.*)\1$/, '$2');
  const path = written.slice(prefix.length) || '/';
  return createProblem({
    code: 'prefix-in-path',
    place,
    text,
    context: `page "${name}"`,
    message: `The pages of this language are below ${prefix} by themselves, so its path does not start with it.`,
    hint: `Write the path without ${prefix}.`,
    fix: correctedText(text, place, path),
    edits: [editOfText(text, place, path)],
  });
}
