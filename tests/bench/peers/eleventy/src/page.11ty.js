import { renderPage } from '../layout.js';

export const data = {
  pagination: { data: 'pages', size: 1, alias: 'entry' },
  permalink: ({ entry }) => (entry.page.path === '/' ? '/index.html' : `${entry.page.path}/index.html`),
};

export const render = ({ entry }) => renderPage(entry.page, entry.shared);
