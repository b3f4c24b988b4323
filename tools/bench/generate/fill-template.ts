import { isPlaceholder, type PageContext, placeholders } from './placeholders.ts';

/** A template in `tests/bench`: YAML with placeholders such as `$(phrase 5)`. */
export type Template = { file: string; text: string };

/** Replaces the placeholders of a template. Throws an `Error` that names the template when one is unknown or has invalid arguments. */
export const fillTemplate = ({ file, text }: Template, page: PageContext): string =>
  text.replaceAll(/\$\(([^()\n]*)\)/g, (written, content: string) => {
    try {
      return fill(content, page);
    } catch (error) {
      throw new Error(`${file}: ${written}: ${error instanceof Error ? error.message : error}`);
    }
  });

function fill(content: string, page: PageContext): string {
  const [name = '', ...args] = content.split(' ');
  if (!isPlaceholder(name)) throw new Error(`There is no such placeholder. Known: ${Object.keys(placeholders).join(', ')}.`);
  return placeholders[name](page, args);
}
