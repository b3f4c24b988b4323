import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withOverrides } from '../../packages/core/src/strings/with-overrides.ts';
import Testimonials from '../../src/blocks/testimonials.tsx';
import siteCode from '../../src/site.ts';
import { fullFixture } from './block-from-yaml.ts';
import { stubReducedMotion } from './stub-browser.ts';

const { testimonials: _, ...block } = fullFixture('testimonials');
const portrait = { src: '/media/round-1.svg', width: 64, height: 64, sources: [] };
const quotes = [
  {
    id: 'asha',
    name: 'Asha Kulkarni',
    role: 'Founder, Harbourline',
    desc: 'They answered before we had finished asking.',
    profileImg: portrait,
  },
  { id: 'bruno', name: 'Bruno Silva', role: 'Operations, Saffron Table', desc: 'Fridays are quiet now.', profileImg: portrait },
  { id: 'carla', name: 'Carla Jensen', role: 'Research, Lumen Optics', desc: 'We measured twice and it held.', profileImg: portrait },
];

function renderBlock(): void {
  render(<Testimonials {...block} testimonials={quotes} strings={withOverrides(siteCode.strings, {})} blockKey="testimonials-1" />);
}

afterEach(() => vi.unstubAllGlobals());

describe('the carousel of testimonials', () => {
  beforeEach(() => {
    stubReducedMotion(false);
    renderBlock();
  });

  test('has every quote with its name and role', () => {
    for (const { name, role, desc } of quotes) {
      const quote = screen.getByText(desc).closest('figure');
      expect(quote).not.toBeNull();
      expect(quote?.textContent).toContain(name);
      expect(quote?.textContent).toContain(role);
    }
  });

  test('numbers its slides', () => {
    const labels = [...document.querySelectorAll('li')].map((slide) => slide.getAttribute('aria-label'));
    expect(labels.sort()).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });

  test('is a carousel in a section named by its heading, each with a name of its own', () => {
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(block.heading);
    const carousel = document.querySelector('[aria-roledescription="carousel"]');
    expect(carousel?.getAttribute('aria-label')).toBe(`${block.heading}, one by one`);
  });

  test('has a pause, a previous and a next button, in this order, each with a name', () => {
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Pause testimonials', 'Previous testimonials', 'Next testimonials']);
  });

  test('is paused and played by one button, and announced only while paused', async () => {
    const list = screen.getAllByRole('list', { hidden: true }).find((one) => one.hasAttribute('aria-live'));
    expect(list?.getAttribute('aria-live')).toBe('off');
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Pause testimonials' })));
    expect(list?.getAttribute('aria-live')).toBe('polite');
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Play testimonials' })));
    expect(list?.getAttribute('aria-live')).toBe('off');
  });

  test('hides portraits from assistive technology, because the name is beside them', () => {
    const [quote] = document.querySelectorAll('figure');
    expect(quote && within(quote).queryAllByRole('img')).toEqual([]);
  });
});

test('with reduced motion, the carousel is paused and can be played', () => {
  stubReducedMotion(true);
  renderBlock();
  expect(screen.getByRole('button', { name: 'Play testimonials' })).toBeDefined();
});

test('a quote without a portrait has the initials, hidden from screen readers', () => {
  stubReducedMotion(false);
  const [asha] = quotes.map(({ profileImg: _portrait, ...quote }) => quote);
  render(
    <Testimonials {...block} testimonials={asha ? [asha] : []} strings={withOverrides(siteCode.strings, {})} blockKey="testimonials-1" />,
  );
  expect(screen.getByText('AK').getAttribute('aria-hidden')).toBe('true');
});
