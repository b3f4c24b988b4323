import { compile } from '@tailwindcss/node';
import { CodeMistake } from '../../files/describe-code-error.ts';
import { parsePlace } from '../../files/place-in-code.ts';

/** A stylesheet of a site, as it was read. */
type Sheet = { file: string; text: string };

/** Returns the error of stylesheets that cannot be compiled together, with the file and line that cause it where they can be found. */
export async function styleMistake(error: unknown, base: string, sheets: readonly Sheet[]): Promise<Error> {
  const message = messageOf(error);
  for (const sheet of sheets) {
    const found = (await syntaxError(sheet, base)) ?? namedText(sheet, message);
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

/** Finds the text between backticks in a message, such as a class name that does not exist. */
function namedText({ file, text }: Sheet, message: string): CodeMistake | undefined {
  const [, name] = message.split('`');
  const lines = text.split('\n');
  const line = name ? lines.findIndex((one) => one.includes(name)) : -1;
  const column = lines[line]?.indexOf(name ?? '');
  return column === undefined ? undefined : new CodeMistake({ file, line: line + 1, column: column + 1 }, message);
}
