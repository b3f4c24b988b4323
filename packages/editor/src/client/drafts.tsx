import { fillIn } from '@pagewright/core/browser';
import type { DraftResult, EditResult } from 'pagewright/editing';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Language } from '../texts/index.ts';
import { Places } from './places.tsx';
import { TextInput } from './task-form.tsx';
import type { VersionParts } from './version-parts.ts';

/** What was asked for, and what came of it. `again` does it although something is in the way. */
type Asked = {
  result: DraftResult | EditResult | 'waiting' | 'failed';
  done: string;
  again: () => Promise<void>;
};

/** The drafts: saves the files as they are under a name, and brings the changes of a draft back. */
export function Drafts({ session, versions, overview, refresh, texts, language }: VersionParts & { language: Language }): ReactNode {
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const [isDeleting, setDeleting] = useState<string>();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const run = async (ask: (isForced: boolean) => Promise<DraftResult | EditResult>, done: string, isForced = false): Promise<void> => {
    const again = (): Promise<void> => run(ask, done, true);
    const result = await session.make(() => ask(isForced)).catch((): 'failed' => 'failed');
    setAsked({ result: result ?? 'waiting', done, again });
    await refresh();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void run((isForced) => versions.saveDraft({ name, isForced }), texts.draftSaved);
  };
  return (
    <section>
      <h3>{texts.drafts}</h3>
      <p className="about">{texts.draftsHint}</p>
      <form className="task draft" onSubmit={save}>
        <TextInput label={texts.draftName} value={name} onChange={setName} />
        <button type="submit">{texts.saveDraft}</button>
      </form>
      <ul className="drafts">
        {overview.drafts.map((draft) => (
          <li key={draft.id}>
            <strong>{draft.name}</strong> <span className="about">{time.format(draft.time)}</span>
            <span className="buttons">
              <button
                type="button"
                aria-label={fillIn(texts.openDraftOf, draft)}
                onClick={() => void run((isForced) => versions.openDraft({ name: draft.id, isForced }), texts.draftOpened)}
              >
                {texts.openDraft}
              </button>
              <button
                type="button"
                aria-label={isDeleting === draft.id ? undefined : fillIn(texts.deleteDraftOf, draft)}
                onClick={() => {
                  if (isDeleting !== draft.id) return setDeleting(draft.id);
                  setDeleting(undefined);
                  void run((isForced) => versions.deleteDraft({ name: draft.id, isForced }), '');
                }}
              >
                {isDeleting === draft.id ? texts.deleteReally : texts.deleteDraft}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {overview.changes.length > 0 && (
        <p>
          <button type="button" onClick={() => void run(versions.restore, texts.restored)}>
            {texts.restore}
          </button>
        </p>
      )}
      <div role="alert">{asked && <Answer {...asked} texts={texts} />}</div>
    </section>
  );
}

function Answer({ result, done, again, texts }: Asked & Pick<VersionParts, 'texts'>): ReactNode {
  if (typeof result === 'string') return <p className="problem">{result === 'waiting' ? texts.decideFirst : texts.failed}</p>;
  const question = (words: string, label: string): ReactNode => (
    <>
      <p className="problem">{words}</p>
      <p className="buttons">
        <button type="button" onClick={() => void again()}>
          {label}
        </button>
      </p>
    </>
  );
  switch (result.outcome) {
    case 'exists':
      return question(texts.draftExists, texts.replaceDraft);
    case 'conflict':
      return question(fillIn(texts.draftConflict, { file: result.file }), texts.useDraft);
    case 'refused':
      return (
        <>
          {question(texts.wouldCause, texts.doItAnyway)}
          <Places places={result.caused.map(({ place, message, language }) => ({ place, text: message, language }))} />
        </>
      );
    case 'impossible':
      return (
        <p className="problem" lang={result.language}>
          {result.reason}
        </p>
      );
    default:
      return done === '' ? null : <p>{done}</p>;
  }
}
