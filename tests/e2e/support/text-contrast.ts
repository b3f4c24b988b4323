import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Box = { left: number; top: number; right: number; bottom: number };
type Text = Box & { words: string; color: [number, number, number]; opacity: number };

/** A text, and its contrast with the most similar pixel behind it. */
export type WorstContrast = { words: string; contrast: number };

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const steps = Array.from({ length: 256 }, (_, value) => linear(value / 255));
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the lightest and the darkest pixel of a box. */
function extremes(pixels: Buffer, width: number, { left, top, right, bottom }: Box): number[][] {
  let [lightest, darkest] = [-1, 2];
  let found: number[][] = [];
  for (let y = Math.ceil(top); y < Math.floor(bottom); y++) {
    for (let x = Math.ceil(left); x < Math.floor(right); x++) {
      const at = (y * width + x) * 3;
      const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
      const light = 0.2126 * (steps[red] ?? 0) + 0.7152 * (steps[green] ?? 0) + 0.0722 * (steps[blue] ?? 0);
      if (light > lightest) found = [[red, green, blue], found[1] ?? [red, green, blue]];
      if (light < darkest) found = [found[0] ?? [red, green, blue], [red, green, blue]];
      lightest = Math.max(lightest, light);
      darkest = Math.min(darkest, light);
    }
  }
  return found;
}

/** Returns the visible lines of text in the elements of a selector, with colour and opacity. Then makes the text transparent. */
function takeTexts(selector: string): Text[] {
  const texts: Text[] = [];
  const carriers = new Set<HTMLElement>();
  for (const root of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: carrier, textContent } = walker.currentNode;
      if (!(carrier instanceof HTMLElement) || !textContent?.trim() || carrier.closest('.sr-only')) continue;
      if (!carrier.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      let opacity = 1;
      for (let at: Element | null = carrier; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(carrier).color.match(/[\d.]+/g) ?? []).map(Number);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        if (right <= left || top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) continue;
        texts.push({ words: textContent.trim(), color: [red, green, blue], opacity, left, top, right, bottom });
      }
      carriers.add(carrier);
    }
  }
  for (const carrier of carriers) carrier.style.setProperty('color', 'transparent', 'important');
  return texts;
}

/**
 * Makes the text in the elements of a selector transparent. Returns a function that takes a screenshot and returns, for each
 * line of text, its contrast with the most similar pixel in its box.
 */
export async function watchTexts(page: Page, selector: string): Promise<() => Promise<WorstContrast[]>> {
  const texts = await page.evaluate(takeTexts, selector);
  return async () => {
    const { data, info } = await sharp(await page.screenshot({ scale: 'css' }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return texts.map(({ words, color, opacity, ...box }) => {
      // The pixel with the lowest contrast is the lightest or the darkest one of the background.
      const worst = extremes(data, info.width, box).map((background) => {
        const letter = color.map((part, index) => part * opacity + (background[index] ?? 0) * (1 - opacity));
        return contrast(letter, background);
      });
      return { words, contrast: Math.min(...worst) };
    });
  };
}
