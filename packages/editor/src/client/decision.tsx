import type { ReactNode, Ref } from 'react';
import type { EditorParts } from './editor-parts.ts';

type ChoiceProps = EditorParts & { onDecided?: () => void; first?: Ref<HTMLButtonElement> };

/** The buttons that decide about a change which is not saved yet. One that cannot be made can only be discarded. */
export function DecisionButtons({ session, state, texts, onDecided, first }: ChoiceProps): ReactNode {
  const kind = state.notice?.kind;
  const [write, drop] = kind === 'conflict' ? [texts.useMine, texts.useTheirs] : [texts.writeAnyway, texts.discard];
  const isPossible = kind !== 'impossible';
  return (
    <p className="buttons">
      {isPossible && (
        <button ref={first} type="button" onClick={() => void session.writeAnyway().then(onDecided)}>
          {write}
        </button>
      )}
      <button ref={isPossible ? undefined : first} type="button" onClick={() => void session.discard().then(onDecided)}>
        {drop}
      </button>
    </p>
  );
}

/** Says that a change waits for a decision, and asks for it: what was asked for goes on after that. A dialog covers the place that asks otherwise. */
export const Decision = (props: Omit<ChoiceProps, 'first'>): ReactNode => (
  <>
    <p className="problem">{props.texts.decideFirst}</p>
    <DecisionButtons {...props} />
  </>
);
