/** Short forms whose full stop ends no sentence. */
const shortForms = new Set(
  'approx. cf. dept. dr. e.g. etc. fig. i.e. inc. ltd. max. min. mr. mrs. ms. no. nos. prof. st. u.k. u.s. vs.'.split(' '),
);

/** Where a sentence may end: its mark, a quote or bracket that closes, and space before a new beginning. */
const boundary = /(?<=[.!?…]["'”’)\]]*)\s+(?=["'“‘([]*[\p{Lu}\p{N}])/u;

/** The sentences of a text, in order. Joined by spaces they are the whole text again. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(boundary)) {
    const before = sentences.at(-1);
    if (before !== undefined && endsInShortForm(before)) sentences[sentences.length - 1] = `${before} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** Whether the last word is a short form, or a single initial such as the one in "J. Rao". */
function endsInShortForm(text: string): boolean {
  const word = text.split(/[\s("'“‘[]/).at(-1) ?? '';
  return shortForms.has(word.toLowerCase()) || /^\p{Lu}\.$/u.test(word);
}

/**
 * Splits a text between sentences into about `count` paragraphs of similar length. Nothing is lost; a text of
 * fewer sentences has fewer paragraphs.
 */
export function splitParagraphs(text: string, count = 3): string[] {
  const sentences = sentencesOf(text.trim());
  const total = sentences.reduce((sum, { length }) => sum + length, 0);
  const paragraphs: string[][] = [];
  let placed = 0;
  for (const [index, sentence] of sentences.entries()) {
    // A sentence belongs where its middle falls; those left over are never fewer than the paragraphs to come.
    const byLength = Math.floor(((placed + sentence.length / 2) / total) * count);
    const wanted = Math.max(byLength, count - (sentences.length - index));
    if (index === 0 || (wanted >= paragraphs.length && paragraphs.length < count)) paragraphs.push([]);
    paragraphs.at(-1)?.push(sentence);
    placed += sentence.length;
  }
  return paragraphs.map((paragraph) => paragraph.join(' '));
}
