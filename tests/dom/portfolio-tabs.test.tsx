import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withOverrides } from '../../packages/core/src/strings/with-overrides.ts';
import enhance from '../../src/blocks/portfolio-tabs.enhance.ts';
import PortfolioTabs from '../../src/blocks/portfolio-tabs.tsx';
import siteCode from '../../src/site.ts';
import { fullFixture } from './block-from-yaml.ts';
import { renderEnhanced } from './render-enhanced.ts';
import { stubReducedMotion } from './stub-browser.ts';

const cover = { src: '/media/cover-1.png', width: 64, height: 48, sources: [] };
const project = (id: string, title: string, link = `https://${id}.example`) => ({ id, title, link, img: cover });
const { tabs: _, ...block } = fullFixture('portfolio-tabs');
const tabs = [
  { key: 'web', label: 'Websites', projects: [project('berths', 'Berth booking'), project('orders', 'Table orders')] },
  { key: 'app', label: 'Mobile Apps', projects: [project('tides', 'Tide table', '')] },
  { key: 'ai', label: 'AI Projects', projects: [project('claims', 'Claims reader')] },
];
const element = <PortfolioTabs {...block} tabs={tabs} strings={withOverrides(siteCode.strings, {})} blockKey="portfolio-tabs-1" />;

beforeEach(() => {
  stubReducedMotion(true);
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const draw = (): AbortController => renderEnhanced(element, { enhance, props: {} });
const drawAt = (address: string): void => {
  history.replaceState(null, '', address);
  draw();
};
const selected = (): string[] => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const press = (keys: string): Promise<unknown> => userEvent.keyboard(keys);

describe('before its script runs, the portfolio', () => {
  const html = renderToStaticMarkup(element);

  test('has every panel under its label', () => {
    for (const { label, projects } of tabs) {
      expect(html).toMatch(new RegExp(`<h2[^>]*>${label}</h2>`));
      for (const { title } of projects) expect(html).toContain(title);
    }
    expect(html).not.toContain('hidden=""');
  });

  test('links to each panel and has no tab roles', () => {
    for (const { key } of tabs) {
      expect(html).toContain(`href="#tab-${key}"`);
      expect(html).toContain(`id="tab-${key}"`);
    }
    expect(html).not.toContain('role=');
  });
});

describe('after its script has run, the portfolio', () => {
  test('is a tab list named by the heading of the page, with the first tab open', () => {
    drawAt('/');
    expect(screen.getByRole('tablist', { name: block.heading })).toBeDefined();
    expect(selected()).toEqual(['Websites2']);
    expect(screen.getByRole('tabpanel', { name: 'Websites' }).textContent).toContain('Table orders');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  test('connects each tab with its panel', async () => {
    drawAt('/');
    for (const tab of screen.getAllByRole('tab')) {
      await userEvent.click(tab);
      expect(screen.getByRole('tabpanel')).toBe(document.getElementById(tab.getAttribute('aria-controls') ?? ''));
      expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(tab.id);
    }
  });

  test('lets find-in-page open the panel with the words', () => {
    drawAt('/');
    const panel = document.getElementById('tab-ai');
    expect(panel?.getAttribute('hidden')).toBe('until-found');
    expect(panel?.hasAttribute('tabindex')).toBe(false);
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(selected()).toEqual(['AI Projects1']);
    expect(screen.getByRole('tabpanel').textContent).toContain('Claims reader');
    expect(location.search).toBe('?tab=ai');
  });

  test('opens a clicked tab and writes it into the URL without a history entry', async () => {
    drawAt('/?from=mail#tab-web');
    const entries = history.length;
    await userEvent.click(screen.getByRole('tab', { name: 'AI Projects' }));
    expect(screen.getByRole('tabpanel').textContent).toContain('Claims reader');
    expect(location.pathname + location.search + location.hash).toBe('/?from=mail&tab=ai');
    expect(history.length).toBe(entries);
  });

  test('keeps the state of the history entry', async () => {
    history.replaceState({ key: 'kept' }, '', '/');
    draw();
    await userEvent.click(screen.getByRole('tab', { name: 'AI Projects' }));
    expect(history.state).toEqual({ key: 'kept' });
  });

  test('is one Tab stop; arrow keys, Home and End open and focus', async () => {
    drawAt('/');
    await press('{Tab}');
    expect(document.activeElement?.textContent).toBe('Websites2');
    for (const [key, label] of [
      ['ArrowRight', 'Mobile Apps1'],
      ['End', 'AI Projects1'],
      ['ArrowRight', 'Websites2'],
      ['ArrowLeft', 'AI Projects1'],
      ['Home', 'Websites2'],
      [' ', 'Websites2'],
    ] as const) {
      await press(`{${key}}`);
      expect(selected()).toEqual([label]);
      expect(document.activeElement?.textContent).toBe(label);
    }
    await press('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });
});

describe('the URL', () => {
  test.each([
    ['/?tab=app', 'Mobile Apps1'],
    ['/#tab-ai', 'AI Projects1'],
    ['/?tab=app#tab-ai', 'AI Projects1'],
    ['/?tab=no-such', 'Websites2'],
    ['/?tab=', 'Websites2'],
    ['/?tab=__proto__', 'Websites2'],
    ['/#work', 'Websites2'],
  ])('%s opens %s', (address, label) => {
    drawAt(address);
    expect(selected()).toEqual([label]);
  });

  test('opens the panel of a changed anchor', () => {
    drawAt('/');
    history.replaceState(null, '', '/#tab-app');
    dispatchEvent(new Event('hashchange'));
    expect(selected()).toEqual(['Mobile Apps1']);
  });

  test('does nothing after the block has left the page', () => {
    history.replaceState(null, '', '/');
    draw().abort();
    history.replaceState(null, '', '/#tab-app');
    dispatchEvent(new Event('hashchange'));
    expect(selected()).toEqual(['Websites2']);
  });
});

test('a project without a link is text, the others open in a new tab', () => {
  drawAt('/?tab=app');
  expect(screen.getByRole('tabpanel').textContent).toContain('Project Link Unavailable');
  expect(screen.queryAllByRole('link')).toEqual([]);
});
