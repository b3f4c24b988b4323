import { join } from 'node:path';
import { compile } from '@tailwindcss/node';
import { CodeMistake, importMistake, placeOfImport } from '../../files/describe-code-error.ts';
import { displayPath } from '../../files/display-path.ts';
import { parsePlace } from '../../files/place-in-code.ts';

/** A stylesheet of a site, as it was read. */
type Sheet = { file: string; text: string };

/** Returns the error of stylesheets that cannot be compiled together, with the file and line that cause it where they can be found. */
export async function styleMistake(error: unknown, base: string, sheets: readonly Sheet[]): Promise<Error> {
  const message = messageOf(error);
  for (const sheet of sheets) {
    const found = (await syntaxError(sheet, base)) ?? wrongImport(sheet, message) ?? namedText(sheet, message);
    if (found) return found;
  }
  return new Error(`The stylesheets that src/site.ts lists cannot be compiled: ${message}`);
}

const messageOf = (error: unknown): string => (error instanceof Error ? (error.message.split(' https://', 1)[0] ?? '') : String(error));

/** Compiles a stylesheet alone, whose errors of syntax then name their place. */
async function syntaxError({ file, text }: Sheet, base: string): Promise<CodeMistake | undefined> {
  try {
    await compile(text, { base, from: file, onDependency: () => undefined });
    return undefined;
  } catch (error) {
    const [written = '', ...reason] = messageOf(error).split(': ');
    const place = parsePlace(written);
    return place?.file === file ? new CodeMistake(place, `${reason.join(': ')}.`) : undefined;
  }
}

/** Finds the import of a file that does not exist, which a message without place names. */
function wrongImport({ file, text }: Sheet, message: string): CodeMistake | undefined {
  const [, part, name] = /^"\.(\/.*)" is not exported under .* from package .*\/node_modules\/(\S+) /.exec(message) ?? [];
  const [, specifier = name === undefined ? undefined : `${name}${part}`, folder = ''] =
    /^Can't resolve '(.*)' in '(.*)'$/.exec(message) ?? [];
  if (specifier === undefined || !text.includes(specifier)) return undefined;
  const place = placeOfImport(file, specifier);
  if (!/^\.|^[^/]+\.css$/.test(specifier)) return importMistake(place, specifier);
  const path = displayPath(join(folder, specifier));
  return new CodeMistake(place, `There is no file ${path}. Imports of stylesheets start at the folder of site.ts.`);
}

/** Finds the text between backticks in a message, such as a class name that does not exist. */
function namedText({ file, text }: Sheet, message: string): CodeMistake | undefined {
  const [, name] = message.split('`');
  const lines = text.split('\n');
  const line = name ? lines.findIndex((one) => one.includes(name)) : -1;
  const column = lines[line]?.indexOf(name ?? '');
  return column === undefined ? undefined : new CodeMistake({ file, line: line + 1, column: column + 1 }, message);
}
