import type { NestedBlock as Nested } from '@pagewright/core';
import { createContext, useContext } from 'react';

/** Returns the HTML of a nested block by its path. Undefined for a hidden one. */
export const NestedHtml = createContext<(path: string) => string | undefined>(() => undefined);

/** True for the components of a block inside another block. */
export const IsNested = createContext(false);

/** True inside a nested block, whose component leaves out what belongs to a whole section, such as its background. */
export const useIsNested = (): boolean => useContext(IsNested);

/** Shows a block inside another block. Every nested block must be shown once; a hidden one has no content. */
export function NestedBlock({ block: { path } }: { block: Nested }) {
  const html = useContext(NestedHtml)(path);
  return html === undefined ? null : <div dangerouslySetInnerHTML={{ __html: html }} />;
}
