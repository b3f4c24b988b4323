import { fillIn } from '@pagewright/core/browser';
import { type ReactNode, useEffect, useState } from 'react';
import { BothValues, conflictValues, type Sides } from './conflict-values.tsx';
import type { EditorParts } from './editor-parts.ts';
import type { BrowserKeeper } from './keep-in-browser.ts';
import type { KeptChange } from './kept-change.ts';
import { acceptKept, dropKept, readNow } from './restore-kept.ts';

type KeptProps = EditorParts & { keeper: BrowserKeeper };

/** What was typed and is in no file, to be used, copied or discarded. Nothing without any. */
export function KeptChanges(parts: KeptProps): ReactNode {
  const { session, state, texts } = parts;
  const { kept, leftWords } = state;
  if (kept.length === 0 && leftWords.length === 0) return null;
  return (
    <aside className="kept" aria-label={texts.keptChanges}>
      {leftWords.map((words) => (
        <div key={words}>
          <p role="alert">{fillIn(texts.leftWords, { words })}</p>
          <button type="button" onClick={() => session.leftWords.drop(words)}>
            {texts.discard}
          </button>
        </div>
      ))}
      {kept.map((one) => (
        <KeptText key={one.key} {...parts} kept={one} />
      ))}
    </aside>
  );
}

function KeptText({ session, state, texts, keeper, kept }: KeptProps & { kept: KeptChange }): ReactNode {
  const [isGone, setGone] = useState(false);
  const [sides, setSides] = useState<Sides>({ before: kept.before, mine: kept.value });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is read again after each change of the site.
  useEffect(() => {
    const show = (theirs: unknown): void => {
      const known = { before: kept.before, mine: kept.value, theirs };
      if (conflictValues(known).length === 0) dropKept(session, keeper, kept);
      else setSides(known);
    };
    void readNow(session, kept).then(show, () => undefined);
  }, [session, keeper, kept, state.page]);
  const title = state.outline?.pages.find(({ path }) => path === kept.page)?.title ?? kept.page;
  const use = async (): Promise<void> => setGone(!(await acceptKept(session, keeper, kept)));
  return (
    <div>
      <p>{fillIn(texts.keptBefore, { page: title })}</p>
      <BothValues {...{ state, texts, sides }} mine={texts.keptChanges} theirs={texts.savedNow} />
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
