import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { benchFolder } from '../bench-settings.ts';

const script = z.array(z.string()).min(1);
const name = z.string().min(1);

const settingsSchema = z
  .strictObject({
    node: name,
    lighthouse: name,
    env: z.record(z.string(), z.string()).default({}),
    peers: z
      .array(z.strictObject({ name, folder: name, build: script, dev: script, output: name, caches: z.array(name).default([]) }))
      .min(1),
    budgets: z.strictObject({ build: name, page: name }),
  })
  .superRefine(({ peers, budgets }, { addIssue }) => {
    for (const [field, peer] of Object.entries(budgets)) {
      if (peers.some((one) => one.name === peer)) continue;
      const names = peers.map((one) => one.name).join(', ');
      addIssue({ code: 'custom', path: ['budgets', field], message: `There is no peer "${peer}". Peers: ${names}.` });
    }
  });

/** Another site builder: its project in `tests/bench/peers/<folder>`, and how to run it. */
export type PeerSettings = {
  name: string;
  folder: string;
  /** The script that node runs, relative to the installation, and its arguments. */
  build: string[];
  /** Likewise for the live preview. `$PORT` stands for its port. */
  dev: string[];
  /** The folder of the built site, in the project. */
  output: string;
  /** Folders and files of the project that a cold build does not have. */
  caches: string[];
};

/** The site builders that `npm run bench -- peers` compares with. docs/benchmark.md explains each field. */
export type PeersSettings = {
  /** The node that runs every builder, relative to the installation. */
  node: string;
  /** The script of Lighthouse, relative to the installation. */
  lighthouse: string;
  /** Additions to the environment of the peers. */
  env: Record<string, string>;
  peers: PeerSettings[];
  /** Names of the peers that the budgets for ratios of builds, and of figures of a page, refer to. */
  budgets: { build: string; page: string };
};

/** The folder of the project with the peers: their projects, `peers.yaml`, and the packages to install. */
export const peersFolder = join(benchFolder, 'peers');

/** Reads `tests/bench/peers/peers.yaml` of the project in `root`. Throws an `Error` when it is missing or invalid. */
export function readPeersSettings(root: string): PeersSettings {
  const path = join(peersFolder, 'peers.yaml');
  if (!existsSync(join(root, path))) throw new Error(`There is no ${path}, which lists the site builders to compare with.`);
  const result = settingsSchema.safeParse(parse(readFileSync(join(root, path), 'utf8')));
  if (!result.success) throw new Error(`${path} is invalid:\n${z.prettifyError(result.error)}`);
  return result.data;
}
