import { fillIn } from '@pagewright/core/browser';
import type { EditResult } from 'pagewright/editing';
import { type ReactNode, useEffect, useState } from 'react';
import { BothValues, conflictValues, type Sides } from './conflict-values.tsx';
import type { EditorParts } from './editor-parts.ts';
import type { BrowserKeeper } from './keep-in-browser.ts';
import type { KeptChange } from './kept-change.ts';
import { Places } from './places.tsx';
import { fieldIn } from './record-columns.ts';
import { acceptKept, dropKept, readNow } from './restore-kept.ts';
import { placeInWords, sayErrors } from './shown-fields.ts';

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
  const [used, setUsed] = useState<{ result: EditResult | undefined }>();
  const [sides, setSides] = useState<Sides>({ before: kept.before, mine: kept.value });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is read again after each change of the site.
  useEffect(() => {
    const show = (theirs: unknown): void => {
      const known = { before: kept.before, mine: kept.value, theirs };
      if (conflictValues(known).length === 0) dropKept(session, keeper, kept);
      else setSides(known);
    };
    void readNow(session, kept).then(show, () => undefined);
  }, [session, keeper, kept, state.page, used]);
  const file = placeInWords(kept.file, state, texts);
  const { roles } = state.outline?.collections.find(({ many }) => many === file) ?? {};
  const title = fieldIn(kept.before, roles?.title) ?? fieldIn(kept.value, roles?.title);
  const caused = used?.result?.outcome === 'refused' ? used.result.caused : [];
  const use = async (): Promise<void> =>
    setUsed({ result: await acceptKept(session, keeper, kept, caused.length > 0 ? 'forced' : 'wanted') });
  return (
    <div>
      <p>{fillIn(texts.keptBefore, { place: [file, title].filter(Boolean).join(': ') })}</p>
      <BothValues {...{ state, texts, sides }} mine={texts.keptChanges} theirs={texts.savedNow} />
      <p role="alert">{used && (used.result ? caused.length > 0 && texts.refused : texts.keptGone)}</p>
      <Places places={sayErrors(caused, state, texts)} />
      <p className="buttons">
        <button type="button" onClick={() => void use()}>
          {caused.length > 0 ? texts.writeAnyway : texts.useKept}
        </button>
        <button type="button" onClick={() => dropKept(session, keeper, kept)}>
          {texts.discard}
        </button>
      </p>
    </div>
  );
}
