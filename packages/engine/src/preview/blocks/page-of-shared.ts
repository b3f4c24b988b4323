import { usedName } from '@pagewright/core';
import type { DevSite } from '../dev-site.ts';
import type { PreviewPage } from '../preview-page.ts';

/** Returns a page with a shared block alone, as the first page shows it that uses it. Undefined for one that no page shows. */
export function pageOfShared(name: string, dev: DevSite): PreviewPage | undefined {
  const { site } = dev;
  const resolved = site?.pages.find((one) => site.usesOf(one).has(`shared:${name}`));
  const shown = resolved?.page.fields && dev.page(resolved.page.fields.path);
  if (!site || !resolved || !shown) return undefined;
  const index = site.contentOf(resolved).entries.findIndex((entry) => usedName(entry) === name);
  const block = site.blocksOf(resolved).renderable.get(index);
  return block && { ...shown, model: { ...shown.model, blocks: [block], declared: 1 }, parts: [{ block }] };
}
