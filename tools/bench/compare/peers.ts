import { join } from 'node:path';

/** Another site builder: its project in `tools/bench/peers/<folder>`, and how to run it. */
export type Peer = {
  name: string;
  folder: string;
  /** Its command, relative to the installation. */
  script: string;
  /** The arguments for a build, and for the live preview at a port. */
  build: readonly string[];
  dev: (port: number) => readonly string[];
  /** The folder of the built site, in the project. */
  output: string;
  /** Folders of the project that a cold build does not have. */
  caches: readonly string[];
};

/** The peer whose builds the budgets for ratios refer to. */
export const eleventy: Peer = {
  name: 'Eleventy',
  folder: 'eleventy',
  script: 'node_modules/@11ty/eleventy/cmd.cjs',
  build: ['--quiet'],
  dev: (port) => ['--serve', '--incremental', '--quiet', `--port=${port}`],
  output: '_site',
  caches: [],
};

/** The peer whose page the budgets of a page refer to. */
export const astro: Peer = {
  name: 'Astro',
  folder: 'astro',
  script: 'node_modules/astro/bin/astro.mjs',
  build: ['build'],
  dev: (port) => ['dev', '--port', String(port)],
  output: 'dist',
  caches: ['.astro', 'node_modules'],
};

/** The folder with the projects of the peers and the packages to install. */
export const peersDir = join(import.meta.dirname, '..', 'peers');

/** Where these packages are installed. */
export const installedDir = join(import.meta.dirname, '..', '..', '..', '.cache', 'peers');

/** The node that runs every builder, and the script of Lighthouse. */
export const nodeFile = join(installedDir, 'node_modules', 'node', 'bin', 'node');
export const lighthouseFile = join(installedDir, 'node_modules', 'lighthouse', 'cli', 'index.js');
