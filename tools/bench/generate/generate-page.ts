import { fillTemplate, type Template } from './fill-template.ts';
import type { PageContext } from './placeholders.ts';
import { randomWords } from './random-words.ts';
import { pageSeed } from './seed-of.ts';

/** A change to the template of a page: another text in place of the first occurrence of `find`. */
export type Variation = { find: string; replacement: string };

/** The input for generated pages: templates, used in turn, their variations, and the entries of collections. */
export type PageSource = { templates: readonly Template[]; variations: readonly Variation[] } & Pick<PageContext, 'entries'>;

/** A page to generate: its number from 1, the seed of its site, and the text of the placeholder `edited` (default: random). */
type PageChoice = { number: number; seed: number; edited?: string };

/** One of so many pages has a variation. */
const pagesForVariation = 3;

/**
 * Generates the YAML of a page. The same source, number and seed always give the same text.
 * Throws an `Error` that names the template when one of its placeholders is unknown or has invalid arguments.
 */
export function generatePage({ templates, variations, entries }: PageSource, { number, seed, edited }: PageChoice): string {
  const template = templates[number % templates.length];
  if (!template) throw new Error('The benchmark has no page template.');
  const page: PageContext = { number, random: randomWords(pageSeed(seed, number)), entries, ...(edited !== undefined && { edited }) };
  return fillTemplate(withVariation(template, variations, number), page);
}

/** Pages 2, 5, 8, … have the variations whose text is in their template, one after the other. */
function withVariation(template: Template, variations: readonly Variation[], number: number): Template {
  if (number % pagesForVariation !== 2) return template;
  const own = variations.filter(({ find }) => template.text.includes(find));
  const chosen = own[Math.floor(number / pagesForVariation) % own.length];
  return chosen ? { ...template, text: template.text.replace(chosen.find, () => chosen.replacement) } : template;
}
