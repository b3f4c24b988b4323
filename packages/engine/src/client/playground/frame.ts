import type { LivePage } from '@pagewright/core';
import type { FrameMessage } from '../../preview/blocks/messages.ts';
import type { Modules } from '../boot/load-code.ts';
import { startBoot } from '../boot/start-boot.ts';
import { late } from '../dev.ts';
import { patchPage } from '../live/patch-page.ts';
import { defineBlockBadge, defineProblemCard } from '../live/problem-elements.ts';

/** Starts a frame of the playground: a page of the site that shows what the page around it sends. */
export function startFrame(modules: Pick<Modules, 'enhance' | 'islands'>): void {
  defineProblemCard();
  defineBlockBadge();
  startBoot({ ...modules, late: async () => late });
  let shown: LivePage | undefined;
  const { lang, dir } = document.documentElement;
  addEventListener('message', ({ source, origin, data }: MessageEvent<FrameMessage>) => {
    if (source !== parent || origin !== location.origin) return;
    const { page, stylesheet, colours, language } = data;
    const style = document.querySelector('head style');
    if (stylesheet !== undefined && style) style.textContent = stylesheet;
    showColours(colours);
    Object.assign(document.documentElement, language ? { lang: language.code, dir: language.direction } : { lang, dir });
    if (page) patchPage(shown, page);
    shown = page ?? shown;
  });
  // Other pages do not let themselves be framed.
  addEventListener('click', stopLinks, { capture: true });
}

function stopLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/** The rules for visitors whose system is dark. Their condition is replaced, so that it can be read only once. */
const darkRules = new Set<CSSMediaRule>();

function showColours(colours: FrameMessage['colours']): void {
  for (const { cssRules } of document.styleSheets) collectDarkRules(cssRules);
  for (const { media } of darkRules) media.mediaText = colours === 'dark' ? 'screen' : 'not all';
}

function collectDarkRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark')) darkRules.add(rule);
    if (rule instanceof CSSGroupingRule) collectDarkRules(rule.cssRules);
  }
}
