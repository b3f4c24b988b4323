import { fillIn } from '@pagewright/core/browser';
import { type ReactNode, useState } from 'react';
import { listedChanges } from './changes-at.ts';
import type { EditorParts } from './editor-parts.ts';
import type { BrowserKeeper } from './keep-in-browser.ts';
import type { KeptChange } from './kept-change.ts';
import { acceptKept, dropKept } from './restore-kept.ts';
import { valueAt } from './things.ts';

type KeptProps = EditorParts & { keeper: BrowserKeeper };

/** What was typed before and is in no file, to be used or discarded. Nothing without any. */
export function KeptChanges(parts: KeptProps): ReactNode {
  const { kept } = parts.state;
  if (kept.length === 0) return null;
  return (
    <aside className="kept" aria-label={parts.texts.keptChanges}>
      {kept.map((one) => (
        <KeptText key={one.key} {...parts} kept={one} />
      ))}
    </aside>
  );
}

function KeptText({ session, state, texts, keeper, kept }: KeptProps & { kept: KeptChange }): ReactNode {
  const [isGone, setGone] = useState(false);
  const title = state.offer?.pages.find(({ path }) => path === kept.page)?.title ?? kept.page;
  const use = async (): Promise<void> => setGone(!(await acceptKept(session, keeper, kept)));
  return (
    <div>
      <p>{fillIn(texts.keptBefore, { page: title })}</p>
      <blockquote>{textOf(kept)}</blockquote>
      <p role="alert">{isGone && texts.keptGone}</p>
      <p className="buttons">
        <button type="button" onClick={() => void use()}>
          {texts.useKept}
        </button>
        <button type="button" onClick={() => dropKept(session, keeper, kept)}>
          {texts.discard}
        </button>
      </p>
    </div>
  );
}

/** Returns the texts that were typed. */
function textOf({ before, value }: KeptChange): string {
  const values = listedChanges(before, value).map((path) => valueAt(value, path));
  return values.map((one) => (typeof one === 'string' ? one : (JSON.stringify(one) ?? ''))).join('\n');
}
