import type { SiteCode } from '../../packages/engine/src/definition/site-code.ts';
import { createContentSchemas } from '../../packages/engine/src/schema/content-schemas.ts';
import siteCode from '../../src/site.ts';

/**
 * The block types that messages in expected files count, list and suggest. Another type would change messages that are
 * not about it, so a new type is not added here.
 */
const fixedTypes = [
  ...['article', 'call-to-action', 'card-grid', 'contact-details', 'contact-form', 'counters', 'enquiry-form', 'faq'],
  ...['hero-video', 'logo-strip', 'notice', 'page-header', 'portfolio-carousel', 'portfolio-grid', 'portfolio-tabs', 'post-list'],
  ...['reasons', 'service-detail', 'service-overview', 'services-grid', 'testimonials', 'text-image', 'values-slides'],
];

/** Returns the code of the shipped site with the fixed block types, and those in `further`, as its only ones. */
export function fixedCode(...further: string[]): SiteCode {
  const { content } = siteCode;
  const types = new Set([...fixedTypes, ...further]);
  const missing = [...types].filter((type) => !Object.hasOwn(content.blocks, type));
  if (missing.length > 0) throw new Error(`The site has no block type ${missing.join(', ')}. Remove it from tests/support/fixed-code.ts.`);
  const blocks = Object.fromEntries(Object.entries(content.blocks).filter(([type]) => types.has(type)));
  const fixed = { ...content, blocks };
  return { ...siteCode, ...createContentSchemas(fixed), content: fixed };
}
