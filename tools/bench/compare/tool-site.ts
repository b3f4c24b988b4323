import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BenchProject, BenchSite } from '../bench-project.ts';
import { type Command, commandFile } from '../measure-command.ts';
import { installedDir, type Peer } from './peers.ts';

/** A generated site as the project of a site builder. */
export type ToolSite = {
  /** The name of the builder. */
  tool: string;
  /** The folder of the built site. */
  outDir: string;
  build: Command;
  /** Starts the live preview at a port. */
  dev: (port: number) => Command;
  /** Sets all caches and the built site aside. */
  clear: () => Promise<void>;
  /**
   * Generates the page of this number again, with other text in place of its placeholder `edited`. Returns a function that writes
   * it: generating takes longer than a save.
   */
  edit: (page: number, text: string) => () => Promise<void>;
};

/** The environment of every builder. None finds code that node compiled in an earlier run: by default, only some of them store it. */
const env = { NODE_DISABLE_COMPILE_CACHE: '1', ASTRO_TELEMETRY_DISABLED: '1' };

/** Pagewright in a copy of the project, run by one version of node. */
export type OurTool = { name: string; node: string; project: BenchProject };

/** Returns a command of the page builder. */
export const ourCommand = ({ node, project }: OurTool, args: readonly string[], added: Record<string, string> = {}): Command => ({
  file: node,
  args: [commandFile, ...args],
  cwd: project.root,
  env: { ...env, ...added },
});

/** Returns a generated site as a project of Pagewright. */
export function ourSite(tool: OurTool, site: BenchSite): ToolSite {
  const { project } = tool;
  return {
    tool: tool.name,
    outDir: site.outDir,
    build: ourCommand(tool, ['build', '--site', site.siteDir, '--out', site.outDir]),
    dev: (port) => ourCommand(tool, ['dev', '--site', site.siteDir], { PORT: String(port), MAIL_OUTBOX: join(project.root, '.outbox') }),
    clear: async () => {
      await project.clearCaches();
      await project.setAside(site.outDir);
    },
    edit: (page, text) => {
      const edited = project.editPage(site, page, text);
      return () => writeFile(edited.file, edited.text);
    },
  };
}

/** The folder of a peer's project, the generated site with the same content, and the node to use. */
type PeerProject = { folder: string; site: BenchSite; project: BenchProject; node: string };

/** Returns a generated site as the project of another site builder. */
export function peerSite({ name, script, build, dev, output, caches }: Peer, { folder, site, project, node }: PeerProject): ToolSite {
  const command = (args: readonly string[]): Command => ({ file: node, args: [join(installedDir, script), ...args], cwd: folder, env });
  return {
    tool: name,
    outDir: join(folder, output),
    build: command(build),
    dev: (port) => command(dev(port)),
    clear: async () => {
      for (const path of [output, ...caches]) await project.setAside(join(folder, path));
    },
    edit: (page, text) => {
      const edited = project.editPage(site, page, text);
      return () => writeFile(join(folder, 'content', 'pages', basename(edited.file)), edited.text);
    },
  };
}
