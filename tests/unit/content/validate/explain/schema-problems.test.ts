import { describe, expect, test } from 'vitest';
import { problemsOfBlock, rawWords, wordsOf, yaml } from '../../../../support/yaml-texts.ts';

describe('a field that does not exist', () => {
  test('with a near name is one problem at the name, not two', () => {
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

  test('inside of another names that one, and keeps the rest of the line', () => {
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

  test('is put right where it stands, not where its letters stand first', () => {
    const [problem] = problemsOfBlock(yaml`
      type: notice
      heading: A
      text: B
      button: { t: /, label: Go }
    `);
    expect(problem).toMatchObject({ line: 4, column: 11, fix: 'button: { to: /, label: Go }' });
  });

  test('that another type has says whose it is', () => {
    const [problem] = problemsOfBlock(yaml`
      type: faq
      heading: Asked before
      video: /media/films/loop.mp4
    `);
    expect(problem?.message).toBe('"video" is not a field of faq. It belongs to hero-video.');
  });

  test('that several other types have is said to be of none', () => {
    const [problem] = problemsOfBlock('type: faq\nheading: A\neyebrow: B\n');
    expect(problem?.message).toBe('"eyebrow" is not a field of faq.');
  });

  test('beside the only one that is missing is joined with it, and takes its place where the value fits', () => {
    expect(problemsOfBlock('type: faq\ncaption: Asked before\n')).toMatchObject([
      {
        code: 'unknown-field',
        line: 2,
        message: '"caption" is not a field of faq; "heading" is required and missing.',
        fix: 'heading: Asked before',
      },
    ]);
    const [other] = problemsOfBlock('type: faq\ncaption: [a, b]\n');
    expect(other?.message).toContain('"heading" is required and missing.');
    expect(other?.fix).toBeUndefined();
  });

  test('beside several that are missing is told on its own', () => {
    const problems = problemsOfBlock('type: notice\nheading: A\ncaption: B\n');
    expect(problems.map(({ code }) => code)).toEqual(['unknown-field', 'missing-field', 'missing-field']);
  });

  test('lists the fields there are', () => {
    const [problem] = problemsOfBlock(yaml`
      type: page-header
      heading: A
      colour: red
    `);
    expect(problem?.hint).toBe('Fields: id, hidden, eyebrow, heading, text.');
  });

  test('called __proto__, constructor or prototype is refused like any other and changes nothing', () => {
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const problems = problemsOfBlock(`type: page-header\nheading: A\n${name}: { polluted: true }\n`);
      expect(problems.map(({ code, line }) => ({ code, line }))).toEqual([{ code: 'reserved-name', line: 3 }]);
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('that belongs one level higher is not said to belong to another type', () => {
    const [problem] = problemsOfBlock(yaml`
      type: call-to-action
      heading: A
      button:
        label: Go
        to: /
        video: A sentence too deep
    `);
    expect(problem?.message).not.toContain('belongs to hero-video');
  });
});

describe('a field that is missing', () => {
  test('is said at the block it is missing in, with what it is for and what to add', () => {
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

  test('inside of another is said there', () => {
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

  test('the words for a picture that has none are asked for', () => {
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

describe('fields of which exactly one is written', () => {
  const hero = (lines: string) => problemsOfBlock(`type: hero-video\ntext: B\nvideo: /media/a.mp4\nposter: /media/a.png\n${lines}`);

  test('are all named when there is none', () => {
    expect(hero('')).toMatchObject([
      {
        code: 'missing-field',
        message: 'This hero-video block needs exactly one of heading or headingRich.',
        hint: 'Add a line: heading: Your words',
      },
    ]);
  });

  test('are told at the one too many', () => {
    expect(hero('heading: A\nheadingRich: C\n')).toMatchObject([
      { code: 'conflicting-fields', line: 6, message: '"headingRich" is one too many: write exactly one of heading or headingRich.' },
    ]);
  });

  test('are not missing when one is misspelt', () => {
    expect(hero('headingrich: A\n').map(({ code }) => code)).toEqual(['unknown-field']);
  });
});

describe('a field without a value', () => {
  test('is empty, said at its name', () => {
    const problems = problemsOfBlock('type: page-header\nheading:\ntext: B\n');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: 'empty-field', line: 2, column: 1, message: '"heading" is empty.' });
  });

  test('is empty also where it could have been left out', () => {
    const problems = problemsOfBlock('type: page-header\nheading: A\ntext:\n');
    expect(problems.map(({ code, line }) => ({ code, line }))).toEqual([{ code: 'empty-field', line: 3 }]);
  });

  test('a colour that YAML took for a comment is pointed at, with the line in quotes', () => {
    expect(problemsOfBlock('type: card-grid\nbackground: #ff0000\nheading: A\ncards:\n  - { title: A, text: B }\n')).toMatchObject([
      {
        code: 'hash-without-quotes',
        line: 2,
        column: 13,
        length: 7,
        message: '"background" is empty: the colour after it starts with #, which begins a comment.',
        fix: 'background: "#ff0000"',
      },
    ]);
  });

  test('an anchor that YAML took for a comment is put into quotes as well', () => {
    const [problem] = problemsOfBlock('type: notice\nheading: A\ntext: B\nbutton:\n  label: Go\n  to: #contact\n');
    expect(problem).toMatchObject({ code: 'hash-without-quotes', line: 6, column: 7, fix: 'to: "#contact"' });
  });

  test('a comment behind a colon is no value', () => {
    const [problem] = problemsOfBlock('type: page-header\nheading: # to be written\n');
    expect(problem).toMatchObject({ code: 'empty-field', line: 2, column: 1 });
  });
});

test('several mistakes in one block are all said, in plain words', () => {
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
