import type { Finding } from '../../problems/create-problem.ts';
import { type ListedPage, listedPages } from './listed-pages.ts';
import type { RuleInput } from './rule-input.ts';

/** Reports every listed page whose title or description an earlier page already has. */
export function repeatedField(site: RuleInput, field: 'title' | 'description'): Finding[] {
  const owners = new Map<string, ListedPage>();
  return listedPages(site).flatMap((page) => {
    // Pages in different languages may have the same title, such as the name of a product.
    const value = `${page.language ?? ''} ${page.fields[field]}`;
    const owner = owners.get(value);
    owners.set(value, owner ?? page);
    // Two pages with the same path are reported by duplicate-path.
    if (!owner || owner.fields.path === page.fields.path) return [];
    const first = owner.file.locate([field], 'value');
    return [
      {
        place: page.file.locate([field], 'value'),
        text: page.file.readText(),
        context: `page "${page.name}"`,
        message: `Two pages have this ${field}: ${owner.fields.path} (${first.file}:${first.line}) and ${page.fields.path}.`,
        hint: 'Describe in each what is only on that page.',
      },
    ];
  });
}
