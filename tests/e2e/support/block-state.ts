import type { Page } from '@playwright/test';

/**
 * The texts of the blocks of a page, one after the other without white space: all of them, and those that can be seen. `nodes`
 * are the seen ones one by one, without those of controls, which are of no use on paper.
 */
export type BlockTexts = { all: string; seen: string; nodes: string[] };

/** Returns the texts of a block type, with alternative texts and labels of visible elements. Text for screen readers only is not seen. */
export const textsOf = (page: Page, type: string): Promise<BlockTexts> =>
  page.locator(`[data-block="${type}"]`).evaluate((block) => {
    const texts: BlockTexts = { all: '', seen: '', nodes: [] };
    const isSeen = (element: Element): boolean => {
      const shown = element.closest('option') ? (element.closest('select') ?? element) : element;
      const { width, height } = shown.getBoundingClientRect();
      return width * height > 0 && !shown.closest('.sr-only') && shown.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('script, style, template, svg')) continue;
      const written =
        node instanceof Element
          ? ['alt', 'aria-label', 'placeholder', 'title'].map((name) => node.getAttribute(name) ?? '').join('')
          : (node.textContent ?? '');
      const text = written.replaceAll(/\s+/g, '');
      if (text === '') continue;
      texts.all += text;
      if (!isSeen(element)) continue;
      texts.seen += text;
      if (!(node instanceof Element) && !element.closest('button, summary.button, fieldset')) texts.nodes.push(text);
    }
    return texts;
  });

/** Returns the visible links, buttons and texts of a block type that cannot be seen in the colours of the page. */
export const unseenOf = (page: Page, type: string): Promise<string[]> =>
  page.locator(`[data-block="${type}"]`).evaluate((block) => {
    const isClear = (color: string): boolean => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
    const backgroundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!isClear(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const nameOf = (element: Element): string => element.outerHTML.slice(0, 120);
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only');
    const found: string[] = [];
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || !walker.currentNode.textContent?.trim() || element.closest('script, style, template, svg') || !isSeen(element))
        continue;
      const { color } = getComputedStyle(element);
      if (color === backgroundOf(element)) found.push(`text in the colour of its background, ${color}: ${nameOf(element)}`);
      if (!element.checkVisibility({ opacityProperty: true })) found.push(`transparent text: ${nameOf(element)}`);
    }
    for (const control of block.querySelectorAll('a, button, summary, input, select, textarea, [role="button"]')) {
      if (!isSeen(control)) continue;
      const { width, height } = control.getBoundingClientRect();
      if (width * height === 0) found.push(`a control without size: ${nameOf(control)}`);
      const { borderTopStyle, borderTopWidth, clipPath } = getComputedStyle(control);
      // One that is shown only with the focus is clipped.
      const isFramed = clipPath !== 'none' || (borderTopStyle !== 'none' && borderTopWidth !== '0px');
      if (control.matches('.button, .round-button') && !isFramed) found.push(`a button without border: ${nameOf(control)}`);
    }
    for (const shape of block.querySelectorAll('svg :is(path, circle, line, rect, polyline, polygon)')) {
      if (!isSeen(shape)) continue;
      const { fill, stroke } = getComputedStyle(shape);
      const background = backgroundOf(shape);
      const isDrawn = [fill, stroke].some((color) => color !== 'none' && !isClear(color) && color !== background);
      if (!isDrawn) found.push(`an icon in the colour of its background: ${nameOf(shape.closest('svg') ?? shape)}`);
    }
    for (const image of block.querySelectorAll('img')) {
      const { filter } = getComputedStyle(image);
      if (isSeen(image) && filter !== 'none') found.push(`a picture with a filter, ${filter}: ${nameOf(image)}`);
    }
    return found;
  });

/** Returns what is fixed or sticky, and light text: browsers print no backgrounds. */
export const unprintable = (page: Page): Promise<string[]> =>
  page.locator('body').evaluate((body) =>
    [...body.querySelectorAll('*')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, svg')) return [];
      const { position, color } = getComputedStyle(element);
      const name = element.outerHTML.slice(0, 120);
      if (position === 'fixed' || position === 'sticky') return [`${position}: ${name}`];
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const luminance = 0.2126 * (red / 255) ** 2.2 + 0.7152 * (green / 255) ** 2.2 + 0.0722 * (blue / 255) ** 2.2;
      return hasText && color.startsWith('rgb') && luminance > 0.3 ? [`light text, ${color}: ${name}`] : [];
    }),
  );

/** Returns by how many pixels the page is wider than the window, and what is too wide. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${scrollWidth} px: ${element.outerHTML.slice(0, 120)}`);
  });
