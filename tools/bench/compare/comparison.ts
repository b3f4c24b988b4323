import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withProject } from '../bench-project.ts';
import { measureCommand } from '../measure-command.ts';
import { installPeers } from './install-peers.ts';
import { writePeerContent } from './peer-content.ts';
import { astro, eleventy, installedDir, nodeFile, peersDir } from './peers.ts';
import { type OurTool, ourCommand, ourSite, peerSite, type ToolSite } from './tool-site.ts';

/** The names of Pagewright in figures: with the node of the peers, and with the one that runs the benchmark. */
const us = { pinned: 'Pagewright', current: `Pagewright (node ${process.versions.node.split('.')[0]})` } as const;

/** Generates a site with this number of pages for each builder: first ours, last ours with the current node. */
export type CreateSites = (pages: number) => Promise<ToolSite[]>;

type ComparisonOptions = { root: string; note: (line: string) => void };

/** Installs the peers, prepares copies of all projects, calls `work` and removes the copies. */
export async function* withComparison<Item>(
  { root, note }: ComparisonOptions,
  work: (sites: CreateSites) => AsyncIterable<Item>,
): AsyncIterable<Item> {
  await installPeers(note);
  const folder = await mkdtemp(join(tmpdir(), 'bench-peers-'));
  try {
    await symlink(join(installedDir, 'node_modules'), join(folder, 'node_modules'), 'dir');
    // Two copies, because each version of node has a bundle of its own.
    yield* withProject(root, (project) =>
      withProject(root, (second) => {
        const ours = { name: us.pinned, node: nodeFile, project };
        const current = { name: us.current, node: process.execPath, project: second };
        return work((pages) => createSites({ folder, ours, current }, pages));
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Places = { folder: string; ours: OurTool; current: OurTool };

async function createSites({ folder, ours, current }: Places, pages: number): Promise<ToolSite[]> {
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
  await cp(peersDir, projects, { recursive: true });
  const peers: ToolSite[] = [];
  for (const peer of [eleventy, astro]) {
    const place = join(projects, peer.folder);
    await writePeerContent(site, place);
    peers.push(peerSite(peer, { folder: place, site, project: ours.project, node: ours.node }));
  }
  return [first, ...peers, last];
}
