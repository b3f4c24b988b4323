import { fillIn } from 'pagewright/react';
import type { Strings } from 'pagewright/strings';

/** The hint appears from this share of the limit. */
const near = 0.9;

type LengthHintProps = { id: string; length: number; limit: number; strings: Strings['form'] };

/**
 * How many characters are left, once an answer is near its limit. Screen readers announce two changes only: near the limit,
 * and over it.
 */
export function LengthHint({ id, length, limit, strings }: LengthHintProps) {
  const isNear = length > limit * near;
  const left = limit - length;
  return (
    <p id={id} role="status" className="text-small">
      {isNear && <span className="sr-only">{fillIn(left < 0 ? strings.overLimit : strings.nearLimit, { limit })}</span>}
      {isNear && (
        <span aria-hidden="true">{fillIn(left < 0 ? strings.charactersTooMany : strings.charactersLeft, { count: Math.abs(left) })}</span>
      )}
    </p>
  );
}
