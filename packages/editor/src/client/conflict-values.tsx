import { type ReactNode, useEffect, useState } from 'react';
import { changedPaths } from './changes-at.ts';
import type { EditorParts } from './editor-parts.ts';
import { type EditorState, shownBlock, shownForm, shownPage } from './editor-state.ts';
import { nameInWords } from './words-of-change.ts';

/** A value that a person and somebody else have changed. */
export type ConflictValue = { name: string; mine: unknown; theirs: unknown };

/** What is edited: the form that is open in place of the page, the selected block, or the page itself. */
const editedValue = (state: EditorState): unknown =>
  state.form ? shownForm(state) : state.selected === undefined ? shownPage(state) : shownBlock(state);

/** Returns the values that differ between what was typed and what the file has now, of those that were typed. */
export function conflictValues(state: EditorState, saved: Partial<Pick<EditorState, 'page' | 'form'>>): ConflictValue[] {
  const mine = editedValue(state);
  const theirs = editedValue({ ...state, ...saved, draft: undefined });
  return changedPaths(editedValue({ ...state, draft: undefined }), mine).flatMap((changed) => {
    const path = changed.split('.').slice(0, -1);
    const [own, other] = [mine, theirs].map((value) => path.reduce<unknown>((inner, step) => Object(inner)[step], value));
    return JSON.stringify(own) === JSON.stringify(other) ? [] : [{ name: path.join(' › '), mine: own, theirs: other }];
  });
}

/** Shows the values between which a person has to choose. */
export function ConflictValues({ session, state, texts }: EditorParts): ReactNode {
  const [values, setValues] = useState<readonly ConflictValue[]>([]);
  const { notice } = state;
  useEffect(() => {
    const read = async (): Promise<void> => {
      const now = session.read();
      const { form, path } = now;
      const file = form && (await session.requests.file(form.file));
      const saved = form ? { form: file && { ...file, at: form.at } } : { page: await session.requests.page(path) };
      setValues(conflictValues(now, saved));
    };
    if (notice?.kind === 'conflict') void read();
  }, [notice, session]);
  const inWords = (value: unknown): string =>
    value === undefined ? texts.noValue : typeof value === 'string' ? value : JSON.stringify(value);
  return (
    <dl className="values">
      {values.map(({ name, mine, theirs }) => (
        <div key={name}>
          <dt>{state.offer ? nameInWords(name, state.offer) : name}</dt>
          <dd>
            {texts.mine}: <strong>{inWords(mine)}</strong>
          </dd>
          <dd>
            {texts.theirs}: <strong>{inWords(theirs)}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
