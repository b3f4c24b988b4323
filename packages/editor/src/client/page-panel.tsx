import { Fields } from 'pagewright/fields';
import type { ReactNode } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { shownPage } from './editor-state.ts';
import { may } from './may.ts';
import { PageActions } from './page-actions.tsx';
import { PagePreviews } from './page-previews.tsx';

/** The fields of the page itself, how search results and shared links show it, and what can be done with it. */
export function PagePanel(parts: EditorParts): ReactNode {
  const { session, state, texts } = parts;
  const { outline, page, chosen } = state;
  if (!page || !outline) return null;
  const value = shownPage(state);
  return (
    <>
      {may('page', state) && <PageActions {...parts} />}
      <p className="about">{texts.choose}</p>
      {!page.template && <PagePreviews {...parts} />}
      <Fields key={chosen?.id} fields={outline.pageFields} path={[]} value={value} onChange={session.changerOf(chosen, value)} />
    </>
  );
}
