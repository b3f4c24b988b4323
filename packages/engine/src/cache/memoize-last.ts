/** Memoizes the last result of `work`. Calls it again when one of `parts`, the values that it depends on, has changed. */
export function memoizeLast<Input, Result>(work: (input: Input) => Result): (parts: readonly unknown[], input: Input) => Result {
  let last: { parts: readonly unknown[]; result: Result } | undefined;
  return (parts, input) => {
    const isSame = last?.parts.length === parts.length && last.parts.every((part, index) => part === parts[index]);
    if (!last || !isSame) last = { parts, result: work(input) };
    return last.result;
  };
}
