/** Returns a key for each block of a page by the types of all, such as `faq-1` or `faq-2`. It stays when blocks of other types are added or removed. */
export function blockKeys(types: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return types.map((type) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return `${type}-${count}`;
  });
}
