import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Tables with more rows render only those near the part in view: thousands take seconds for each key. */
const longTable = 100;

/** How many rows are rendered above and below the part in view, so that scrolling and Tab find them. */
const around = 20;

/** In pixels, until a row is measured, and for a window without a size. */
const firstGuess = { row: 40, window: 800 };

type InView = { first: number; last: number; height: number };

type Rows = {
  body: RefObject<HTMLTableSectionElement | null>;
  /** The indexes of the rows to render, in order. */
  shown: readonly number[];
  /** The height of a row, in pixels. */
  height: number;
  onFocus: (event: FocusEvent) => void;
};

/** Returns the rows of a table that are near the part in view, and that with the focus, which goes with its row otherwise. */
export function useRowsInView(count: number): Rows {
  const body = useRef<HTMLTableSectionElement>(null);
  const [{ first, last, height }, setInView] = useState<InView>({ first: 0, last: 2 * around, height: firstGuess.row });
  const [focused, setFocused] = useState<number>();
  const isLong = count > longTable;
  const measure = (): void => {
    const rows = body.current;
    if (!rows || !isLong) return;
    const row = rows.querySelector('[aria-rowindex]')?.getBoundingClientRect().height || firstGuess.row;
    const { top } = rows.getBoundingClientRect();
    const start = Math.floor(-top / row / around) * around;
    const end = start + Math.ceil((window.innerHeight || firstGuess.window) / row / around) * around;
    const next = { first: start - around, last: end + 2 * around, height: row };
    setInView((known) => (known.first === next.first && known.last === next.last && Math.abs(known.height - row) < 1 ? known : next));
  };
  useLayoutEffect(measure);
  useEffect(() => {
    if (!isLong) return;
    // Captured, because the element that scrolls is another one in a narrow window.
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', measure, options);
    window.addEventListener('resize', measure, options);
    return () => {
      window.removeEventListener('scroll', measure, options);
      window.removeEventListener('resize', measure, options);
    };
  });
  const onFocus = ({ target }: FocusEvent): void => {
    const index = Number(target.closest('tr')?.getAttribute('aria-rowindex')) - headerRows - 1;
    if (isLong && index >= 0) setFocused(index);
  };
  const near = focused === undefined ? [] : [focused - 1, focused, focused + 1];
  const range = isLong ? Array.from({ length: last - first }, (_, index) => first + index) : Array.from({ length: count }, (_, i) => i);
  const shown = [...new Set([...range, ...near])].filter((index) => index >= 0 && index < count).sort((one, other) => one - other);
  return { body, shown, height, onFocus };
}

/** The rows above the first one of the body, which a row index counts too. */
export const headerRows = 1;
