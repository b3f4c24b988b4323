import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../src/search/words.ts';

const termsOf = (text: string, language = 'en'): string[] => wordsOf(text, language).flatMap(({ terms }) => terms);
const areSame = (one: string, other: string): boolean => termsOf(one).join(' ') === termsOf(other).join(' ');

describe('Hindi', () => {
  test('vowel signs belong to words and tell them apart', () => {
    expect(termsOf('यह किताब हिंदी में है।', 'hi')).toEqual(['यह', 'किताब', 'हिंदी', 'में', 'है']);
    expect([areSame('दिन', 'दान'), areSame('किताब', 'कताब'), areSame('काम', 'कम'), areSame('में', 'मैं')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('spellings of one word are equal', () => {
    expect([
      areSame('हिन्दी', 'हिंदी'),
      areSame('फ़िल्म', 'फिल्म'),
      // Letter and dot, and the letter with its dot (U+095B).
      areSame('ज\u093cमीन', '\u095bमीन'),
      areSame('चाँद', 'चांद'),
      areSame('लम्बा', 'लंबा'),
      areSame('क्\u200dष', 'क्ष'),
    ]).toEqual([true, true, true, true, true, true]);
  });
});

describe('Arabic', () => {
  test('words are split at spaces and Arabic punctuation', () => {
    expect(termsOf('هل أحتاج إلى بطاقة؟ نعم، دائمًا.', 'ar')).toEqual(['هل', 'احتاج', 'الي', 'بطاقه', 'نعم', 'دايما']);
  });

  test('spellings of one word are equal', () => {
    expect([
      areSame('كِتَابٌ', 'كتاب'),
      areSame('أحمد', 'احمد'),
      areSame('إلى', 'الي'),
      areSame('آخر', 'اخر'),
      areSame('مكتبة', 'مكتبه'),
      areSame('مســـتشفى', 'مستشفي'),
    ]).toEqual([true, true, true, true, true, true]);
  });

  test('the article is no part of a word', () => {
    expect([areSame('الكتب', 'كتب'), areSame('والمدرسة', 'مدرسة'), areSame('للمكتبة', 'المكتبة')]).toEqual([true, true, true]);
    expect(areSame('الله', 'له')).toBe(false);
  });

  test('other words stay others', () => {
    expect([areSame('كتاب', 'كاتب'), areSame('قلم', 'علم')]).toEqual([false, false]);
  });
});

test('every place is that of the word in the text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('الكتب', 'हिन्दी', 'Café', 'Tür', 'Łódź', 'パン', '¿', ' ', '।', '\u200d', '12')), (parts) => {
      const text = parts.join('');
      for (const { start, end, terms } of wordsOf(text, 'en')) {
        expect(termsOf(text.slice(start, end))).toEqual(terms);
      }
    }),
  );
});
