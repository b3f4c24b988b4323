import { fillIn } from '@pagewright/core/browser';
import type { PublishResult } from 'pagewright/editing';
import { type FormEvent, type ReactNode, useState } from 'react';
import { TextInput } from './task-form.tsx';
import { versionMessage } from './version-message.ts';
import type { VersionParts } from './version-parts.ts';

/** Publishes the files as they are, with a message that says what was changed. */
export function PublishForm({ session, state, versions, overview, refresh, texts }: VersionParts): ReactNode {
  const { kind, changes, hasPublished, needsAuthor, remote } = overview;
  const [written, setWritten] = useState<string>();
  const [author, setAuthor] = useState({ name: '', email: '' });
  const [result, setResult] = useState<PublishResult | 'waiting' | 'failed'>();
  const message = written ?? versionMessage(overview, texts, state.offer);
  const hasChanges = changes.length > 0 || !hasPublished;
  const publish = async (sends: boolean): Promise<void> => {
    const asked = { message, sends, ...(needsAuthor && { author }) };
    setResult(undefined);
    const answer = await session.make(() => versions.publish(asked)).catch((): 'failed' => 'failed');
    setResult(answer ?? 'waiting');
    if (typeof answer === 'object') await refresh();
    if (typeof answer === 'object' && answer.outcome === 'published') setWritten(undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void publish(false);
  };
  const send = remote && fillIn(hasChanges ? texts.publishAndSend : texts.sendOnly, { remote: remote.name });
  return (
    <form className="task" onSubmit={submit}>
      {hasChanges && (
        <>
          <label className="field">
            <strong>{texts.message}</strong>
            <textarea value={message} required maxLength={5000} onChange={({ target }) => setWritten(target.value)} />
          </label>
          {kind === 'git' && needsAuthor && (
            <>
              <TextInput label={texts.authorName} value={author.name} onChange={(name) => setAuthor({ ...author, name })} />
              <TextInput
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
      <div role="alert">{result && <Result result={result} {...{ kind, texts, remote }} />}</div>
      <p className="buttons">
        {hasChanges && (
          <button type="submit" className="main">
            {kind === 'git' ? texts.publishNow : texts.keepNow}
          </button>
        )}
        {send !== undefined && (hasChanges || (remote && remote.unsent > 0)) && (
          <button type="button" onClick={() => void publish(true)}>
            {send}
          </button>
        )}
      </p>
    </form>
  );
}

type ResultProps = Pick<VersionParts['overview'], 'kind' | 'remote'> & {
  result: PublishResult | 'waiting' | 'failed';
  texts: VersionParts['texts'];
};

/** Says what came of publishing. */
function Result({ result, kind, remote, texts }: ResultProps): ReactNode {
  if (typeof result === 'string') return <p className="problem">{result === 'waiting' ? texts.decideFirst : texts.failed}</p>;
  switch (result.outcome) {
    case 'published':
      return <p>{kind === 'folder' ? texts.kept : result.isSent ? texts.publishedAndSent : texts.publishedNow}</p>;
    case 'nothing':
      return <p>{texts.nothingToPublish}</p>;
    case 'blocked':
      return <p className="problem">{texts[`blocked-${result.blocked}`]}</p>;
    case 'no-author':
      return <p className="problem">{texts.noAuthor}</p>;
    case 'behind':
      return <p className="problem">{fillIn(texts.behind, { count: result.count })}</p>;
    default: {
      const words = { unreachable: texts.unreachable, rejected: texts.rejected, 'not-sent': texts.notSent };
      return (
        <>
          <p className="problem">{fillIn(words[result.outcome], { remote: remote?.name ?? '' })}</p>
          <pre className="reason">{result.reason}</pre>
        </>
      );
    }
  }
}
