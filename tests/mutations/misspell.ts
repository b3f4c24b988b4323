/** Swaps two different neighbouring letters in the middle of a name. Repeats the name where that would change nothing. */
export function misspell(name: string): string {
  const at = [...name].findIndex((letter, index) => index > 0 && index < name.length - 2 && letter !== name[index + 1]);
  const middle = Math.max(at, 0);
  const swapped = `${name.slice(0, middle)}${name.charAt(middle + 1)}${name.charAt(middle)}${name.slice(middle + 2)}`;
  return swapped === name ? `${name}${name}` : swapped;
}
