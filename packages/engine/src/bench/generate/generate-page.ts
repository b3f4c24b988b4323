import { isPlaceholder, type PageContext, placeholders } from './placeholders.ts';
import { randomWords } from './random-words.ts';

/** A template in `tests/bench/pages`: YAML with placeholders such as `$(phrase 5)`. */
export type PageTemplate = { file: string; text: string };

/** The input for generated pages: templates, used in turn, and the entries of collections. */
export type PageSource = { templates: readonly PageTemplate[] } & Pick<PageContext, 'entries'>;

/** A page to generate: its number from 1, the seed of its site, and the text of the placeholder `edited` (default: random). */
type PageChoice = { number: number; seed: number; edited?: string };

/** The distance between the seeds of two sites, so that their pages have different seeds. A prime above 10,000, the most pages of a site. */
const seedStep = 100_003;

/**
 * Generates the YAML of a page. The same source, number and seed always give the same text.
 * Throws an `Error` that names the template when one of its placeholders is unknown or has invalid arguments.
 */
export function generatePage({ templates, entries }: PageSource, { number, seed, edited }: PageChoice): string {
  const template = templates[number % templates.length];
  if (!template) throw new Error('The benchmark has no page template.');
  const page: PageContext = { number, random: randomWords(seed * seedStep + number), entries, ...(edited !== undefined && { edited }) };
  return template.text.replaceAll(/\$\(([^()\n]*)\)/g, (written, content: string) => {
    try {
      return fill(content, page);
    } catch (error) {
      throw new Error(`${template.file}: ${written}: ${error instanceof Error ? error.message : error}`);
    }
  });
}

function fill(content: string, page: PageContext): string {
  const [name = '', ...args] = content.split(' ');
  if (!isPlaceholder(name)) throw new Error(`There is no such placeholder. Known: ${Object.keys(placeholders).join(', ')}.`);
  return placeholders[name](page, args);
}
