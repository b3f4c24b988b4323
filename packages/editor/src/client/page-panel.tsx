import { Fields } from 'pagewright/fields';
import type { ReactNode } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { shownPage } from './editor-state.ts';
import { PageActions } from './page-actions.tsx';
import { PagePreviews } from './page-previews.tsx';

/** The fields of the page itself, how search results and shared links show it, and what can be done with it. */
export function PagePanel(parts: EditorParts): ReactNode {
  const { session, state, texts } = parts;
  const { offer, page } = state;
  if (!page || !offer) return null;
  return (
    <>
      {!page.template && <PageActions {...parts} />}
      <p className="about">{texts.choose}</p>
      {!page.template && <PagePreviews {...parts} />}
      <Fields key={page.path} fields={offer.pageFields} path={[]} value={shownPage(state)} onChange={(next) => session.change(next)} />
    </>
  );
}
