import { fillIn } from '@pagewright/core/browser';
import { type ReactNode, useEffect, useRef } from 'react';
import { ConflictValues } from './conflict-values.tsx';
import type { EditorParts } from './editor-parts.ts';
import { isQuestion as asks } from './editor-state.ts';
import { Places } from './places.tsx';
import { sayErrors } from './shown-fields.ts';
import { stepAndShow } from './step-and-show.ts';
import { inWords } from './words-of-change.ts';

/** Says whether the last change is in the file, and asks what to do with one that is not. */
export function EditorNotice({ session, state, texts }: EditorParts): ReactNode {
  const { notice } = state;
  const file = notice && 'file' in notice ? notice.file : '';
  const what = notice && 'what' in notice ? fillIn(texts[`deed-${notice.what.deed}`], inWords(notice.what, state.offer)) : '';
  const words = {
    saving: texts.saving,
    saved: fillIn(texts.saved, { file }),
    refused: texts.refused,
    conflict: fillIn(texts.conflict, { file }),
    'undo-conflict': fillIn(texts.undoConflict, { file }),
    undone: fillIn(texts.undoneNow, { what }),
    redone: fillIn(texts.redoneNow, { what }),
    nothing: texts.nothing,
    'page-problem': fillIn(texts.pageProblem, { file, reason: notice?.kind === 'page-problem' ? notice.reason : '' }),
    'page-gone': fillIn(texts.pageGone, { file }),
    failed: notice?.kind === 'failed' ? notice.reason || texts.failed : '',
  };
  const [write, drop] = notice?.kind === 'conflict' ? [texts.useMine, texts.useTheirs] : [texts.writeAnyway, texts.discard];
  const isQuestion = asks(state);
  const isBlocking = notice !== undefined && 'isBlocking' in notice;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Each attempt to go on without a decision is a notice of its own.
    if (isBlocking && notice) first.current?.focus();
  }, [isBlocking, notice]);
  return (
    <div className={`notice ${notice?.kind ?? ''}`}>
      <div role="status">
        {isBlocking && <strong>{`${texts.decideFirst} `}</strong>}
        {state.isBusy
          ? texts.working
          : notice && <span lang={notice.kind === 'failed' ? notice.language : undefined}>{words[notice.kind]}</span>}
        {notice?.kind === 'conflict' && <ConflictValues {...{ session, state, texts }} />}
        {notice?.kind === 'refused' && <Places places={sayErrors(notice.caused, state, texts)} />}
      </div>
      {(notice?.kind === 'saved' || notice?.kind === 'redone') && (
        <button type="button" className="quiet" onClick={() => void stepAndShow(session, 'undo')}>
          {texts.takeBack}
        </button>
      )}
      {isQuestion && (
        <p className="buttons">
          <button ref={first} type="button" onClick={() => void session.writeAnyway()}>
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
