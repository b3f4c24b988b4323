import type { LayoutDefinitions } from 'pagewright/schema';

/** The layouts of the school. */
export const layouts = {
  programme: { showsAnchors: false },
  concert: { showsAnchors: false, describe: '"concert" shows nothing but the name of the school.' },
} as const satisfies LayoutDefinitions;
