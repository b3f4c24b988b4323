import { fillIn } from '@pagewright/core/browser';
import { type ReactNode, useEffect } from 'react';
import type { EditorParts } from '../editor-parts.ts';

/** Says which pages use a shared block. */
export function Reach({ session, state, texts, name }: EditorParts & { name: string }): ReactNode {
  useEffect(() => void session.readOutline(), [session]);
  const pages = state.outline?.shared.find((one) => one.name === name)?.pages ?? [];
  return <p className="about">{reachOf(pages, texts)}</p>;
}

/** Returns how many pages use a shared block, and which. */
export function reachOf(pages: readonly string[], texts: EditorParts['texts']): string {
  if (pages.length === 0) return texts.noPages;
  return fillIn(pages.length === 1 ? texts.onePage : texts.manyPages, { count: pages.length, pages: pages.join(', ') });
}
