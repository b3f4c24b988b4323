import { fillIn } from '@pagewright/core/browser';
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { FieldsContext } from './fields-context.ts';
import { isComposing } from './is-composing.ts';
import { useLoaded } from './use-loaded.ts';

/** Something to choose: what its button shows, and the group that it belongs to. */
export type Choice = { value: string | number; text: string; note?: string; picture?: ReactNode; group?: string };

type ChoiceProps = {
  /** The name of the field. */
  name: string;
  /** Returns the choices. Gets the words that are searched for if `findsWords`. */
  load: (words: string) => Promise<readonly Choice[]>;
  /** True when `load` finds the words, so that not every choice is sent. */
  findsWords?: boolean;
  layout: 'rows' | 'pictures' | 'icons';
  /** Gets the value of a choice, and its text. */
  onChoose: (value: string | number, text: string) => void;
  /** A sentence above the choices. */
  about?: string;
  /** The text of the button. Default: "Choose", with the name of the field. */
  label?: string;
};

/** The most choices that are shown at once. One who does not find theirs types a word. */
const maxShown = 200;

/** A button that opens a list with a search. */
export function ChoiceButton(props: ChoiceProps): ReactNode {
  const { texts } = useContext(FieldsContext);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {props.label ?? texts.pick} <span className="unseen">{props.name}</span>
      </button>
      {isOpen && <ChoiceDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The list. Arrow keys go through it, and Enter chooses the only one that is found. */
function ChoiceDialog({
  name,
  load,
  findsWords = false,
  layout,
  onChoose,
  about,
  onClose,
}: ChoiceProps & { onClose: () => void }): ReactNode {
  const { texts } = useContext(FieldsContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const title = useId();
  const choices = useLoaded(() => load(words), findsWords ? words : '');
  useEffect(() => dialog.current?.showModal(), []);
  const wanted = findsWords ? [] : words.toLowerCase().split(/\s+/);
  const found = choices?.filter(({ text, note = '' }) => wanted.every((word) => `${text} ${note}`.toLowerCase().includes(word)));
  const shown = found?.slice(0, maxShown) ?? [];
  const only = shown.length === 1 ? shown[0] : undefined;
  const groups = [...new Set(shown.map(({ group }) => group))];
  const choose = (value: string | number, text: string): void => {
    dialog.current?.close();
    onChoose(value, text);
  };
  return (
    <dialog ref={dialog} className="choices" aria-labelledby={title} onClose={onClose} onKeyDown={moveFocus}>
      <h2 id={title}>{fillIn(texts.choose, { name })}</h2>
      {about && <p className="about">{about}</p>}
      <label>
        {texts.search}{' '}
        <input
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            // It would send the form that the dialog is in.
            event.preventDefault();
            if (only) choose(only.value, only.text);
          }}
        />
      </label>
      <p role="status">{found && fillIn(findsWords ? texts.shown : texts.found, { count: shown.length, all: choices?.length ?? 0 })}</p>
      <div className="groups">
        {groups.map((group) => (
          <section key={group ?? ''} aria-label={group}>
            {group !== undefined && <h3>{group}</h3>}
            <ul className={layout}>
              {shown
                .filter((choice) => choice.group === group)
                .map(({ value, text, note, picture }) => (
                  <li key={value}>
                    <button type="button" onClick={() => choose(value, text)}>
                      {picture}
                      <strong>{text}</strong>
                      {note && <span>{note}</span>}
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <button type="button" onClick={() => dialog.current?.close()}>
        {texts.close}
      </button>
    </dialog>
  );
}

/** Where the arrow keys go: back or on. */
export const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves the focus from the search to the first choice, and between choices. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  // The keys of a dialog are not those of the list that its field is in.
  event.stopPropagation();
  const step = isComposing(event.nativeEvent) ? undefined : steps[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('li > button')];
  const index = buttons.findIndex((button) => button.matches(':focus'));
  // The arrow keys of a select are its own.
  if (step === undefined || event.target instanceof HTMLSelectElement || buttons.length === 0) return;
  if (index < 0 && event.key !== 'ArrowDown') return;
  event.preventDefault();
  const next = buttons[index + step];
  if (next) next.focus();
  else if (index === 0) event.currentTarget.querySelector('input')?.focus();
}
