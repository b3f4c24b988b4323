import type { LayoutDefinitions } from 'pagewright/schema';

/** The layouts of the site beside those that it extends. `default` has another footer. */
export const layouts = {
  default: { showsAnchors: false },
  guide: { showsAnchors: false, describe: '"guide" has the list of all repairs beside the page.' },
} as const satisfies LayoutDefinitions;
