/** The most pages of which all numbers are shown. */
const maxNumbers = 7;

/** Returns the numbers of pages to link to: the first, the last and those around the current one. Undefined stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= maxNumbers) return all;
  const shown = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1);
  return shown.flatMap((number, index) => (index > 0 && number - (shown[index - 1] ?? 0) > 1 ? [undefined, number] : [number]));
}
