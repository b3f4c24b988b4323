/** One letter or several with stops, as in "J." or "z.B.", a word without a vowel, as in "Dr.", and a German ordinal, as in "2.". */
const shape = /^(?:(?:\p{L}\.)+|[B-DF-HJ-NP-TV-XZ]?[b-df-hj-np-tv-xz]+\.|\d{1,2}\.)$/u;

/** Other abbreviations in English, German, French, Spanish and Italian. */
const abbreviations = new Set(
  (
    'abb. abs. approx. art. ca. dept. dott. ecc. einschl. env. etc. evtl. ex. exkl. fig. inc. inkl. max. min. mio. no. nos. pag. prof. ' +
    'sog. sra. tel. usw. vol.'
  ).split(' '),
);

/** Returns the sentences of a text. Joined by spaces they are the text again. */
function sentencesOf(text: string, language: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const before = sentences.at(-1);
    if (before !== undefined && endsWithAbbreviation(before)) sentences[sentences.length - 1] = `${before} ${segment.trim()}`;
    else sentences.push(segment.trim());
  }
  return sentences;
}

function endsWithAbbreviation(text: string): boolean {
  const word = text.split(/[\s("'“„‘[]/).at(-1) ?? '';
  return shape.test(word) || abbreviations.has(word.toLowerCase());
}

type SplitOptions = { language: string; count?: number };

/** Splits a text between sentences into `count` paragraphs of similar length, or fewer when it has fewer sentences. */
export function splitParagraphs(text: string, { language, count = 3 }: SplitOptions): string[] {
  const sentences = sentencesOf(text.trim(), language);
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
