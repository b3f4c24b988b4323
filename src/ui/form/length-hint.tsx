/** The share of the limit from which on it is worth a word. */
const near = 0.9;

/** How much still fits, once an answer comes near its limit. Assistive technology hears of it twice: near, and past it. */
export function LengthHint({ id, length, limit }: { id: string; length: number; limit: number }) {
  const isNear = length > limit * near;
  const left = limit - length;
  return (
    <p id={id} role="status" className="text-small">
      {isNear && <span className="sr-only">{left < 0 ? `More than ${limit} characters` : `Close to ${limit} characters`}</span>}
      {isNear && <span aria-hidden="true">{left < 0 ? `${-left} characters too many` : `${left} characters left`}</span>}
    </p>
  );
}
