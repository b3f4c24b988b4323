import { describe, expect, test } from 'vitest';
import { problemsOfBlock, rawWords, wordsOf, yaml } from '../../../../support/yaml-texts.ts';

describe('an unknown field', () => {
  test('with a similar name is one problem at the name, not two', () => {
    const problems = problemsOfBlock(yaml`
      type: faq
      headng: Asked before
    `);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      code: 'unknown-field',
      line: 2,
      column: 1,
      length: 6,
      message: '"headng" is not a field of faq. Did you mean "heading"?',
      fix: 'heading: Asked before',
    });
  });

  test('inside another field names that field, and the fix contains the rest of the line', () => {
    const [problem] = problemsOfBlock(yaml`
      type: logo-strip
      heading: Clients
      perView:
        - { from: 0, shwo: 2 }
    `);
    expect(problem).toMatchObject({
      line: 4,
      column: 16,
      message: '"shwo" is not a field of "perView" in logo-strip. Did you mean "show"?',
    });
    expect(problem?.fix).toBe('- { from: 0, show: 2 }');
  });

  test('is corrected at its position, not at the first occurrence of its text', () => {
    const [problem] = problemsOfBlock(yaml`
      type: notice
      heading: A
      text: B
      button: { t: /, label: Go }
    `);
    expect(problem).toMatchObject({ line: 4, column: 11, fix: 'button: { to: /, label: Go }' });
  });

  test('of another type is reported with that type', () => {
    const [problem] = problemsOfBlock(yaml`
      type: faq
      heading: Asked before
      facts: [Twelve looms]
    `);
    expect(problem?.message).toBe('"facts" is not a field of faq. It is a field of hero-video.');
  });

  test('of several other types is reported without a type', () => {
    const [problem] = problemsOfBlock('type: faq\nheading: A\neyebrow: B\n');
    expect(problem?.message).toBe('"eyebrow" is not a field of faq.');
  });

  test('and one missing field are one problem, with a rename as its fix when the value is valid', () => {
    expect(problemsOfBlock('type: faq\ncaption: Asked before\n')).toMatchObject([
      {
        code: 'unknown-field',
        line: 2,
        message: '"caption" is not a field of faq, and the required field "heading" is missing.',
        fix: 'heading: Asked before',
      },
    ]);
    const [other] = problemsOfBlock('type: faq\ncaption: [a, b]\n');
    expect(other?.message).toContain('the required field "heading" is missing.');
    expect(other?.fix).toBeUndefined();
  });

  test('and several missing fields are separate problems', () => {
    const problems = problemsOfBlock('type: notice\nheading: A\ncaption: B\n');
    expect(problems.map(({ code }) => code)).toEqual(['unknown-field', 'missing-field', 'missing-field']);
  });

  test('lists the existing fields', () => {
    const [problem] = problemsOfBlock(yaml`
      type: page-header
      heading: A
      colour: red
    `);
    expect(problem?.hint).toBe('Fields: id, hidden, eyebrow, heading, text.');
  });

  test('called __proto__, constructor or prototype is reported like any other and changes nothing', () => {
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const problems = problemsOfBlock(`type: page-header\nheading: A\n${name}: { polluted: true }\n`);
      expect(problems.map(({ code, line }) => ({ code, line }))).toEqual([{ code: 'reserved-name', line: 3 }]);
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('that belongs one level higher is not reported as a field of another type', () => {
    const [problem] = problemsOfBlock(yaml`
      type: call-to-action
      heading: A
      button:
        label: Go
        to: /
        video: A sentence too deep
    `);
    expect(problem?.message).not.toContain('is a field of hero-video');
  });
});

describe('a missing field', () => {
  test('is reported at its block, with its purpose and the line to add', () => {
    const problems = problemsOfBlock('type: page-header\n');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      code: 'missing-field',
      line: 1,
      column: 7,
      message: 'This page-header block needs "heading". The heading of the page.',
      hint: 'Add a line: heading: Your words',
    });
  });

  test('inside another field is reported there', () => {
    const [problem] = problemsOfBlock(yaml`
      type: notice
      heading: A
      text: B
      button:
        label: Go
    `);
    expect(problem).toMatchObject({ code: 'missing-field', line: 5 });
    expect(problem?.message).toMatch(/^"button" in notice needs "to"\./);
  });

  test('two missing fields are two problems', () => {
    const problems = problemsOfBlock('type: hero-video\nheading: A\ntext: B\n');
    expect(problems.map(({ message }) => message.split('.')[0])).toEqual([
      'This hero-video block needs "video"',
      'This hero-video block needs "poster"',
    ]);
  });

  test('alternative text is required for a picture', () => {
    const [problem] = problemsOfBlock(yaml`
      type: text-image
      heading: A
      paragraphs: [B]
      image:
        src: /media/a.png
    `);
    expect(problem).toMatchObject({ code: 'missing-field', line: 5 });
    expect(problem?.hint).toMatch(/ Add a line: alt: Your words$/);
    expect(problem?.hint).toContain('decorative: true');
  });
});

describe('fields of which exactly one is allowed', () => {
  const hero = (lines: string) => problemsOfBlock(`type: hero-video\ntext: B\nvideo: /media/a.mp4\nposter: /media/a.png\n${lines}`);

  test('are all named when none is present', () => {
    expect(hero('')).toMatchObject([
      {
        code: 'missing-field',
        message: 'This hero-video block needs exactly one of heading or headingRich.',
        hint: 'Add a line: heading: Your words',
      },
    ]);
  });

  test('are reported at the second one', () => {
    expect(hero('heading: A\nheadingRich: C\n')).toMatchObject([
      {
        code: 'conflicting-fields',
        line: 6,
        message: 'Write exactly one of heading or headingRich: "headingRich" cannot be used together with the other.',
      },
    ]);
  });

  test('are not reported as missing when one is misspelt', () => {
    expect(hero('headingrich: A\n').map(({ code }) => code)).toEqual(['unknown-field']);
  });
});

describe('a field without a value', () => {
  test('is reported as empty, at its name', () => {
    const problems = problemsOfBlock('type: page-header\nheading:\ntext: B\n');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: 'empty-field', line: 2, column: 1, message: '"heading" is empty.' });
  });

  test('is also reported when the field is optional', () => {
    const problems = problemsOfBlock('type: page-header\nheading: A\ntext:\n');
    expect(problems.map(({ code, line }) => ({ code, line }))).toEqual([{ code: 'empty-field', line: 3 }]);
  });

  test('a colour that YAML parses as a comment is reported at its position, with the quoted value as the fix', () => {
    expect(problemsOfBlock('type: card-grid\nbackground: #ff0000\nheading: A\ncards:\n  - { title: A, text: B }\n')).toMatchObject([
      {
        code: 'hash-without-quotes',
        line: 2,
        column: 13,
        length: 7,
        message: '"background" is empty, because # starts a comment in YAML.',
        fix: 'background: "#ff0000"',
      },
    ]);
  });

  test('an anchor that YAML parses as a comment gets quotes too', () => {
    const [problem] = problemsOfBlock('type: notice\nheading: A\ntext: B\nbutton:\n  label: Go\n  to: #contact\n');
    expect(problem).toMatchObject({ code: 'hash-without-quotes', line: 6, column: 7, fix: 'to: "#contact"' });
  });

  test('a comment after a colon is not a value', () => {
    const [problem] = problemsOfBlock('type: page-header\nheading: # to be written\n');
    expect(problem).toMatchObject({ code: 'empty-field', line: 2, column: 1 });
  });
});

test('several mistakes in one block are all reported, in plain words', () => {
  const problems = problemsOfBlock(yaml`
    type: card-grid
    background: drak
    heading: 2026
    cards:
      - titel: One
        text: Two
      - title:
        text: Four
        icon: Rocket Ship
  `);
  expect(problems.map(({ code, line }) => `${line} ${code}`).sort()).toEqual([
    '2 unknown-choice',
    '3 text-without-quotes',
    '5 unknown-field',
    '7 empty-field',
    '9 invalid-value',
  ]);
  for (const problem of problems) expect(wordsOf(problem)).not.toMatch(rawWords);
});
