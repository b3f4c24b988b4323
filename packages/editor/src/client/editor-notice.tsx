import { fillIn } from '@pagewright/core/browser';
import type { ReactNode } from 'react';
import type { EditorParts } from './editor-parts.ts';

/** Says whether the last change is in the file, and asks what to do with one that is not. */
export function EditorNotice({ session, state: { notice }, texts }: EditorParts): ReactNode {
  const file = notice && 'file' in notice ? notice.file : '';
  const words = {
    saving: texts.saving,
    saved: fillIn(texts.saved, { file }),
    refused: texts.refused,
    conflict: fillIn(texts.conflict, { file }),
    'undo-conflict': fillIn(texts.undoConflict, { file }),
    nothing: texts.nothing,
    failed: notice?.kind === 'failed' ? notice.reason || texts.failed : '',
  };
  const [write, drop] = notice?.kind === 'conflict' ? [texts.useMine, texts.useTheirs] : [texts.writeAnyway, texts.discard];
  const isQuestion = notice?.kind === 'conflict' || notice?.kind === 'refused';
  return (
    <div className={`notice ${notice?.kind ?? ''}`}>
      <div role="status">
        {notice && words[notice.kind]}
        {notice?.kind === 'refused' && (
          <ul>
            {notice.caused.map(({ place, message }) => (
              <li key={place + message}>
                {message} <code>{place}</code>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isQuestion && (
        <p className="buttons">
          <button type="button" onClick={() => void session.writeAnyway()}>
            {write}
          </button>
          <button type="button" onClick={() => void session.discard()}>
            {drop}
          </button>
        </p>
      )}
    </div>
  );
}
