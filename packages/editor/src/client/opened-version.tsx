import { fillIn } from '@pagewright/core/browser';
import type { DraftResult, OpenedFiles, OpenOptions, OpenResult, ValueClash } from 'pagewright/editing';
import { type ReactNode, useState } from 'react';
import type { Language, Texts } from '../texts/index.ts';
import { dateFormat } from './date-format.ts';
import { Decision } from './decision.tsx';
import type { EditorParts } from './editor-parts.ts';
import { Places } from './places.tsx';
import { messageInWords, placeInWords } from './shown-fields.ts';
import { nameInWords } from './words-of-change.ts';

/** What a person has decided: to cause errors, and which value to take where both changed one. */
export type OpenChoices = Pick<OpenOptions, 'isForced' | 'picks'>;

/** What came of opening a version or of saving a draft, and what does it again with a decision. */
export type Opened = {
  result: DraftResult | OpenResult | 'waiting' | Error;
  done: string;
  again: (decision: OpenChoices) => Promise<void>;
};

/** Returns the name of the draft that keeps pictures as they are now. */
export const nameOfKept = (texts: Texts, language: Language, state: EditorParts['state']): string =>
  fillIn(texts.keptName, {
    moment: dateFormat(language, state.outline?.languages[0], { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date()),
  });

/** Says what came of opening a version or of saving a draft, and asks what is not clear. */
export function OpenedVersion({ result, done, again, session, state, texts }: Opened & EditorParts): ReactNode {
  if (result === 'waiting') return <Decision {...{ session, state, texts }} onDecided={() => void again({ isForced: false })} />;
  if (result instanceof Error) return <p className="problem">{result.message || texts.failed}</p>;
  const said = (words: string, reason = ''): ReactNode => (
    <>
      <p className="problem">{words}</p>
      {reason !== '' && <pre className="reason">{reason}</pre>}
    </>
  );
  const question = (words: string, label: string): ReactNode => (
    <>
      <p className="problem">{words}</p>
      <p className="buttons">
        <button type="button" onClick={() => void again({ isForced: true })}>
          {label}
        </button>
      </p>
    </>
  );
  switch (result.outcome) {
    case 'exists':
      return question(texts.draftExists, texts.replaceDraft);
    case 'too-long':
      return said(fillIn(texts.draftTooLong, result));
    case 'in-use':
      return said(fillIn(texts.draftInUse, { where: result.where }));
    case 'failed':
      return said(texts.draftFailed, result.reason);
    case 'blocked':
      return said(texts[`blocked-${result.blocked}`], result.detail);
    case 'unreachable':
      return said(fillIn(texts.notReached, { remote: result.name }), result.reason);
    case 'late':
      return said(fillIn(texts.late, { minutes: result.minutes }), result.reason);
    case 'cancelled':
      return said(texts.cancelled);
    case 'unrelated':
      return said(fillIn(texts.unrelated, { remote: result.name }));
    case 'newer-code':
      return said(texts.newerCode, result.files.join('\n'));
    case 'clash':
      return <Clashes clashes={result.clashes} state={state} texts={texts} again={again} />;
    case 'conflict':
      return question(texts.changedMeanwhile, texts.doItAnyway);
    case 'refused':
      return (
        <>
          {question(texts.wouldCause, texts.doItAnyway)}
          <Places places={result.caused.map((one) => ({ ...one, text: messageInWords({ ...one, file: one.place }, state) }))} />
        </>
      );
    case 'impossible':
      return (
        <p className="problem" lang={result.language}>
          {result.reason}
        </p>
      );
    default:
      return done === '' ? null : <Done done={done} files={'files' in result ? result.files : undefined} texts={texts} />;
  }
}

function Done({ done, files, texts }: { done: string; files: OpenedFiles | undefined; texts: Texts }): ReactNode {
  return (
    <>
      <p>{done}</p>
      {files?.kept !== undefined && <p>{fillIn(texts.filesKept, { name: files.kept })}</p>}
      {files && files.left.length > 0 && <p className="problem">{fillIn(texts.filesLeft, { files: files.left.join(', ') })}</p>}
    </>
  );
}

type ClashProps = Pick<EditorParts, 'state' | 'texts'> & { clashes: readonly ValueClash[]; again: Opened['again'] };

/** Asks which of two values to take, for each value that was changed here and there. */
function Clashes({ clashes, state, texts, again }: ClashProps): ReactNode {
  const [picks, setPicks] = useState<Record<string, 'here' | 'there'>>(() => Object.fromEntries(clashes.map(({ key }) => [key, 'here'])));
  return (
    <>
      <p className="problem">{texts.clashes}</p>
      {clashes.map(({ key, file, name, ...values }) => (
        <fieldset key={key} className="clash">
          <legend>
            {placeInWords(file, state, texts)}: {name === '' ? texts.clashWhole : nameInWords(name, state.outline, texts, file)}
          </legend>
          {(['here', 'there'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={key}
                checked={picks[key] === side}
                onChange={() => setPicks((before) => ({ ...before, [key]: side }))}
              />{' '}
              {side === 'here' ? texts.clashHere : texts.clashThere}
              {name !== '' && <q dir="auto">{values[side] === '' ? texts.clashNone : values[side]}</q>}
            </label>
          ))}
        </fieldset>
      ))}
      <p className="buttons">
        <button type="button" onClick={() => void again({ isForced: false, picks })}>
          {texts.useChosen}
        </button>
      </p>
    </>
  );
}
