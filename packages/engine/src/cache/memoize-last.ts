/** Does a piece of work again only when one of the parts that it depends on is another than the last time. */
export function memoizeLast<Input, Result>(work: (input: Input) => Result): (parts: readonly unknown[], input: Input) => Result {
  let last: { parts: readonly unknown[]; result: Result } | undefined;
  return (parts, input) => {
    const isSame = last?.parts.length === parts.length && last.parts.every((part, index) => part === parts[index]);
    if (!last || !isSame) last = { parts, result: work(input) };
    return last.result;
  };
}
