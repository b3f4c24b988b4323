import type { LayoutDefinitions } from 'pagewright/schema';

/** The layouts of the site. The first is that of pages that name none. */
export const layouts = {
  default: { showsAnchors: false },
  landing: { showsAnchors: true, describe: '"landing" shows the page\'s own anchors in the header.' },
} as const satisfies LayoutDefinitions;
