import { describe, expect, test } from 'vitest';
import { idSchema, textSchema } from '../../../src/schema/fields/text.ts';

const isText = (text: string): boolean => textSchema.safeParse(text).success;
const isId = (id: string): boolean => idSchema.safeParse(id).success;

describe('a text', () => {
  test('is taken without the blanks around it', () => {
    expect(textSchema.parse('  Who we are\n')).toBe('Who we are');
  });

  test.each(['Ünïcödé', 'नमस्ते', 'مرحبا', '👩‍👩‍👧 family', 'a\nb', "it's <b>&amp;</b>"])('may be %j', (text) => {
    expect(isText(text)).toBe(true);
  });

  test.each(['', ' ', '\n\t'])('is not %j', (text) => {
    expect(isText(text)).toBe(false);
  });

  test.each(['a\u0000b', 'a\u0007b', 'a\u001bb', 'a\u202eb', 'a\u2066b', 'a\ud800b'])('holds no control character: %j', (text) => {
    expect(isText(text)).toBe(false);
  });
});

describe('an id', () => {
  test.each(['team', 'our-team', 'year-2026', '3d'])('may be %s', (id) => {
    expect(isId(id)).toBe(true);
  });

  test.each(['', 'Our-Team', 'our team', 'our_team', '-team', 'team-', 'our--team', 'über', '../x', 'a/b', 'team\n', '__proto__'])(
    'is not %j',
    (id) => {
      expect(isId(id)).toBe(false);
    },
  );
});
