/** Words for yes and no in the languages that write them most. */
const meanings: Readonly<Record<string, boolean>> = {
  ...{ yes: true, y: true, on: true, true: true, no: false, n: false, off: false, false: false },
  ...{ ja: true, wahr: true, an: true, nein: false, falsch: false, aus: false },
  ...{ oui: true, vrai: true, non: false, faux: false, sí: true, si: true, verdadero: true, falso: false, vero: true },
  ...{ sim: true, verdadeiro: true, não: false, nao: false, nee: false, nej: false, tak: true, nie: false, evet: true, hayır: false },
  ...{ да: true, нет: false, نعم: true, لا: false, はい: true, いいえ: false, 是: true, 否: false, हाँ: true, नहीं: false },
};

/** Returns true for a word that means yes, false for one that means no. Undefined for other texts. */
export function booleanNamed(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  return Object.hasOwn(meanings, word) ? meanings[word] : undefined;
}
