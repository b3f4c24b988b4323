import { describe, expect, test } from 'vitest';
import type { Problem } from '../../src/problems/problem.ts';
import { guardDepth, guardText } from '../../src/yaml/guard-source.ts';
import { pageLimits } from '../../src/yaml/limits.ts';

const kibibyte = 1024;
const guardSource = (file: string, text: string): Problem | undefined => guardText(file, text, pageLimits.bytes) ?? guardDepth(file, text);
const codeOf = (text: string): string | undefined => guardSource('page.yaml', text)?.code;

describe('size', () => {
  const fill = (bytes: number): string => `title: ${'x'.repeat(bytes - 8)}\n`;

  test('256 KiB are accepted, one byte more is not', () => {
    expect(codeOf(fill(256 * kibibyte))).toBeUndefined();
    expect(codeOf(fill(256 * kibibyte + 1))).toBe('file-too-large');
  });

  test('is counted in bytes, not in characters', () => {
    expect(codeOf(`title: ${'ß'.repeat(200 * kibibyte)}\n`)).toBe('file-too-large');
  });

  test('the problem names the size of the file and the limit', () => {
    expect(guardSource('page.yaml', fill(300 * kibibyte))?.message).toBe('This file has 300 KiB. The maximum is 256 KiB.');
  });

  test('50,000 fields in one file are rejected for their size', () => {
    const fields = Array.from({ length: 50_000 }, (_, index) => `field${index}: x`).join('\n');
    expect(codeOf(fields)).toBe('file-too-large');
  });
});

describe('depth', () => {
  test('32 nested brackets are accepted, 33 are not', () => {
    expect(codeOf(`a: ${'['.repeat(32)}${']'.repeat(32)}\n`)).toBeUndefined();
    expect(codeOf(`a: ${'['.repeat(33)}${']'.repeat(33)}\n`)).toBe('nested-too-deeply');
    expect(codeOf(`a: ${'{a: '.repeat(33)}${'}'.repeat(33)}\n`)).toBe('nested-too-deeply');
  });

  test('20,000 nested brackets are rejected', () => {
    expect(codeOf('['.repeat(20_000))).toBe('nested-too-deeply');
  });

  test('closed brackets do not count', () => {
    expect(codeOf('- [a, {b: c}]\n'.repeat(2000))).toBeUndefined();
  });

  test('the problem points at the first bracket above the limit', () => {
    expect(guardSource('page.yaml', `title: A\nblocks: ${'['.repeat(40)}`)).toMatchObject({ line: 2, column: 41 });
  });

  test('brackets of one line count, even when the line closes them', () => {
    expect(guardSource('page.yaml', `a: ${'['.repeat(33)}${']'.repeat(33)}\n`)).toMatchObject({ line: 1, column: 36 });
  });

  test('too much indentation is reported at its line', () => {
    const levels = Array.from({ length: 34 }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
    expect(guardSource('page.yaml', levels)).toMatchObject({ line: 33, column: 1 });
  });

  test('a large file is accepted', () => {
    const started = performance.now();
    codeOf('- [a, {b: c}]\n'.repeat(18_000));
    codeOf(`${'- '.repeat(120_000)}x\n`);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test('60 dashes in a row are rejected', () => {
    expect(codeOf(`${'- '.repeat(60)}x\n`)).toBe('nested-too-deeply');
  });

  test('33 dashes in a row are rejected like 33 brackets', () => {
    expect(codeOf(`${'- '.repeat(33)}x\n`)).toBe('nested-too-deeply');
  });

  test('33 levels of indentation are rejected like 33 brackets', () => {
    const levels = Array.from({ length: 34 }, (_, level) => `${'  '.repeat(level)}a:`).join('\n');
    expect(codeOf(`${levels} x\n`)).toBe('nested-too-deeply');
  });
});

describe('fields on one line', () => {
  test.each(['a: ', ': ', '? ', "'a': ", 'a,: '])('%s again and again is rejected', (field) => {
    expect(codeOf(`title: A\n${field.repeat(8000)}\n`)).toBe('nested-too-deeply');
  });

  test('the problem points at the first field above the limit', () => {
    expect(guardSource('page.yaml', `title: A\n${'a: '.repeat(400)}\n`)).toMatchObject({ line: 2, column: 902 });
  });

  test.each([
    ['of a list in brackets', `people: [${'{ name: A, role: B }, '.repeat(2000)}]\n`],
    ['of brackets over several lines', `people: {\n${'name: A, '.repeat(2000)}\n}\n`],
    ['of a long text', `text: |\n  ${'Monday: closed, Tuesday: open. '.repeat(100)}\n`],
  ])('%s are accepted', (_, text) => {
    expect(codeOf(text)).toBeUndefined();
  });
});

describe('directives', () => {
  test.each(['%YAML 1.1\n---\nno: no\n', 'title: A\n...\n%TAG ! tag:x,2000:\n---\nb: c\n'])(
    'a line that starts with %% is rejected: %j',
    (text) => {
      expect(codeOf(text)).toBe('no-directives');
    },
  );

  test('a percent sign elsewhere is accepted', () => {
    expect(codeOf('suffix: "%"\ntext: 100 % of it\n')).toBeUndefined();
  });
});
