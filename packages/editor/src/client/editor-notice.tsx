import { fillIn } from '@pagewright/core/browser';
import { FieldsContext } from 'pagewright/fields';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { ConflictValues } from './conflict-values.tsx';
import type { Connection } from './connection.ts';
import { DecisionButtons } from './decision.tsx';
import type { EditorParts } from './editor-parts.ts';
import { isQuestion as asks, type Notice } from './editor-state.ts';
import { goTo } from './go-to.ts';
import { Places } from './places.tsx';
import { placeInWords, sayErrors } from './shown-fields.ts';
import { SignIn, SignInElsewhere } from './sign-in.tsx';
import { stepAndShow } from './step-and-show.ts';
import { inWords } from './words-of-change.ts';

/** What is said in a word or two, beside the buttons. Everything else has a line of its own, where it is read whole. */
const short: readonly Notice['kind'][] = ['saving', 'saved', 'undone', 'redone', 'nothing', 'nothing-again', 'dropped'];

/** Says whether the last change is in the file, and asks what to do with one that is not. */
export function EditorNotice({ session, state, texts, connection }: EditorParts & { connection?: Connection }): ReactNode {
  const { notice, elsewhere } = state;
  const file = notice && 'file' in notice ? placeInWords(notice.file, state, texts) : '';
  const what =
    notice && 'what' in notice && notice.what ? fillIn(texts[`deed-${notice.what.deed}`], inWords(notice.what, state.outline, texts)) : '';
  const words = {
    saving: texts.saving,
    saved: fillIn(texts.saved, { file }),
    replaced: fillIn(texts.replaced, { file }),
    refused: texts.refused,
    conflict: fillIn(texts.conflict, { file }),
    'undo-conflict': fillIn(what ? texts.stepLeft : texts.undoConflict, { file, what }),
    undone: fillIn(texts.undoneNow, { what }),
    redone: fillIn(texts.redoneNow, { what }),
    nothing: texts.nothing,
    'nothing-again': texts.nothingAgain,
    dropped: texts.dropped,
    'page-problem': fillIn(texts.pageProblem, { file, reason: notice?.kind === 'page-problem' ? notice.reason : '' }),
    'page-gone': fillIn(texts.pageGone, { file }),
    unreadable: fillIn(texts.unreadable, { file, reason: notice?.kind === 'unreadable' ? notice.reason : '' }),
    away: texts.away,
    'signed-out': connection?.person ? texts.signedOutOfStudio : texts.signedOut,
    restored: texts.typedSaved,
    gone: texts.gone,
    impossible: notice?.kind === 'impossible' ? notice.reason : '',
    failed: notice?.kind === 'failed' ? notice.reason || texts.failed : '',
  };
  const isQuestion = asks(state);
  const { texts: fieldTexts } = useContext(FieldsContext);
  const fixable =
    notice?.kind === 'refused' ? notice.problems.find(({ severity, isFixable }) => severity === 'error' && isFixable) : undefined;
  const isBlocking = notice !== undefined && 'isBlocking' in notice;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Each attempt to go on without a decision is a notice of its own.
    if (isBlocking && notice) first.current?.focus();
  }, [isBlocking, notice]);
  return (
    <div className={`notice ${notice?.kind ?? ''} ${notice && !short.includes(notice.kind) ? 'long' : ''}`}>
      <div role="status">
        {isBlocking && <strong>{`${texts.decideFirst} `}</strong>}
        {state.isBusy
          ? texts.working
          : notice && <span lang={'language' in notice ? notice.language : undefined}>{words[notice.kind]}</span>}
        {notice?.kind === 'conflict' && <ConflictValues {...{ session, state, texts }} />}
        {notice?.kind === 'refused' && <Places places={sayErrors(notice.caused, state, texts)} />}
      </div>
      {(notice?.kind === 'saved' || notice?.kind === 'replaced' || notice?.kind === 'redone') && (
        <button type="button" className="quiet" onClick={() => void stepAndShow(session, 'undo')}>
          {texts.revert}
        </button>
      )}
      {notice?.kind === 'signed-out' &&
        connection &&
        (connection.person ? <SignInElsewhere {...{ connection, texts }} /> : <SignIn {...{ connection, texts }} />)}
      {elsewhere && (
        <button type="button" onClick={() => void goTo(session, elsewhere, { focuses: true })}>
          {texts.goToIt}
        </button>
      )}
      {fixable && (
        <button type="button" onClick={() => void session.fix(fixable)}>
          {fieldTexts.fix}
        </button>
      )}
      {isQuestion && <DecisionButtons {...{ session, state, texts, first }} />}
    </div>
  );
}
