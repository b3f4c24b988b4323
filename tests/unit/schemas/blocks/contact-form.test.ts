import { describe, expect, test } from 'vitest';
import { problemsOfBlock } from '../../../support/yaml-texts.ts';

const formWith = (...names: string[]) =>
  problemsOfBlock(
    `type: contact-form\nheading: Write\nfields:\n${names.map((name) => `  - { name: ${name}, label: ${name} }\n`).join('')}`,
  );

describe('the fields of a form', () => {
  test.each([['fullName'], ['company2'], ['a', 'b', 'c']])('may be called %s', (...names) => {
    expect(formWith(...names)).toEqual([]);
  });

  test.each(['Full name', 'FullName', 'full-name', '2nd', '__proto__'])('are not called "%s"', (name) => {
    expect(formWith(name).map(({ code }) => code)).toEqual(['invalid-value']);
  });

  test('are not two of one name, of which one answer would be lost', () => {
    expect(formWith('email', 'message', 'email')).not.toEqual([]);
  });

  test.each(['submit', 'action', 'elements', 'requestSubmit'])('are not called "%s", by which scripts call the form', (name) => {
    expect(formWith(name)).not.toEqual([]);
  });
});
