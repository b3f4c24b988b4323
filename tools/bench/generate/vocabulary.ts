/** The words of random texts by language: English, and five languages with other characters. */
export const vocabulary = {
  en: [
    ...(['river', 'paper', 'window', 'pattern', 'station', 'market', 'harbour', 'ledger', 'kitchen', 'garden'] as const),
    ...['quiet', 'steady', 'plain', 'quick', 'careful', 'open', 'honest', 'small', 'early', 'bright'],
    ...['the', 'a', 'every', 'our', 'their', 'one', 'each', 'this', 'that', 'no'],
    ...['keeps', 'holds', 'carries', 'measures', 'answers', 'builds', 'repairs', 'follows', 'reads', 'counts'],
    ...['before', 'after', 'within', 'without', 'beside', 'between', 'under', 'over', 'with', 'for'],
  ],
  de: ['Straße', 'für', 'über', 'Gemüse', 'schön', 'größer', 'Küche', 'während', 'möglich', 'Übung'],
  fr: ['été', 'garçon', 'où', 'déjà', 'crème', 'fenêtre', 'naïve', 'leçon', 'voilà', 'forêt'],
  hi: ['नदी', 'काग़ज़', 'खिड़की', 'बाज़ार', 'रसोई', 'बगीचा', 'शांत', 'हर', 'हमारा', 'और'],
  ar: ['نهر', 'ورق', 'نافذة', 'سوق', 'مطبخ', 'حديقة', 'هادئ', 'كل', 'لنا', 'ثم'],
  ja: ['川', '紙', '窓', '市場', '台所', '庭', '静かな', 'すべての', '私たちの', 'そして'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type Language = keyof typeof vocabulary;

/** Returns true for the code of a language that random texts can have. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(vocabulary, code);
