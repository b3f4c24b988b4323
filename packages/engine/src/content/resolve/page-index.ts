import type { ValidPage } from '../validate/validate-page.ts';

/** What blocks can show of other pages, by path. */
export type PageIndex = { get: (path: string) => { title: string; description: string } | undefined };

/**
 * Creates the index of all pages, published or not, and a function that replaces its content. The index stays the same object:
 * the inputs `page:/path` tell which pages must be resolved again.
 */
export function createPageIndex(): { index: PageIndex; update: (pages: readonly ValidPage[]) => void } {
  let byPath = new Map<string, { title: string; description: string }>();
  return {
    index: { get: (path) => byPath.get(path) },
    update: (pages) => {
      byPath = new Map(
        pages.flatMap(({ fields }) => (fields ? [[fields.path, { title: fields.title, description: fields.description }] as const] : [])),
      );
    },
  };
}
