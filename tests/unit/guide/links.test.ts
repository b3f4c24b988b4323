import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { listFiles } from '../../support/source-files.ts';

const docs = ['README.md', 'CONTRIBUTING.md', ...listFiles('docs').filter((path) => path.endsWith('.md'))];
const textOf = (path: string): string => readFileSync(inProject(path), 'utf8');
const withoutCode = (text: string): string => text.replaceAll(/^( *`{3,})[^\n]*\n[\s\S]*?^\1/gm, '');

/** The anchors of every page, as GitHub makes them from its headings. */
const anchors = new Map(docs.map((path) => [path, anchorsOf(path)]));

function anchorsOf(path: string): string[] {
  return [...withoutCode(textOf(path)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('the links of the docs', () => {
  test.each(docs)('%s leads to files and headings that are there', (page) => {
    const targets = [...withoutCode(textOf(page)).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => target);
    const broken = targets.filter((target) => {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? page : posix.join(posix.dirname(page), path);
      return !existsSync(inProject(file)) || (anchor !== undefined && !anchors.get(file)?.includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  test('code and settings name docs and decisions that are there', () => {
    const numbers = readdirSync(inProject('docs', 'decisions')).map((file) => Number.parseInt(file, 10));
    const sources = listFiles('packages', 'schemas', 'src', 'tests', 'tools').filter((path) => /\.(?:ts|tsx|mjs|css|yaml)$/.test(path));
    const missing = sources.flatMap((path) => {
      const text = textOf(path);
      const named = [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([name]) => name).filter((name) => !existsSync(inProject(name)));
      const decisions = [...text.matchAll(/\bdecision (\d+)\b/gi)].filter(([, number]) => !numbers.includes(Number(number)));
      return [...named, ...decisions.map(([name]) => name)].map((name) => `${path}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});

test('the index of the decisions has every decision with its title, a status and a day', () => {
  const rows = [
    ...textOf('docs/decisions/README.md').matchAll(/^\| \[(.+)\]\((.+)\) \| (?:accepted|replaced)[^|]* \| \d{4}-\d\d-\d\d \|$/gm),
  ];
  const decisions = docs.filter((path) => /^docs\/decisions\/\d/.test(path));
  expect(rows.map(([, title, file]) => `${file} ${title}`).sort()).toEqual(
    decisions.map((path) => `${posix.basename(path)} ${/^# (.+)$/m.exec(textOf(path))?.[1]}`),
  );
});
