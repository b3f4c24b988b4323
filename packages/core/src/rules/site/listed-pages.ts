import { isPreset } from '../../content/presets.ts';
import type { PageSummary } from '../../content/validate/validate-page.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { soleField } from '../../text/placeholder.ts';
import { textAt } from '../../yaml/source-lines.ts';
import type { RuleInput } from './rule-input.ts';

/** A page that search engines may list, with its own fields. */
type Listed<Page extends PageSummary> = Page & { fields: NonNullable<PageSummary['fields']> };

/** Returns the pages that search engines may list: no presets, no drafts, no 404 page, none with `listed: false`, and none that repeats one in another language. */
export const listedPages = <Page extends PageSummary>({ pages }: { pages: readonly Page[] }): Listed<Page>[] => pages.filter(isListed);

function isListed<Page extends PageSummary>(page: Page): page is Listed<Page> {
  const { fields, isFallback } = page;
  return fields?.listed === true && !fields.draft && !isFallback && !isPreset(page) && !/(?:^|\/)404$/.test(fields.path);
}

/** Returns where a page's title or description is written: on the page, or in the record that a placeholder names. */
export function whereWritten(
  site: Pick<RuleInput, 'collections'>,
  { file, name, generatedFrom }: Pick<PageSummary, 'file' | 'name' | 'generatedFrom'>,
  field: 'title' | 'description',
): Pick<Finding, 'place' | 'text' | 'context'> {
  const place = file.locate([field], 'value');
  const onPage = { place, text: file.readText(), context: `page "${name}"` };
  const from = soleField(textAt(file.readText(), place).replaceAll(/^["']|["']$/g, ''));
  if (from === undefined || generatedFrom === undefined) return onPage;
  const slash = generatedFrom.indexOf('/');
  const isRecord = ({ key }: { key: string }): boolean => key === generatedFrom.slice(slash + 1);
  const found = site.collections.find(({ name: own, records }) => own === generatedFrom.slice(0, slash) && records.some(isRecord));
  const record = found?.records.find(isRecord);
  if (!found || !record) return onPage;
  return {
    place: found.file.locate([...record.path, from], 'value'),
    text: found.file.readText(),
    context: `the ${field} of page "${name}"`,
  };
}
