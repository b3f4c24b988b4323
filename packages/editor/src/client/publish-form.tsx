import { fillIn } from '@pagewright/core/browser';
import type { PublishingState, PublishResult } from 'pagewright/editing';
import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { versionLimits as limits } from '../request-limits.ts';
import { failureOf } from './connection.ts';
import { Decision } from './decision.tsx';
import { OnlineStatus } from './online-status.tsx';
import { CancelPublishing } from './sending.tsx';
import { selectAll, TextInput } from './task-form.tsx';
import type { Online } from './use-online.ts';
import { versionMessage } from './version-message.ts';
import type { VersionParts } from './version-parts.ts';

/** Publishes the files as they are, with a message that says what was changed. */
export function PublishForm({ session, state, versions, overview, refresh, texts, online }: VersionParts & { online: Online }): ReactNode {
  const { kind, changes, hasPublished, needsAuthor, remote } = overview;
  const [written, setWritten] = useState<string>();
  const [author, setAuthor] = useState({ name: '', email: '' });
  const [result, setResult] = useState<PublishResult | 'waiting' | Error>();
  const [busy, setBusy] = useState('');
  const [retry, setRetry] = useState<() => Promise<void>>();
  const message = written ?? versionMessage(overview, texts, state.outline);
  const hasChanges = changes.length > 0 || !hasPublished;
  const to = online.state?.to;
  const isBusy = busy !== '' || online.state?.step !== undefined;
  const run = async (busy: string, ask: () => Promise<PublishResult>): Promise<void> => {
    // What is typed is written first. Then it may take minutes, and people go on typing.
    const isWritten = await session.make(async () => true);
    if (!isWritten) {
      setRetry(() => () => run(busy, ask));
      return setResult('waiting');
    }
    setResult(undefined);
    setBusy(busy);
    const answer = await ask().catch(failureOf);
    // What is said below fits what is said above it.
    if (!(answer instanceof Error)) await refresh();
    setBusy('');
    setResult(answer);
    if (answer instanceof Error || answer.outcome !== 'published') return;
    setWritten(undefined);
    // A host that builds takes what was sent.
    if (to !== undefined && (to !== 'hook' || answer.isSent || !remote)) await online.put();
  };
  const publish = (isAsked: boolean): Promise<void> => {
    const sends = isAsked || (to === 'hook' && remote !== undefined);
    return run(texts.publishing, () => versions.publish({ message, sends, ...(needsAuthor && { author }) }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void publish(false);
  };
  const sendNow = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => void (currentTarget.form?.reportValidity() && publish(true));
  // Meanwhile, somebody may have got what others have published.
  const isOver = typeof result === 'object' && 'outcome' in result && result.outcome === 'behind' && remote?.newer === 0;
  const canHandIn = typeof result === 'object' && 'outcome' in result && result.outcome === 'not-accepted';
  const send = remote && fillIn(hasChanges ? texts.publishAndSend : texts.sendOnly, { remote: remote.name });
  return (
    <form className="task publish" onSubmit={submit}>
      {hasChanges && (
        <>
          <label className="field">
            <strong>{texts.message}</strong>
            <textarea
              value={message}
              required
              {...limits.message}
              onFocus={written === undefined ? selectAll : undefined}
              onChange={({ target }) => setWritten(target.value)}
            />
          </label>
          {kind === 'git' && needsAuthor && (
            <>
              <TextInput
                {...limits.name}
                label={texts.authorName}
                value={author.name}
                onChange={(name) => setAuthor({ ...author, name })}
              />
              <TextInput
                {...limits.email}
                label={texts.authorEmail}
                hint={texts.authorHint}
                value={author.email}
                onChange={(email) => setAuthor({ ...author, email })}
              />
            </>
          )}
        </>
      )}
      {remote && remote.unsent > 0 && <p>{fillIn(texts.unsent, { remote: remote.name, count: remote.unsent })}</p>}
      <div className="foot">
        <div role="status">{busy !== '' && <p>{busy}</p>}</div>
        {busy !== '' && kind === 'git' && <CancelPublishing {...{ versions, texts }} />}
        <div role="alert">
          {result === 'waiting' && <Decision {...{ session, state, texts }} onDecided={() => void retry?.()} />}
          {result && result !== 'waiting' && !isOver && <Result result={result} {...{ kind, texts, remote, to }} />}
        </div>
        <OnlineStatus {...{ online, texts }} isOffered={!hasChanges && busy === ''} />
        <p className="buttons">
          {hasChanges && (
            <button type="submit" className="main" disabled={isBusy}>
              {kind === 'git' || to !== undefined ? texts.publishNow : texts.keepNow}
            </button>
          )}
          {canHandIn && (
            <button type="button" disabled={busy !== ''} onClick={() => void run(texts.handingIn, versions.handIn)}>
              {texts.handIn}
            </button>
          )}
          {send !== undefined && (hasChanges || (remote && remote.unsent > 0)) && (
            <button type="button" disabled={busy !== ''} onClick={sendNow}>
              {send}
            </button>
          )}
        </p>
      </div>
    </form>
  );
}

type ResultProps = Pick<VersionParts['overview'], 'kind' | 'remote'> & {
  to: PublishingState['to'];
  result: PublishResult | Error;
  texts: VersionParts['texts'];
};

/** Says what came of publishing, with a way out. */
function Result({ result, kind, remote, to, texts }: ResultProps): ReactNode {
  if (result instanceof Error) return <p className="problem">{result.message || texts.failed}</p>;
  const said = (words: string, reason?: string): ReactNode => (
    <>
      <p className="problem">{fillIn(words, { remote: 'name' in result ? result.name : (remote?.name ?? '') })}</p>
      {reason !== undefined && <pre className="reason">{reason === '' ? texts.noReason : reason}</pre>}
    </>
  );
  switch (result.outcome) {
    case 'published':
      if (to !== undefined) return <p>{texts.versionMade}</p>;
      return <p>{kind === 'folder' ? texts.kept : result.isSent ? texts.publishedAndSent : texts.publishedNow}</p>;
    case 'handed-in':
      return (
        <>
          <p>{fillIn(texts.handedIn, { name: result.branch })}</p>
          {result.address !== undefined && (
            <p>
              <a href={result.address} target="_blank" rel="noreferrer">
                {texts.openRequest}
              </a>
            </p>
          )}
        </>
      );
    case 'nothing':
      return <p>{texts.nothingToPublish}</p>;
    case 'blocked':
      return said(texts[`blocked-${result.blocked}`], result.detail);
    case 'no-author':
      return said(texts.noAuthor);
    case 'behind':
      return said(fillIn(result.isPublished ? texts.behindPublished : texts.behind, { count: result.count }));
    case 'changed':
      return said(texts.changedMeanwhile);
    case 'mirror':
      return said(texts.mirror);
    case 'unrelated':
      return said(texts.unrelated);
    case 'cancelled':
      return said(result.isPublished ? texts.cancelledSending : texts.cancelled);
    case 'late':
      return said(fillIn(texts.late, { minutes: result.minutes }), result.reason);
    default: {
      const words = {
        unreachable: texts.unreachable,
        rejected: texts.rejected,
        unsigned: texts.unsigned,
        failed: texts['failed-publish'],
        'not-sent': texts.notSent,
        'not-accepted': texts.notAccepted,
      };
      return said(words[result.outcome], result.reason);
    }
  }
}
