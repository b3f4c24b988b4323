import { fillIn } from '@pagewright/core/browser';
import type { LeftOut } from 'pagewright/editing';
import { type ReactNode, useState } from 'react';
import type { Language } from '../texts/index.ts';
import { failureOf } from './connection.ts';
import { nameOfKept, type OpenChoices, type Opened, OpenedVersion } from './opened-version.tsx';
import type { VersionParts } from './version-parts.ts';

/** What stands in the way of publishing, with a way out. */
export function Obstacle({ overview, versions, refresh, texts }: VersionParts): ReactNode {
  const { blocked, detail } = overview;
  if (!blocked) return null;
  return (
    <>
      <p className="problem">{texts[`blocked-${blocked}`]}</p>
      {detail !== undefined && detail !== '' && <pre className="reason">{detail}</pre>}
      {blocked === 'publishing' && <CancelPublishing {...{ versions, texts }} onDone={refresh} />}
      {blocked === 'left-lock' && (
        <p className="buttons">
          <button type="button" onClick={() => void versions.clearLocks().then(refresh, refresh)}>
            {texts.clearLocks}
          </button>
        </p>
      )}
    </>
  );
}

type CancelProps = Pick<VersionParts, 'versions' | 'texts'> & { onDone?: () => Promise<unknown> };

/** Cancels what is being published or sent. Who has started it is told. */
export function CancelPublishing({ versions, texts, onDone }: CancelProps): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const cancel = (): void => {
    setAsked(true);
    const done = (): void => {
      setAsked(false);
      void onDone?.();
    };
    void versions.cancelPublishing().then(done, done);
  };
  return (
    <p className="buttons">
      <button type="button" disabled={isAsked} onClick={cancel}>
        {texts.cancelPublishing}
      </button>
    </p>
  );
}

/** The files that differ and are not published, and why. */
export function LeftOutFiles({ overview: { leftOut }, texts }: Pick<VersionParts, 'overview' | 'texts'>): ReactNode {
  if (leftOut.length === 0) return null;
  const kinds = [...new Set(leftOut.map(({ why }) => why))];
  const listed = (why: LeftOut['why'], part: 'file' | 'detail', separator: string): string =>
    [...new Set(leftOut.flatMap((one) => (one.why === why ? (one[part] ?? []) : [])))].join(separator);
  return (
    <section>
      <h3>{texts.leftOut}</h3>
      <ul>
        {kinds.map((why) => (
          <li key={why} className="problem warning">
            {fillIn(texts[`left-${why}`], { files: listed(why, 'file', ', ') })}
            {why === 'refused' && <pre className="reason">{listed(why, 'detail', '\n')}</pre>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where versions are sent, and what others have published there: one button gets it. */
export function SendingPlace({ language, ...parts }: VersionParts & { language: Language }): ReactNode {
  const { overview, versions, session, state, refresh, texts } = parts;
  const { kind, remote, places = [], hasPublished } = overview;
  const [opened, setOpened] = useState<Omit<Opened, 'done'> | 'busy'>();
  if (kind !== 'git') return null;
  if (!remote) return <p>{places.length > 1 ? fillIn(texts.placesToChoose, { places: places.join(', ') }) : texts.staysHere}</p>;
  const hasOwn = overview.changes.length > 0 || remote.unsent > 0;
  const keptName = nameOfKept(texts, language, state);
  const get = async (decided: OpenChoices): Promise<void> => {
    setOpened('busy');
    const again = (decision: OpenChoices): Promise<void> =>
      get({ isForced: decided.isForced || decision.isForced, picks: { ...decided.picks, ...decision.picks } });
    const result = await session.make(() => versions.getNewer({ ...decided, keptName }).catch(failureOf));
    // What is said below fits what is said above it.
    await refresh();
    setOpened({ result: result ?? 'waiting', again });
  };
  return (
    <>
      {remote.isNew && hasPublished && <p>{fillIn(texts.newBranch, { remote: remote.name })}</p>}
      {remote.isHandedIn && <p>{fillIn(texts.isHandedIn, { remote: remote.name })}</p>}
      {remote.newer > 0 && (
        <>
          <p>{fillIn(texts.newer, { count: remote.newer })}</p>
          <p className="buttons">
            <button type="button" disabled={opened === 'busy'} onClick={() => void get({ isForced: false })}>
              {texts.getNewer}
            </button>
            <span className="about">{texts.newerHint}</span>
          </p>
        </>
      )}
      <div role="status">
        {opened === 'busy' ? (
          <p>{texts.gettingNewer}</p>
        ) : (
          opened && <OpenedVersion {...opened} done={hasOwn ? texts.gotNewer : texts.gotOnlyNewer} {...{ session, state, texts }} />
        )}
      </div>
    </>
  );
}
