/** The result of reading the command line: the parts to make, or what to print instead, and the exit code. */
export type Chosen = { parts: readonly string[] } | { print: string; exitCode: 0 | 2 };

/** Reads the words after `npm run art --`. `known` are the names of all parts; without words, all are made. */
export function chosenParts(words: readonly string[], known: readonly string[]): Chosen {
  if (words.some((word) => word === '--help' || word === '-h')) return { print: help(known), exitCode: 0 };
  const option = words.find((word) => word.startsWith('-'));
  if (option !== undefined) return { print: `"art" has no option ${option}. All parts: npm run art -- --help`, exitCode: 2 };
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) return { print: `There is no part "${unknown}". Parts: ${known.join(', ')}.`, exitCode: 2 };
  return { parts: words.length > 0 ? words : known };
}

const help = (known: readonly string[]): string => `Usage: npm run art -- [PART...]

Creates the pictures and videos of the shipped site again. Run npm run encode afterwards.

Parts:
  ${known.join(', ')}; without any, all of them

Options:
  -h, --help  show this help

Examples:
  npm run art
      creates everything
  npm run art -- clients posters
      creates two parts`;
