import { isPreset, type ValidPage } from '../../content/validate/validate-page.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { soleField } from '../../text/placeholder.ts';
import { textAt } from '../../yaml/source-lines.ts';
import type { RuleInput } from './rule-input.ts';

/** A page that search engines may list, with its own fields. */
export type ListedPage = ValidPage & { fields: NonNullable<ValidPage['fields']> };

/** Returns the pages that search engines may list: no presets, no drafts, no 404 page, none with `listed: false`, and none that repeats one in another language. */
export const listedPages = ({ pages }: RuleInput): ListedPage[] =>
  pages.flatMap((page) => {
    const { fields } = page;
    if (!fields?.listed || fields.draft || page.isFallback || isPreset(page) || /(?:^|\/)404$/.test(fields.path)) return [];
    return [{ ...page, fields }];
  });

/** Returns where a page's title or description is written: on the page, or in the record that a placeholder names. */
export function whereWritten(
  { collections }: RuleInput,
  { file, name, madeFrom }: ValidPage,
  field: 'title' | 'description',
): Pick<Finding, 'place' | 'text' | 'context'> {
  const place = file.locate([field], 'value');
  const onPage = { place, text: file.readText(), context: `page "${name}"` };
  const from = soleField(textAt(file.readText(), place).replaceAll(/^["']|["']$/g, ''));
  if (from === undefined || madeFrom === undefined) return onPage;
  const slash = madeFrom.indexOf('/');
  const isRecord = ({ key }: { key: string }): boolean => key === madeFrom.slice(slash + 1);
  const found = collections.find(({ name: own, records }) => own === madeFrom.slice(0, slash) && records.some(isRecord));
  const record = found?.records.find(isRecord);
  if (!found || !record) return onPage;
  return {
    place: found.file.locate([...record.path, from], 'value'),
    text: found.file.readText(),
    context: `the ${field} of page "${name}"`,
  };
}
