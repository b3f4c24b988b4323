/** Returns the first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  return [words[0], ...words.slice(1).slice(-1)].map((word) => [...(word ?? '')][0]).join('');
}
