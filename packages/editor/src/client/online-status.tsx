import { fillIn } from '@pagewright/core/browser';
import type { PublishingState } from 'pagewright/editing';
import type { ReactNode } from 'react';
import type { Texts } from '../texts/index.ts';
import type { Online } from './use-online.ts';

const steps = ['building', 'copying', 'waiting'] as const;

type StatusProps = {
  online: Online;
  texts: Texts;
  /** True where the website can be brought online without a new version. */
  isOffered: boolean;
};

/** Says how the website is brought online: the step, then whether visitors have it, or why not and what to do. */
export function OnlineStatus({ online, texts, isOffered }: StatusProps): ReactNode {
  const { state, failure } = online;
  const { step, end, to } = state ?? {};
  const hasFailed = end !== undefined && !isGood(end);
  return (
    <>
      <div role="status">
        {step !== undefined && (
          <p>
            <progress max={steps.length} value={steps.indexOf(step) + 0.5} aria-label={texts.goingOnline} /> {texts[`online-${step}`]}
          </p>
        )}
        {step === undefined && end && !hasFailed && <End end={end} texts={texts} />}
      </div>
      <div role="alert">
        {failure && <p className="problem">{failure.message || texts.failed}</p>}
        {step === undefined && hasFailed && <End end={end} texts={texts} />}
      </div>
      {step !== undefined && (
        <p className="buttons">
          <button type="button" onClick={() => void online.stop()}>
            {texts.stopOnline}
          </button>
        </p>
      )}
      {step === undefined && to !== undefined && (hasFailed || isOffered) && (
        <p className="buttons">
          <button type="button" onClick={() => void online.put()}>
            {hasFailed ? texts.putOnlineAgain : texts.putOnline}
          </button>
        </p>
      )}
    </>
  );
}

type End = NonNullable<PublishingState['end']>;

const isGood = ({ outcome }: End): boolean => ['live', 'placed', 'started', 'nothing', 'proposed'].includes(outcome);

const link = (address: string, words: string): ReactNode => (
  <a href={address} target="_blank" rel="noreferrer">
    {words}
  </a>
);

/** What an author can do something about has words of its own. The others are for whoever runs the website. */
const ownWords: Partial<Record<Extract<End, { outcome: 'failed' }>['why'], keyof Texts>> = {
  'not-built': 'online-not-built',
  busy: 'online-busy',
  settings: 'online-settings',
  cancelled: 'online-cancelled',
};

function End({ end, texts }: { end: End; texts: Texts }): ReactNode {
  switch (end.outcome) {
    case 'live':
    case 'placed':
    case 'started':
      return (
        <p>
          {end.outcome === 'live' ? texts['online-live'] : texts['online-placed']} {link(end.address, end.address)}
        </p>
      );
    case 'nothing':
      return <p>{texts['online-nothing']}</p>;
    case 'proposed':
      return (
        <>
          <p>{fillIn(texts.handedIn, { name: end.branch })}</p>
          {end.address !== undefined && <p>{link(end.address, texts.openRequest)}</p>}
        </>
      );
    case 'failed': {
      const { why, words = '' } = end;
      return (
        <>
          <p className="problem">{texts[ownWords[why] ?? 'online-failed']}</p>
          {why !== 'busy' && why !== 'cancelled' && <pre className="reason">{words}</pre>}
        </>
      );
    }
    default:
      return (
        <>
          <p className="problem">{fillIn(texts[`online-${end.outcome}`], { address: end.address })}</p>
          {end.detail !== undefined && <pre className="reason">{end.detail}</pre>}
        </>
      );
  }
}
