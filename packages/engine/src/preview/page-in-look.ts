import { factsOfModel } from '@pagewright/core';
import { loadCodeContext } from '../render/render-pages.ts';
import { previewPage } from './preview-page.ts';
import type { ReviewedSite } from './review/create-review.ts';
import { renderStill, stillPolicy, stylesheetOf } from './review/still-page.ts';
import { withoutScripts } from './without-scripts.ts';

/** A document in which nothing runs, and its policy. */
export type StillPage = { html: string; policy: string };

/** Renders a page of the site as it would be in another look. Undefined without such a page or look. */
export async function pageInLook(
  path: string,
  look: string,
  { readLoader, readCode }: Pick<ReviewedSite, 'readLoader' | 'readCode'>,
): Promise<StillPage | undefined> {
  const code = readCode();
  const load = readLoader();
  const site = await load();
  const page = site.pages.find(({ fields }) => fields?.path === path);
  if (!site.settings || !page?.fields || !code.theme.look?.options.includes(look)) return undefined;
  const settings = { ...site.settings, theme: { ...site.settings.theme, look } };
  const shown = previewPage({ ...page, fields: page.fields }, { own: [], ofRecords: () => [] }, site);
  const stylesheet = await stylesheetOf([{ path, facts: factsOfModel(shown.model, code.traitsOf) }], settings, code);
  const html = renderStill(shown, { ...(await loadCodeContext(code)), site: settings, stylesheet });
  return { html: withoutScripts(html), policy: stillPolicy };
}
