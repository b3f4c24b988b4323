import { fillIn } from '@pagewright/core/browser';
import type { ChangedFile, Outline, VersionsOverview } from 'pagewright/editing';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { WrittenReview } from '../messages-versions.ts';
import type { Language, Texts } from '../texts/index.ts';
import { changedName } from './changed-name.ts';
import { ChangedValues } from './changed-values.tsx';
import { failureOf } from './connection.ts';
import { dateFormat } from './date-format.ts';
import { Drafts } from './drafts.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import type { EditorParts } from './editor-parts.ts';
import { isQuestion } from './editor-state.ts';
import { goTo } from './go-to.ts';
import { LeftList } from './left-list.tsx';
import { may } from './may.ts';
import { Places } from './places.tsx';
import { PublishForm } from './publish-form.tsx';
import { LeftOutFiles, Obstacle, SendingPlace } from './sending.tsx';
import { sayErrors } from './shown-fields.ts';
import { useOnline } from './use-online.ts';
import type { VersionParts } from './version-parts.ts';
import type { VersionRequests } from './version-requests.ts';

type DialogProps = EditorParts & { versions: VersionRequests; language: Language };

/** The button that opens the list of changes since the last version, with what is left to do, the drafts and the form to publish. */
export function PublishDialog(parts: DialogProps): ReactNode {
  const { texts } = parts;
  return (
    <EditorDialog isMain label={texts.publish} title={texts.publishTitle} close={texts.close}>
      {(close) => <Versions {...parts} onLeave={close} />}
    </EditorDialog>
  );
}

function Versions({ onLeave, language, ...parts }: DialogProps & { onLeave: () => void }): ReactNode {
  const { versions, session, texts } = parts;
  const [overview, setOverview] = useState<VersionsOverview>();
  const [failure, setFailure] = useState('');
  const asked = useRef(0);
  const refresh = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const read = await versions.overview();
      // One that was asked for later may have been answered before.
      if (turn === asked.current) setOverview(read);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }, [versions]);
  const online = useOnline(versions, refresh);
  useEffect(() => {
    // What is being typed is written first.
    void session.make(async () => undefined).then(refresh);
  }, [session, refresh]);
  if (failure !== '') return <p className="problem">{failure}</p>;
  if (!overview) return <p aria-busy="true">{texts.readingChanges}</p>;
  const { kind, blocked, hasPublished, last } = overview;
  const time = dateFormat(language, parts.state.outline?.languages[0], { dateStyle: 'medium', timeStyle: 'short' });
  const all = { ...parts, overview, refresh };
  const isOnline = online.state?.to !== undefined;
  const samples = overview.left.filter((one) => one.kind === 'sample' && !one.isUnseen).length;
  const hasChanges = overview.changes.length > 0 || !hasPublished;
  return (
    <div className="versions">
      <WaitingChange {...parts} onLeave={onLeave} />
      {hasChanges && samples > 0 && (
        <p className="problem warning">{fillIn(samples === 1 ? texts.oneSample : texts.someSamples, { count: samples })}</p>
      )}
      {kind !== 'refused' && (
        <p className="about">
          {kind === 'git' || isOnline ? `${texts.gitHint} ${isOnline ? texts.onlineHint : texts.staysOffline}` : texts.folderHint}
        </p>
      )}
      {last && <p>{fillIn(texts.lastVersion, { moment: time.format(last.time), message: last.message })}</p>}
      {!hasPublished && kind !== 'refused' && <p>{kind === 'git' ? texts.neverPublished : texts.neverKept}</p>}
      <Obstacle {...all} />
      <LeftOutFiles {...all} />
      {hasPublished && <Changes {...all} />}
      <LeftList {...all} onLeave={onLeave} />
      <SendingPlace {...all} language={language} />
      {kind !== 'refused' && may('text', parts.state) && <Drafts {...all} language={language} />}
      {!may('version', parts.state) && <p>{texts.onlyOwnersVersions}</p>}
      {!blocked && may('version', parts.state) && <PublishForm {...all} online={online} />}
    </div>
  );
}

/** Says that a change is not saved, so that it is not published either, and leads to it. */
function WaitingChange({ session, state, texts, onLeave }: EditorParts & { onLeave: () => void }): ReactNode {
  const { notice, elsewhere } = state;
  if (!isQuestion(state)) return null;
  return (
    <div className="problem">
      <p>{texts.changeWaits}</p>
      {notice?.kind === 'refused' && <Places places={sayErrors(notice.caused, state, texts)} />}
      <button
        type="button"
        onClick={() => {
          onLeave();
          if (elsewhere) void goTo(session, elsewhere, { focuses: true });
        }}
      >
        {texts.goToIt}
      </button>
    </div>
  );
}

/** The files that differ from the last version, and the review of their pages. */
function Changes({ overview: { changes }, versions, texts, state }: VersionParts): ReactNode {
  const { collections } = state.outline ?? {};
  const [review, setReview] = useState<WrittenReview | 'writing' | Error>();
  const write = (): void => {
    setReview('writing');
    versions.review().then(setReview, (error: unknown) => setReview(failureOf(error)));
  };
  if (changes.length === 0) return <p>{texts.noChanges}</p>;
  const written = typeof review === 'object' && 'address' in review ? review : undefined;
  return (
    <section>
      <h3>{texts.changesSince}</h3>
      <ul className="changed-files">
        {changes.map((change) => (
          <li key={change.file}>
            <strong>{nameOf(change, texts, collections)}</strong>{' '}
            {change.title !== undefined && <span className="about">{change.file}</span>}
            <ChangedValues {...change} texts={texts} outline={state.outline} />
          </li>
        ))}
      </ul>
      <p className="buttons">
        <button type="button" disabled={review === 'writing'} onClick={write}>
          {texts.writeReview}
        </button>
        <span className="about">{texts.reviewHint}</span>
      </p>
      <div role="status">
        {review === 'writing' && (
          <p>
            <progress aria-label={texts.writingReview} /> {texts.writingReview}
          </p>
        )}
        {review instanceof Error && <p className="problem">{review.message || texts.failed}</p>}
        {written && (
          <>
            <p>
              <a href={written.address} target="_blank" rel="noreferrer">
                {texts.openReview}
              </a>
            </p>
            <p className="about">{fillIn(texts.reviewFolder, { folder: written.folder })}</p>
          </>
        )}
      </div>
    </section>
  );
}

function nameOf(change: ChangedFile, texts: Texts, collections: Outline['collections'] | undefined): string {
  const words = { added: texts.pageAdded, removed: texts.pageRemoved, changed: texts.fileChanged };
  return `${words[change.kind]}: ${changedName(change, texts, collections)}`;
}
