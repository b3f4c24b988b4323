import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withOverrides } from '../../packages/core/src/strings/with-overrides.ts';
import ValuesSlides from '../../src/blocks/values-slides.tsx';
import siteCode from '../../src/site.ts';
import { fullFixture } from './block-from-yaml.ts';
import { stubReducedMotion } from './stub-browser.ts';

const { values: _, ...block } = fullFixture('values-slides');
const image = { src: '/media/value-1.png', width: 64, height: 48, sources: [], alt: 'Threads' };
const titles = ['Plain words', 'Tidy backs', 'Slow mornings'] as const;
const grounds = [
  { start: 'dark', end: 'secondary' },
  { start: 'light', end: 'highlight' },
  { start: 'primary', end: 'dark' },
] as const;
const values = titles.map((title, index) => ({
  id: `value-${index}`,
  title,
  description: `What ${title} means.`,
  image,
  gradient: grounds[index] ?? grounds[0],
}));
const element = <ValuesSlides {...block} values={values} strings={withOverrides(siteCode.strings, {})} blockKey="values-slides-1" />;

beforeEach(() => {
  stubReducedMotion(true);
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const slides = (): HTMLElement[] => [...document.querySelectorAll('li')];
const announcement = (): string | null | undefined => document.querySelector('[aria-live="polite"]')?.textContent;
const current = (): string[] =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);

test('every value is readable, and the list can be scrolled by keyboard', () => {
  const html = renderToString(element);
  for (const { title, description } of values) {
    expect(html).toContain(`>${title}</h3>`);
    expect(html).toContain(description);
  }
  expect(html).toMatch(/<ul[^>]* tabindex="0"/i);
});

describe('after hydration', () => {
  beforeEach(() => {
    render(element);
  });

  test('the first value is the current one', () => {
    expect(current()).toEqual(['Plain words']);
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });

  test('nothing is announced until another value is chosen', async () => {
    expect(announcement()).toBe('');
    await press('Next value');
    expect(announcement()).toBe('Tidy backs, 2 of 3');
  });

  test('next and previous wrap', async () => {
    for (const title of ['Tidy backs', 'Slow mornings', 'Plain words']) {
      await press('Next value');
      expect(current()).toEqual([title]);
    }
    await press('Previous value');
    expect(current()).toEqual(['Slow mornings']);
    expect(announcement()).toBe('Slow mornings, 3 of 3');
  });

  test('a title becomes the current one', async () => {
    await press('Slow mornings');
    expect(current()).toEqual(['Slow mornings']);
    await press('Slow mornings');
    expect(current()).toEqual(['Slow mornings']);
  });
});
