import { fillIn } from 'pagewright/react';
import type { Strings } from 'pagewright/strings';

const star = 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z';

/** The width of a star with the space around it, and of the shape alone. */
const step = 24;
const shape = 18;

type RatingProps = { value: number; max: number; language: string; strings: Pick<Strings['records'], 'rating'> };

/** Stars that are filled up to a value, also in part, with one text for screen readers. */
export function Rating({ value, max, language, strings }: RatingProps) {
  const format = (number: number): string => new Intl.NumberFormat(language).format(number);
  const whole = Math.floor(value);
  // The shape of a star begins a little after the space around it.
  const filled = whole * step + (value === whole ? 0 : (step - shape) / 2 + (value - whole) * shape);
  const stars = Array.from({ length: max }, (_, index) => <path key={index} d={star} transform={`translate(${index * step})`} />);
  return (
    <span className="inline-block align-text-bottom">
      <svg viewBox={`0 0 ${max * step} ${step}`} aria-hidden="true" className="line-icon mirrored h-5 max-w-full accent">
        {stars}
        {filled > 0 && (
          <svg width={filled} height={step} fill="currentColor" aria-hidden="true">
            {stars}
          </svg>
        )}
      </svg>
      <span className="sr-only">{fillIn(strings.rating, { value: format(value), max: format(max) })}</span>
    </span>
  );
}
