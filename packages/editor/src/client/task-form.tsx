import { fillIn } from '@pagewright/core/browser';
import type { EditResult, SiteTask } from 'pagewright/editing';
import { type Field, withLabels } from 'pagewright/fields';
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Decision } from './decision.tsx';
import type { EditorParts } from './editor-parts.ts';
import { Places } from './places.tsx';
import { placeInWords, sayErrors } from './shown-fields.ts';

type TaskFormProps = EditorParts & {
  /** The text of the button that does it. */
  label: string;
  /** True for one of several buttons beside each other. */
  isQuiet?: boolean;
  /** Returns what to do, from what is in the form. */
  task: () => SiteTask;
  /** What came of it when it was tried before. */
  result?: EditResult | undefined;
  /** What `useTrial` says of the task. The errors are shown before the first question, and it is the only one. */
  tried?: EditResult | undefined;
  /** The fields in the form, whose labels stand in messages. */
  fields?: readonly Field[];
  onDone?: () => void;
  /** Called with a task that was not done. */
  onFailed?: (task: SiteTask) => void;
  /** Says whether it may be done after one that is under way. Default: no, as a second click is often one too many. */
  mayFollow?: () => boolean;
  children?: ReactNode;
};

/** A form that changes pages or records as a whole. When that would cause errors, it names them, and does it only when it is asked again. */
export function TaskForm({
  session,
  state,
  texts,
  label,
  isQuiet,
  task,
  result: earlier,
  tried,
  fields = [],
  onDone,
  onFailed,
  mayFollow = () => false,
  children,
}: TaskFormProps): ReactNode {
  const [answer, setAnswer] = useState<EditResult | 'waiting' | undefined>(earlier);
  const run = async (isForced: boolean): Promise<void> => {
    if (session.oneChange.isUnderWay && !mayFollow()) return;
    // The form may be filled in for the next one meanwhile.
    const now = task();
    const result = await session.oneChange.makeNext(() => session.run(now, isForced));
    setAnswer(result ?? 'waiting');
    if (result?.outcome === 'written') onDone?.();
    else onFailed?.(now);
  };
  const result = answer === 'waiting' ? undefined : (answer ?? tried);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(tried?.outcome === 'refused');
  };
  return (
    <form className="task" aria-busy={state.isBusy} onSubmit={submit} onChange={() => setAnswer(undefined)}>
      {children}
      <div role="alert">
        {answer === 'waiting' && <Decision {...{ session, state, texts }} onDecided={() => void run(false)} />}
        {result?.outcome === 'impossible' && (
          <p className="problem" lang={result.language}>
            {result.reason}
          </p>
        )}
        {result?.outcome === 'conflict' && (
          <p className="problem">{fillIn(texts.conflict, { file: placeInWords(result.file, state, texts) })}</p>
        )}
        {result?.outcome === 'refused' && (
          <>
            <p className="problem">{texts.wouldCause}</p>
            <Places places={sayErrors(result.caused, state, texts).map((one) => ({ ...one, text: withLabels(one.text, fields, []) }))} />
          </>
        )}
      </div>
      <p role="status">{state.isBusy && texts.working}</p>
      <p className="buttons">
        <button type="submit" className={isQuiet ? undefined : 'main'} aria-disabled={state.isBusy && !mayFollow()}>
          {label}
        </button>
        {result?.outcome === 'refused' && tried?.outcome !== 'refused' && (
          <button type="button" aria-disabled={state.isBusy} onClick={() => void run(true)}>
            {texts.doItAnyway}
          </button>
        )}
      </p>
    </form>
  );
}

/** Returns what would come of a task. Undefined until that is known. */
export function useTrial({ requests }: EditorParts['session'], task: SiteTask): EditResult | undefined {
  const [result, setResult] = useState<EditResult>();
  const asked = JSON.stringify(task);
  useEffect(() => {
    requests.run({ task: JSON.parse(asked), isTrial: true }).then(setResult, () => undefined);
  }, [requests, asked]);
  return result;
}

type TextInputProps = {
  label: string;
  hint?: string;
  value: string;
  required?: boolean;
  pattern?: string;
  maxLength?: number;
  /** True while the value is one that nobody has typed: what is typed takes its place. */
  isSuggested?: boolean;
  onChange: (value: string) => void;
};

/** Selects the whole text of an input that gets the focus. */
export const selectAll = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void => target.select();

/** A line of a form, with its label and a hint. */
export function TextInput({ label, hint, value, required = true, isSuggested = false, onChange, ...limits }: TextInputProps): ReactNode {
  return (
    <label className="field">
      <strong>{label}</strong>
      <input
        autoComplete="off"
        dir="auto"
        value={value}
        required={required}
        {...limits}
        title={limits.pattern === undefined ? undefined : hint}
        onFocus={isSuggested ? selectAll : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && <span className="about">{hint}</span>}
    </label>
  );
}
