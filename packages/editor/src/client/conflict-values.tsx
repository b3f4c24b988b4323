import type { ReactNode } from 'react';
import { listedChanges } from './changes-at.ts';
import type { EditorParts } from './editor-parts.ts';
import { type Path, valueAt } from './things.ts';
import { nameInWords } from './words-of-change.ts';

/** A value that a person and somebody else have changed. */
export type ConflictValue = { name: string; mine: unknown; theirs: unknown };

/** What somebody has typed over, what was typed, and what the file has now, once that is known. */
export type Sides = { before?: unknown; mine?: unknown; theirs?: unknown };

/** Returns the values that differ between what was typed and what the file has now, of those that were typed. */
export function conflictValues({ before, mine, theirs }: Sides): ConflictValue[] {
  return listedChanges(before, mine).flatMap((path) => {
    const [own, other] = [valueAt(mine, path), valueAt(theirs, path)];
    return JSON.stringify(own) === JSON.stringify(other) ? [] : [{ name: nameOf(path), mine: own, theirs: other }];
  });
}

/** Names a value as the history does: entries are counted from 1 on. */
const nameOf = (path: Path): string => path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' › ');

/** Shows the values between which a person has to choose. */
export function ConflictValues(parts: EditorParts): ReactNode {
  const { session, texts } = parts;
  const sides = session.conflict();
  return <BothValues {...parts} sides={sides ?? {}} mine={texts.mine} theirs={texts.theirs} />;
}

type BothProps = Pick<EditorParts, 'state' | 'texts'> & { sides: Sides; mine: string; theirs: string };

/** Shows the values that were typed, each beside the one that the file has. `mine`, `theirs`: what they are called. */
export function BothValues({ state, texts, sides, mine: own, theirs: other }: BothProps): ReactNode {
  const named = (name: string): string => nameInWords(name, state.outline, texts);
  const inWords = (value: unknown): string => {
    if (value === undefined || value === null) return texts.noValue;
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (typeof value !== 'object') return String(value).replace(/^\/media\//, '');
    const [first, ...others] = Object.entries(value).map(([name, one]) => [named(name), inWords(one)]);
    // The name of the only value in a group stands before the group.
    if (others.length === 0) return first?.[1] ?? texts.noValue;
    return [first, ...others].map((one) => (Array.isArray(value) ? one?.[1] : one?.join(': '))).join(', ');
  };
  return (
    <dl className="values">
      {conflictValues(sides).map(({ name, mine, theirs }) => (
        <div key={name}>
          <dt>{named(name)}</dt>
          <dd>
            {own}: <strong>{inWords(mine)}</strong>
          </dd>
          {'theirs' in sides && (
            <dd>
              {other}: <strong>{inWords(theirs)}</strong>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
