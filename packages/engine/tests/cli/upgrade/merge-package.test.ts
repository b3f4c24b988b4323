import { expect, test } from 'vitest';
import { mergePackage } from '../../../src/cli/upgrade/merge-package.ts';

const generatedFrom = { starter: 'blank', name: 'North Lights' };
const base = JSON.stringify({ name: 'site', scripts: { dev: 'pagewright dev' }, dependencies: { react: '18.0.0', pagewright: '0.1.0' } });
const next = JSON.stringify({
  name: 'site',
  scripts: { dev: 'pagewright dev', upgrade: 'pagewright upgrade' },
  dependencies: { react: '19.0.0' },
});
const own = ['{', '\t"dependencies": {', '\t\t"pagewright": "file:vendor/old.tgz",', '\t\t"react": "18.0.0"', '\t},'];
const rest = ['\t"scripts": {', '\t\t"dev": "pagewright dev"', '\t},', '\t"name": "north-lights"', '}', ''];

test('an upgraded package.json keeps its order, indentation and line ends, and names each changed entry', () => {
  const merged = mergePackage(
    { base, ours: [...own, ...rest].join('\r\n'), next },
    { generatedFrom, engine: { pagewright: 'file:vendor/new.tgz' } },
  );
  expect(merged.changed).toEqual([
    'dependencies.react: 18.0.0 -> 19.0.0',
    'scripts.upgrade: nothing -> pagewright upgrade',
    'dependencies.pagewright: file:vendor/old.tgz -> file:vendor/new.tgz',
  ]);
  expect(Object.keys(JSON.parse(merged.text))).toEqual(['dependencies', 'scripts', 'name', 'pagewright']);
  expect(merged.text).toContain('{\r\n\t"dependencies": {\r\n\t\t"pagewright": "file:vendor/new.tgz",\r\n');
  expect(merged.text).toMatch(/\}\r\n$/);
});
