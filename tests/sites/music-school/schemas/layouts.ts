import type { LayoutDefinitions } from 'pagewright/schema';

/** The layouts of the school. */
export const layouts = {
  programme: {},
  concert: { describe: '"concert" shows nothing but the name of the school.' },
} as const satisfies LayoutDefinitions;
