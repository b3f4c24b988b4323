import { expect, test } from 'vitest';
import { createSiteSchema } from '../../../packages/engine/src/schema/site-settings.ts';
import { colorOfRole } from '../../../packages/engine/src/schema/theme-definition.ts';
import { theme } from '../../../schemas/theme.ts';
import siteCode from '../../../src/site.ts';

const night = {
  colors: { night: { describe: 'Text.' }, day: { describe: 'The page.', example: '#ffffff' } },
  roles: { background: 'day', browserBar: 'night' },
} as const;

const colors = { night: '#101020', day: '#ffffff' };

test('the colours of site.yaml are those that the code declares', () => {
  const schema = createSiteSchema(night, { default: {} }).shape.theme.shape.colors;
  expect(schema.parse(colors)).toEqual(colors);
  expect(schema.safeParse({ ...colors, dusk: '#333333' }).success).toBe(false);
  expect(schema.safeParse({ night: colors.night }).success).toBe(false);
  expect(schema.safeParse({ ...colors, day: 'white' }).success).toBe(false);
  expect(schema.shape.day?.description).toBe('The page.');
});

test('the schema of the sample has the colours of its theme, in order', () => {
  expect(Object.keys(siteCode.siteSchema.shape.theme.shape.colors.shape)).toEqual(Object.keys(theme.colors));
});

test('a role takes the value of its colour', () => {
  expect(colorOfRole(night, colors, 'browserBar')).toBe('#101020');
  expect(colorOfRole(night, colors, 'background')).toBe('#ffffff');
});

test('a role whose colour has no value throws', () => {
  expect(() => colorOfRole(night, { day: '#ffffff' }, 'browserBar')).toThrow('no colour "night"');
});
