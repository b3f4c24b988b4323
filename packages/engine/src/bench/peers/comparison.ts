import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withProject } from '../bench-project.ts';
import { installPeers } from './install-peers.ts';
import { measureCommand } from './measure-command.ts';
import { type OurTool, ourCommand, ourSite } from './our-site.ts';
import { writePeerContent } from './peer-content.ts';
import { peerSite } from './peer-site.ts';
import { type PeersSettings, peersFolder, readPeersSettings } from './peers-settings.ts';
import type { ToolSite } from './tool-site.ts';

/** The names of Pagewright in figures: with the node of the peers, and with the one that runs the benchmark. */
const us = { pinned: 'Pagewright', current: `Pagewright (node ${process.versions.node.split('.')[0]})` } as const;

/** What is compared: the settings of the peers, where they are installed, and generated sites for all builders. */
export type Comparison = {
  settings: PeersSettings;
  installed: string;
  /** The node that runs all builders. */
  node: string;
  /** Generates a site with this number of pages for each builder: first ours, last ours with the current node. */
  sites: (pages: number) => Promise<ToolSite[]>;
};

type ComparisonOptions = { root: string; note: (line: string) => void };

/** Installs the peers, prepares copies of all projects, calls `work` and removes the copies. */
export async function* withComparison<Item>(
  { root, note }: ComparisonOptions,
  work: (comparison: Comparison) => AsyncIterable<Item>,
): AsyncIterable<Item> {
  const settings = readPeersSettings(root);
  const installed = await installPeers(root, note);
  const node = join(installed, settings.node);
  const folder = await mkdtemp(join(tmpdir(), 'bench-peers-'));
  try {
    await symlink(join(installed, 'node_modules'), join(folder, 'node_modules'), 'dir');
    // Two copies, because each version of node has a bundle of its own.
    yield* withProject(root, (project) =>
      withProject(root, async function* (second) {
        const ours = { name: us.pinned, node, project };
        const current = { name: us.current, node: process.execPath, project: second };
        const sites = (pages: number) => createSites({ root, folder, installed, settings, ours, current }, pages);
        yield* work({ settings, installed, node, sites });
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Places = { root: string; folder: string; installed: string; settings: PeersSettings; ours: OurTool; current: OurTool };

async function createSites({ root, folder, installed, settings, ours, current }: Places, pages: number): Promise<ToolSite[]> {
  const site = await ours.project.site(pages);
  const first = ourSite(ours, site);
  const again = await current.project.site(pages);
  const last = ourSite(current, again);
  // As after `npm ci`.
  await measureCommand(ourCommand(ours, ['prepare', '--site', site.siteDir]));
  await measureCommand(ourCommand(current, ['prepare', '--site', again.siteDir]));
  // The peers get their stylesheet and media from this build.
  await measureCommand(first.build);
  const projects = join(folder, String(pages));
  await cp(join(root, peersFolder), projects, { recursive: true });
  const peers: ToolSite[] = [];
  for (const peer of settings.peers) {
    const place = join(projects, peer.folder);
    await writePeerContent(site, place);
    peers.push(peerSite(peer, { folder: place, site, project: ours.project, installed, node: ours.node, env: settings.env }));
  }
  return [first, ...peers, last];
}
