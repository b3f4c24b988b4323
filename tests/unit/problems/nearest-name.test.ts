import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestName, nearestNames } from '../../../packages/core/src/problems/nearest-name.ts';

const types = ['call-to-action', 'contact-form', 'faq', 'hero-video', 'logo-strip', 'testimonials', 'text-image'];

describe('nearestName', () => {
  test.each([
    ['hero-vidoe', 'hero-video', 'two neighbours swapped'],
    ['hero_video', 'hero-video', 'an underscore for a hyphen'],
    ['HeroVideo', 'hero-video', 'capitals'],
    ['testimonial', 'testimonials', 'a plural forgotten'],
    ['faqs', 'faq', 'a plural too many'],
    ['fag', 'faq', 'one letter of three'],
    ['tetx-image', 'text-image', 'two neighbours swapped'],
    ['logostrip', 'logo-strip', 'a hyphen forgotten'],
  ])('finds for "%s" the name "%s": %s', (written, name) => {
    expect(nearestName(written, types)).toBe(name);
  });

  test.each(['gallery', 'x', '', 'map'])('finds nothing near "%s"', (written) => {
    expect(nearestName(written, types)).toBeUndefined();
  });

  test('prefers the nearest of several', () => {
    expect(nearestName('cart', ['care', 'chart', 'carts'])).toBe('carts');
    expect(nearestName('target', ['largest', 'targe'])).toBe('targe');
  });

  test('finds nothing in an empty list', () => {
    expect(nearestName('faq', [])).toBeUndefined();
  });

  const name = fc.stringMatching(/^[a-z]{2,12}(-[a-z]{2,8})?$/);

  test('finds every existing name, in any case', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { minLength: 1, maxLength: 8, selector: (one) => one.replace('-', '').replace(/s+$/, '') }),
        fc.nat(),
        (names, pick) => {
          const written = names[pick % names.length] ?? '';
          expect(nearestName(written.toUpperCase(), names)).toBe(written);
        },
      ),
    );
  });

  test('returns one of the names or undefined', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(name), (written, names) => {
        const found = nearestName(written, names);
        expect(found === undefined || names.includes(found)).toBe(true);
      }),
    );
  });
});

test('nearestNames returns the requested number, nearest first', () => {
  expect(nearestNames('hero', ['faq', 'hero-video', 'heros', 'her'], 2)).toEqual(['heros', 'her']);
  expect(nearestNames('hero', ['faq'], 3)).toEqual(['faq']);
});
