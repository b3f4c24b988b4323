import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blocks } from '../../schemas/blocks/index.ts';
import enhance from '../../src/blocks/counters.enhance.ts';
import Counters from '../../src/blocks/counters.tsx';
import { fullFixture } from './block-from-yaml.ts';
import { renderEnhanced } from './render-enhanced.ts';
import { stubIntersectionObserver, stubReducedMotion } from './stub-browser.ts';

const { cards: _, ...block } = fullFixture('counters');
let sight: ReturnType<typeof stubIntersectionObserver>;

beforeEach(() => {
  vi.useFakeTimers();
  sight = stubIntersectionObserver();
  stubReducedMotion(false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let leave = new AbortController();

const renderBlock = (changes: Partial<Parameters<typeof Counters>[0]> = {}): void => {
  const props = { ...block, cards: [], site: { language: 'en' }, blockKey: 'counters-1', ...changes };
  document.documentElement.lang = props.site.language;
  leave = renderEnhanced(<Counters {...props} />, { enhance, props: blocks.counters.traits.interactive.enhance(props) });
};
const wait = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds);
const show = (): void => sight.show();

/** The visible figure, which is hidden from assistive technology. */
function seen(label: string): string {
  const figures = screen.getByText(label).parentElement?.querySelector('[aria-hidden="true"]')?.children;
  return figures?.item(figures.length - 1)?.textContent ?? '';
}

/** The figure that assistive technology reads. */
const read = (label: string): string => screen.getByText(label).parentElement?.querySelector('.sr-only')?.textContent ?? '';

describe('a counter', () => {
  test('shows its target until it is in view', () => {
    renderBlock();
    expect(seen('Clients served')).toBe('50+');
    wait(60_000);
    expect(seen('Clients served')).toBe('50+');
  });

  test('counts within the duration of the block when it has no speed of its own', () => {
    renderBlock();
    show();
    expect(seen('Threads pulled')).toBe('0');
    wait(40);
    expect(seen('Threads pulled')).toBe('80');
    wait(1160);
    expect(seen('Threads pulled')).toBe('2,400');
  });

  test.each([
    [5, 400],
    [50, 40],
    [0, 40],
  ])('to %d in 2 seconds takes a step in %d milliseconds at most', (target, step) => {
    renderBlock({ duration: 2000, counters: [{ label: 'Small', target }] });
    show();
    wait(2000);
    expect(seen('Small')).toBe(String(target));
    renderBlock({ duration: 2000, counters: [{ label: 'Other', target }] });
    show();
    wait(step - 1);
    expect(seen('Other')).toBe('0');
  });

  test('counts from 0 by one per tick, each at its own speed', () => {
    renderBlock();
    show();
    expect(seen('Clients served')).toBe('0+');
    wait(49);
    expect(seen('Clients served')).toBe('0+');
    wait(1);
    expect(seen('Clients served')).toBe('1+');
    wait(950);
    expect(seen('Clients served')).toBe('20+');
    expect(seen('On-time completion')).toBe('50%');
  });

  test('reaches its target at the last tick and never exceeds it', () => {
    renderBlock();
    show();
    wait(50 * 49);
    expect(seen('Clients served')).toBe('49+');
    wait(50);
    expect(seen('Clients served')).toBe('50+');
    wait(60_000);
    expect(seen('Clients served')).toBe('50+');
    expect(seen('On-time completion')).toBe('100%');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('never decreases', () => {
    renderBlock();
    show();
    let last = 0;
    for (let tick = 0; tick < 120; tick += 1) {
      wait(20);
      const figure = Number.parseInt(seen('On-time completion'), 10);
      expect(figure).toBeGreaterThanOrEqual(last);
      expect(figure).toBeLessThanOrEqual(100);
      last = figure;
    }
    expect(last).toBe(100);
  });

  test('counts only once', () => {
    renderBlock();
    show();
    wait(60_000);
    show();
    expect(seen('Clients served')).toBe('50+');
  });

  test('always has its target as accessible text', () => {
    renderBlock();
    expect(read('Clients served')).toBe('50+');
    show();
    wait(100);
    expect(read('Clients served')).toBe('50+');
  });

  test('starts when the share of the section in its YAML is in view', () => {
    renderBlock();
    expect(sight.thresholds).toEqual([0.5]);
  });
});

describe('a counter with a large target', () => {
  const large = [{ label: 'Sites', target: 2400, tickMilliseconds: 50 }];

  test('reaches it after five seconds', () => {
    renderBlock({ counters: large });
    show();
    wait(4900);
    expect(seen('Sites')).not.toBe('2,400');
    wait(100);
    expect(seen('Sites')).toBe('2,400');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('has separators as in the language of the site', () => {
    renderBlock({ counters: large, site: { language: 'de' } });
    expect(read('Sites')).toBe('2.400');
    show();
    wait(4900);
    expect(seen('Sites')).toBe('2.352');
  });
});

describe('when the block leaves the page', () => {
  test('counting stops', () => {
    renderBlock();
    show();
    leave.abort();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('it does not start any more', () => {
    renderBlock();
    leave.abort();
    show();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('with reduced motion, shows the target without counting', () => {
  stubReducedMotion(true);
  renderBlock();
  show();
  expect(seen('Clients served')).toBe('50+');
  wait(1000);
  expect(seen('Clients served')).toBe('50+');
});
