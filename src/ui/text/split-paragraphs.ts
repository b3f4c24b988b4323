/** Abbreviations whose full stop does not end a sentence. */
const abbreviations = new Set(
  'approx. cf. dept. dr. e.g. etc. fig. i.e. inc. ltd. max. min. mr. mrs. ms. no. nos. prof. st. u.k. u.s. vs.'.split(' '),
);

/** A possible end of a sentence: punctuation, closing quotes or brackets, and a space before an uppercase letter or digit. */
const boundary = /(?<=[.!?…]["'”’)\]]*)\s+(?=["'“‘([]*[\p{Lu}\p{N}])/u;

/** Returns the sentences of a text. Joined by spaces they are the text again. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(boundary)) {
    const before = sentences.at(-1);
    if (before !== undefined && endsWithAbbreviation(before)) sentences[sentences.length - 1] = `${before} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** True when the last word is an abbreviation, or a single initial such as in "J. Rao". */
function endsWithAbbreviation(text: string): boolean {
  const word = text.split(/[\s("'“‘[]/).at(-1) ?? '';
  return abbreviations.has(word.toLowerCase()) || /^\p{Lu}\.$/u.test(word);
}

/** Splits a text between sentences into `count` paragraphs of similar length, or fewer when it has fewer sentences. */
export function splitParagraphs(text: string, count = 3): string[] {
  const sentences = sentencesOf(text.trim());
  const total = sentences.reduce((sum, { length }) => sum + length, 0);
  const paragraphs: string[][] = [];
  let placed = 0;
  for (const [index, sentence] of sentences.entries()) {
    // The middle of a sentence decides its paragraph. Every later paragraph must get at least one sentence.
    const byLength = Math.floor(((placed + sentence.length / 2) / total) * count);
    const target = Math.max(byLength, count - (sentences.length - index));
    if (index === 0 || (target >= paragraphs.length && paragraphs.length < count)) paragraphs.push([]);
    paragraphs.at(-1)?.push(sentence);
    placed += sentence.length;
  }
  return paragraphs.map((paragraph) => paragraph.join(' '));
}
