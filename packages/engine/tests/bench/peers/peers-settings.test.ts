import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPeersSettings } from '../../../src/bench/peers/peers-settings.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const temp = tempFolder('peers-settings');

const valid = `
node: node_modules/node/bin/node
lighthouse: node_modules/lighthouse/cli/index.js
peers:
  - name: Builder
    folder: builder
    build: [node_modules/builder/cli.js, build]
    dev: [node_modules/builder/cli.js, dev, --port=$PORT]
    output: dist
budgets: { build: Builder, page: Builder }
`;

function projectWith(name: string, yaml: string): string {
  const root = join(temp, name);
  mkdirSync(join(root, 'tests', 'bench', 'peers'), { recursive: true });
  writeFileSync(join(root, 'tests', 'bench', 'peers', 'peers.yaml'), yaml);
  return root;
}

test('peers.yaml is read; a peer without caches has none', () => {
  expect(readPeersSettings(projectWith('valid', valid))).toMatchObject({
    node: 'node_modules/node/bin/node',
    peers: [{ name: 'Builder', output: 'dist', caches: [] }],
    budgets: { build: 'Builder', page: 'Builder' },
  });
});

test('a project without peers.yaml gets an error with the file', () => {
  expect(() => readPeersSettings(join(temp, 'none'))).toThrow(/There is no tests.bench.peers.peers\.yaml/);
});

test.each([
  ['an unknown field', valid.replace('output: dist', 'output: dist\n    out: dist'), /Unrecognized key: "out"[\s\S]*peers\[0\]/],
  ['no peer', valid.replace(/peers:[\s\S]*budgets/, 'peers: []\nbudgets'), /peers\.yaml is invalid:[\s\S]*at peers/],
  [
    'a budget for an unknown peer',
    valid.replace('page: Builder', 'page: Other'),
    /There is no peer "Other"\. Peers: Builder\.[\s\S]*budgets\.page/,
  ],
])('%s is an error with its position', (name, yaml, message) => {
  expect(() => readPeersSettings(projectWith(name, yaml))).toThrow(message);
});
