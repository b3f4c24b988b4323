import { describe, expect, test } from 'vitest';
import { problemsOfBlock, rawWords, wordsOf, yaml } from '../../support/yaml-texts.ts';

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

  test.fails('is put right where it stands, not where its letters stand first', () => {
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

  test('lists the fields there are', () => {
    const [problem] = problemsOfBlock(yaml`
      type: page-header
      heading: A
      colour: red
    `);
    expect(problem?.hint).toBe('Fields: id, eyebrow, heading, text.');
  });

  test('called __proto__, constructor or prototype is refused like any other and changes nothing', () => {
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const problems = problemsOfBlock(`type: page-header\nheading: A\n${name}: { polluted: true }\n`);
      expect(problems.map(({ code, line }) => ({ code, line }))).toEqual([{ code: 'unknown-field', line: 3 }]);
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test.fails('that belongs one level higher is not said to belong to another type', () => {
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
      column: 1,
      message: 'page-header needs "heading". The heading of the page.',
      hint: 'Add a line: heading: …',
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
    expect(problems.map(({ message }) => message.split('.')[0])).toEqual(['hero-video needs "video"', 'hero-video needs "poster"']);
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
    expect(problem?.hint).toContain('decorative: true');
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

  test('a colour that YAML took for a comment is empty', () => {
    const problems = problemsOfBlock('type: card-grid\ntone: #ff0000\nheading: A\ncards:\n  - { title: A, text: B }\n');
    expect(problems.map(({ code, line }) => ({ code, line }))).toEqual([{ code: 'empty-field', line: 2 }]);
  });
});

test('several mistakes in one block are all said, in plain words', () => {
  const problems = problemsOfBlock(yaml`
    type: card-grid
    tone: drak
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
    '9 not-accepted',
  ]);
  for (const problem of problems) expect(wordsOf(problem)).not.toMatch(rawWords);
});
