import type { ReactNode } from 'react';
import { listedChanges } from './changes-at.ts';
import type { EditorParts } from './editor-parts.ts';
import { type Path, valueAt } from './things.ts';
import { nameInWords } from './words-of-change.ts';

/** A value that a person and somebody else have changed. */
export type ConflictValue = { name: string; mine: unknown; theirs: unknown };

type Sides = { before: unknown; mine: unknown; theirs: unknown };

/** Returns the values that differ between what was typed and what the file has now, of those that were typed. */
function conflictValues({ before, mine, theirs }: Sides): ConflictValue[] {
  return listedChanges(before, mine).flatMap((path) => {
    const [own, other] = [valueAt(mine, path), valueAt(theirs, path)];
    return JSON.stringify(own) === JSON.stringify(other) ? [] : [{ name: nameOf(path), mine: own, theirs: other }];
  });
}

/** Names a value as the history does: entries are counted from 1 on. */
const nameOf = (path: Path): string => path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' › ');

/** Shows the values between which a person has to choose. */
export function ConflictValues({ session, state, texts }: EditorParts): ReactNode {
  const sides = session.conflict();
  const values = sides ? conflictValues(sides) : [];
  const inWords = (value: unknown): string =>
    value === undefined ? texts.noValue : typeof value === 'string' ? value : JSON.stringify(value);
  return (
    <dl className="values">
      {values.map(({ name, mine, theirs }) => (
        <div key={name}>
          <dt>{nameInWords(name, state.offer, texts)}</dt>
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
