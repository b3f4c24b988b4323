import { fillIn } from '@pagewright/core/browser';
import type { DraftResult, OpenResult } from 'pagewright/editing';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Language } from '../texts/index.ts';
import { failureOf } from './connection.ts';
import { dateFormat } from './date-format.ts';
import { may } from './may.ts';
import { nameOfKept, type OpenChoices, type Opened, OpenedVersion } from './opened-version.tsx';
import { TextInput } from './task-form.tsx';
import type { VersionParts } from './version-parts.ts';

/** The drafts: saves the files as they are under a name, and brings the changes of a draft back. */
export function Drafts({ session, state, versions, overview, refresh, texts, language }: VersionParts & { language: Language }): ReactNode {
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<Opened>();
  const [isDeleting, setDeleting] = useState<string>();
  const time = dateFormat(language, state.outline?.languages[0], { dateStyle: 'short', timeStyle: 'short' });
  const keptName = nameOfKept(texts, language, state);
  const run = async (
    ask: (decision: OpenChoices) => Promise<DraftResult | OpenResult>,
    done: string,
    decided: OpenChoices = { isForced: false },
  ): Promise<void> => {
    // What was decided before stays decided.
    const again = (decision: OpenChoices): Promise<void> =>
      run(ask, done, { isForced: decided.isForced || decision.isForced, picks: { ...decided.picks, ...decision.picks } });
    const result = await session.make(() => ask(decided).catch(failureOf));
    setAsked({ result: result ?? 'waiting', done, again });
    await refresh();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void run(({ isForced }) => versions.saveDraft({ name, isForced }), texts.draftSaved);
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
                onClick={() => void run((decision) => versions.openDraft({ name: draft.id, ...decision, keptName }), texts.draftOpened)}
              >
                {texts.openDraft}
              </button>
              {may('draft', state) && (
                <button
                  type="button"
                  aria-label={isDeleting === draft.id ? undefined : fillIn(texts.deleteDraftOf, draft)}
                  onClick={() => {
                    if (isDeleting !== draft.id) return setDeleting(draft.id);
                    setDeleting(undefined);
                    void run(({ isForced }) => versions.deleteDraft({ name: draft.id, isForced }), '');
                  }}
                >
                  {isDeleting === draft.id ? texts.deleteReally : texts.deleteDraft}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {overview.changes.length > 0 && may('version', state) && (
        <p>
          <button type="button" onClick={() => void run((decision) => versions.restore({ ...decision, keptName }), texts.restored)}>
            {texts.restore}
          </button>
        </p>
      )}
      <div role="alert">{asked && <OpenedVersion {...asked} {...{ session, state, texts }} />}</div>
    </section>
  );
}
