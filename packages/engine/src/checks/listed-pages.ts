import { isPreset } from '../content/validate/preset-pages.ts';
import type { ValidPage } from '../content/validate/validate-page.ts';
import type { Place } from '../problems/problem.ts';
import { textAt } from '../yaml/source-lines.ts';
import type { CheckedSite } from './check.ts';

/** A page that search engines may list, with its shell. */
export type ListedPage = ValidPage & { shell: NonNullable<ValidPage['shell']> };

/** The pages that search engines may list: no presets, drafts, pages that say that there is nothing, or pages kept out. */
export const listedPages = ({ pages }: CheckedSite): ListedPage[] =>
  pages.flatMap((page) => {
    const { shell } = page;
    if (!shell?.listed || shell.draft || isPreset(page) || /(?:^|\/)404$/.test(shell.path)) return [];
    return [{ ...page, shell }];
  });

/** Where the text of a page's field is written: on the page, or in the record that a placeholder takes it from. */
export function whereWritten(
  { collections }: CheckedSite,
  { file, name, madeFrom }: ValidPage,
  field: 'title' | 'description',
): { place: Place; text: string; context: string } {
  const place = file.locate([field], 'value');
  const onPage = { place, text: file.text, context: `page "${name}"` };
  const [, from] = /^["']?\{(\w+)\}["']?$/.exec(textAt(file.text, place)) ?? [];
  if (from === undefined || madeFrom === undefined) return onPage;
  const slash = madeFrom.indexOf('/');
  const collection = collections.find((one) => one.name === madeFrom.slice(0, slash));
  const record = collection?.records.find(({ key }) => key === madeFrom.slice(slash + 1));
  if (!collection || !record) return onPage;
  return {
    place: collection.file.locate([...record.path, from], 'value'),
    text: collection.file.text,
    context: `the ${field} of page "${name}"`,
  };
}
