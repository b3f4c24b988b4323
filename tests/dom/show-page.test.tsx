import { beforeEach, expect, test, vi } from 'vitest';
import { restoreScroll, showPage } from '../../packages/engine/src/client/router/show-page.ts';

const parse = (head: string, body: string): Document =>
  new DOMParser().parseFromString(`<!doctype html><html><head>${head}</head>${body}</html>`, 'text/html');

beforeEach(() => {
  document.head.innerHTML =
    '<title>Bread</title><link rel="canonical" href="https://loaf.example/bread"><link rel="icon" href="/icon.svg"><style>p { color: red }</style>';
  document.body.innerHTML =
    '<div data-header-slot>Bread</div><main id="main" tabindex="-1">Rye</main><p data-announcer></p><footer>Loaf</footer>';
  Object.assign(document.body.dataset, { islands: '/bread/islands.json?1', scrollTarget: '#rye' });
});

test('the head becomes that of the next page, without the code, styles and icons being loaded again', () => {
  const icon = document.head.querySelector('[rel="icon"]');
  document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/site.webmanifest">');
  showPage(
    parse('<title lang="de">Suche</title><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg"><style>b {}</style>', ''),
  );
  expect(document.title).toBe('Suche');
  expect([...document.head.children].map(({ outerHTML }) => outerHTML)).toEqual([
    '<link rel="icon" href="/icon.svg">',
    '<style>p { color: red }</style>',
    '<link rel="manifest" href="/site.webmanifest">',
    '<title lang="de">Suche</title>',
    '<meta name="robots" content="noindex">',
  ]);
  expect(document.head.querySelector('[rel="icon"]')).toBe(icon);
});

test('header, main part and the data of the body become those of the next page, and the title is announced', () => {
  showPage(
    parse(
      '<title>Cakes</title>',
      '<body class="layout-landing" data-islands="/cakes/islands.json?2"><div data-header-slot>Cakes</div><main id="main"><p lang="fr">Éclair</p></main><footer>Other</footer></body>',
    ),
  );
  expect(document.body.className).toBe('layout-landing');
  expect({ ...document.body.dataset }).toEqual({ islands: '/cakes/islands.json?2' });
  expect(document.body.innerHTML).toBe(
    '<div data-header-slot="">Cakes</div><main id="main" tabindex="-1"><p lang="fr">Éclair</p></main><p data-announcer="">Cakes</p><footer>Loaf</footer>',
  );
  expect(document.activeElement?.id).toBe('main');
});

test('an anchor with a percent sign that escapes nothing is no error', () => {
  const scroll = vi.fn<(options: ScrollToOptions) => void>();
  vi.stubGlobal('scrollTo', scroll);
  restoreScroll(null, '#50%');
  expect(scroll).toHaveBeenCalledWith({ top: 0 });
  vi.unstubAllGlobals();
});
