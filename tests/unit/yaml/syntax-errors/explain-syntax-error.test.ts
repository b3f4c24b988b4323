import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../../packages/core/src/yaml/yaml-file.ts';
import { pointedAt, yaml } from '../../../support/yaml-texts.ts';

/** Returns the problems of a text: code, the marked text with its line, and the corrected line. */
function problemsIn(text: string) {
  const file = readYaml('page.yaml', text);
  return file.problems.map((problem) => ({ code: problem.code, at: `${problem.line} ${pointedAt(file, problem)}`, fix: problem.fix }));
}

describe('a quote', () => {
  test.each([
    ['title: "Home\ndescription: B\n', '1 "', 'title: "Home"'],
    ['title: "Home\ndescription: "B"\n', '1 "', 'title: "Home"'],
    ["a: b\ntitle: 'Home\ndescription: B\n", "2 '", "title: 'Home'"],
    ['blocks:\n  - heading: "Ask\n    text: "B"\n  - type: x\n', '2 "', '- heading: "Ask"'],
  ])('that is never closed is reported where it opens: %j', (text, at, fix) => {
    expect(problemsIn(text)).toEqual([{ code: 'unclosed-quote', at, fix }]);
  });

  test('is named with its character', () => {
    expect(readYaml('a.yaml', 'title: "Home\n').problems[0]?.message).toContain('double quote (")');
    expect(readYaml('a.yaml', "title: 'Home\n").problems[0]?.message).toContain("single quote (')");
  });

  test.each([
    ["title: 'What's new'\n", "1 'What's new'", 'title: "What\'s new"'],
    ["title: 'The dogs' food'\n", "1 'The dogs' food'", 'title: "The dogs\' food"'],
    ['title: "A "big" one"\n', '1 "A "big" one"', 'title: \'A "big" one\''],
    ['title: "AI" and "ML"\n', '1 "AI" and "ML"', 'title: \'"AI" and "ML"\''],
    ['title: "It\'s "big" here"\n', '1 "It\'s "big" here"', 'title: "It\'s \\"big\\" here"'],
  ])('that ends a text too early is fixed with the other kind of quotes: %j', (text, at, fix) => {
    expect(problemsIn(text)).toEqual([{ code: 'quote-in-text', at, fix }]);
    expect(readYaml('page.yaml', `${fix}\n`).problems).toEqual([]);
  });

  test('in a text of several lines gets no fix', () => {
    expect(problemsIn('text: |\n  "She said\n  and went\ntitle: "A\n  B"\n')).toEqual([]);
    expect(problemsIn('text: |\n  "She said\ntitle:A\nb: c\n').map(({ code }) => code)).toEqual(['missing-colon']);
  });
});

describe('a value that needs quotes', () => {
  test.each([
    ['colon-in-text', 'title: Services: web and app\n', '1 Services: web and app', 'title: "Services: web and app"'],
    ['colon-in-text', '- title: X: y # note\n', '1 X: y', '- title: "X: y" # note'],
    ['colon-in-text', 'a: { b: c: d }\n', '1 c: d', 'a: { b: "c: d" }'],
    ['special-character', 'title: @home\n', '1 @home', 'title: "@home"'],
    ['special-character', 'title: !important\n', '1 !important', 'title: "!important"'],
    ['special-character', 'title: *important*\n', '1 *important*', 'title: "*important*"'],
    ['special-character', 'title: &more of it\n', '1 &more of it', 'title: "&more of it"'],
  ])('%s: %j', (code, text, at, fix) => {
    expect(problemsIn(text)).toEqual([{ code, at, fix }]);
    expect(readYaml('page.yaml', `${fix}\n`).problems).toEqual([]);
  });

  test('has an invalid escape', () => {
    expect(problemsIn('path: "C:\\path"\n')).toEqual([{ code: 'backslash-in-text', at: '1 \\p', fix: 'path: "C:\\\\path"' }]);
  });
});

describe('a line', () => {
  test.each([
    ['blocks:\n  - type: faq\n    heading: A\n   questions: all\n', '4 questions', '    questions: all'],
    ['blocks:\n  - type: faq\n    heading: A\n      questions: all\n', '4 questions', '    questions: all'],
    ['title: Home\n  description: B\n', '2 description', 'description: B'],
  ])('with wrong indentation is reported with the right column: %j', (text, at, fix) => {
    expect(problemsIn(text)).toEqual([{ code: 'wrong-indent', at, fix }]);
  });

  test.each([
    ['blocks:\n\t- type: faq\n', '2 \t', '  - type: faq'],
    ['blocks:\n  - type: faq\n\theading: A\n', '3 \t', '    heading: A'],
    ['blocks:\n  - type: faq\n  \t\theading: A\n', '3 \t\t', '    heading: A'],
  ])('with a tab gets spaces as its fix: %j', (text, at, fix) => {
    expect(problemsIn(text)).toEqual([{ code: 'tab-character', at, fix }]);
  });

  test.each(['a: b\ntitle:Home\nc: d\n', 'a: b\ntitle:Home\n'])('without a space behind its colon gets one: %j', (text) => {
    expect(problemsIn(text)).toEqual([{ code: 'missing-colon', at: '2 title:Home', fix: 'title: Home' }]);
  });

  test('of an unfinished merge is reported as that', () => {
    expect(problemsIn('a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> x\n')).toMatchObject([
      { code: 'merge-conflict', at: '2 <<<<<<< HEAD' },
    ]);
  });
});

describe('a bracket', () => {
  test.each([
    ['a:\n  image: { src: b, alt: c\n  text: d\n', '2 {', 'image: { src: b, alt: c }'],
    ['url: [a, b\n', '1 [', 'url: [a, b]'],
  ])('that is never closed is reported where it opens: %j', (text, at, fix) => {
    expect(problemsIn(text)).toEqual([{ code: 'unclosed-bracket', at, fix }]);
  });

  test('without an opening bracket is reported', () => {
    expect(problemsIn('a: [b, c]]\n')).toMatchObject([{ code: 'unreadable-line', at: '1 ]' }]);
  });
});

test('a repeated field is reported with both lines', () => {
  const file = readYaml(
    'page.yaml',
    yaml`
      title: A
      blocks:
        - type: faq
          title: B
          type: notice
    `,
  );
  expect(file.problems).toMatchObject([{ code: 'duplicate-key', line: 5, column: 5, length: 4 }]);
  expect(file.problems[0]?.message).toBe('"type" is written twice in the same place: line 3 (faq) and line 5 (notice).');
});
