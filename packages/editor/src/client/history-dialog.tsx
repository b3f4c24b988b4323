import { fillIn } from '@pagewright/core/browser';
import type { EditResult, PastChange } from 'pagewright/editing';
import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '../texts/index.ts';
import { EditorDialog } from './editor-dialog.tsx';
import type { EditorParts } from './editor-parts.ts';

type HistoryProps = EditorParts & { language: Language };

/** The button that opens the list of changes. */
export function HistoryDialog(parts: HistoryProps): ReactNode {
  const { texts } = parts;
  return (
    <EditorDialog label={texts.history} title={texts.history} close={texts.close}>
      {() => <ChangeList {...parts} />}
    </EditorDialog>
  );
}

/** All changes in plain words, the last one first, each to be taken back. */
function ChangeList({ session, texts, language }: HistoryProps): ReactNode {
  const [changes, setChanges] = useState<readonly PastChange[]>();
  const [answer, setAnswer] = useState<EditResult>();
  useEffect(() => {
    void session.requests.changes().then(setChanges);
  }, [session]);
  const takeBack = async (id: number): Promise<void> => {
    setAnswer(await session.takeBack(id));
    setChanges(await session.requests.changes());
  };
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <>
      <p className="about">{texts.takenBackHint}</p>
      <div role="alert">
        {answer?.outcome === 'conflict' && <p className="problem">{fillIn(texts.undoConflict, { file: answer.file })}</p>}
        {answer?.outcome === 'refused' && (
          <p className="problem">
            {texts.wouldCause} {answer.caused.map(({ message }) => message).join(' ')}
          </p>
        )}
      </div>
      {changes?.length === 0 && <p>{texts.noHistory}</p>}
      <ol className="changes">
        {changes?.map(({ id, what, files, time: made, isDone }) => {
          const words = fillIn(texts[`deed-${what.deed}`], what);
          return (
            <li key={id}>
              <div>
                <strong>{words}</strong>
                <span className="about">
                  {files.join(', ')} · {time.format(made)}
                </span>
              </div>
              {isDone ? (
                <button type="button" aria-label={`${texts.takeBack}: ${words}`} onClick={() => void takeBack(id)}>
                  {texts.takeBack}
                </button>
              ) : (
                <span className="about">{texts.undone}</span>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
