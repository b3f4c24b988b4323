import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nestedSchemas } from '../../packages/core/src/schema/compile-plan.ts';
import { createContentSchemas } from '../../packages/core/src/schema/content-schemas.ts';
import type { SiteCode } from '../../packages/engine/src/definition/site-code.ts';
import siteCode from '../../src/site.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

/**
 * The block types and collections that messages in expected files count, list and suggest. Another one would change messages
 * that are not about it, so a new one is not added here.
 */
const fixedTypes = [
  ...['article', 'call-to-action', 'card-grid', 'contact-details', 'contact-form', 'counters', 'enquiry-form', 'faq'],
  ...['hero-video', 'logo-strip', 'notice', 'page-header', 'portfolio-carousel', 'portfolio-grid', 'portfolio-tabs', 'post-list'],
  ...['reasons', 'service-detail', 'service-overview', 'services-grid', 'testimonials', 'text-image', 'values-slides'],
];
const fixedCollections = [
  ...['app-types', 'clients', 'faqs', 'portfolio', 'posts', 'service-categories', 'services', 'testimonials', 'values'],
  ...['website-types', 'why-choose-us'],
];

/** Returns the entries with these names, in their order. */
function only<Entry>(names: readonly string[], entries: Readonly<Record<string, Entry>>): Record<string, Entry> {
  const missing = names.filter((name) => !Object.hasOwn(entries, name));
  if (missing.length > 0)
    throw new Error(`The site does not declare ${missing.join(', ')}. Remove the name from tests/support/fixed-site.ts.`);
  return Object.fromEntries(Object.entries(entries).filter(([name]) => names.includes(name)));
}

const withContent = (content: SiteCode['content']): SiteCode => ({ ...siteCode, ...createContentSchemas(content), content });

/** Returns the code of the shipped site with the fixed block types, `further` ones and those inside of them, and all collections. */
export function codeWithTypes(...further: string[]): SiteCode {
  const inside = further.flatMap((type) => Object.keys(nestedSchemas(siteCode.blockSchema(type))));
  return withContent({ ...siteCode.content, blocks: only([...new Set([...fixedTypes, ...further, ...inside])], siteCode.content.blocks) });
}

/** The code of the shipped site with the fixed block types and collections only. */
export const fixedCode = withContent({
  ...siteCode.content,
  blocks: only(fixedTypes, siteCode.content.blocks),
  collections: only(fixedCollections, siteCode.content.collections),
});

/** Copies the fixture site `tests/sites/blocks` without the records and pages of further collections. */
export function copyFixedSite(parent: string): SiteCopy {
  const site = copySite('blocks', parent);
  for (const file of readdirSync(join(site.dir, 'collections'))) {
    if (!fixedCollections.includes(file.replace(/\.yaml$/, ''))) site.remove(`collections/${file}`);
  }
  for (const path of readdirSync(join(site.dir, 'pages'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.yaml')) continue;
    const [, collection] = /^collection: *([\w-]+)/m.exec(site.read(`pages/${path}`)) ?? [];
    if (collection !== undefined && !fixedCollections.includes(collection)) site.remove(`pages/${path}`);
  }
  return site;
}
