/** Ids that every page uses: those of the layout, of tabs, and of footnotes. */
const usedIds =
  /^(?:footer-links(?:-\d+)?|main|menu|page-data|preview-status|route-error|site-menu-\d+|tab-.*|note(?:ref)?-[\da-f]{8}-.*)$/;

/** True for an id that neither blocks nor headings of texts may have. */
export const isUsedId = (id: string): boolean => usedIds.test(id);
