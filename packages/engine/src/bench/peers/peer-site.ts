import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BenchProject, BenchSite } from '../bench-project.ts';
import type { Command } from './measure-command.ts';
import type { PeerSettings } from './peers-settings.ts';
import type { ToolSite } from './tool-site.ts';

/** A peer's project, the generated site with the same content, the installed packages, and the node and environment to use. */
export type PeerProject = {
  folder: string;
  site: BenchSite;
  project: BenchProject;
  installed: string;
  node: string;
  env: Record<string, string>;
};

/** Returns a generated site as the project of another site builder. */
export function peerSite({ name, build, dev, output, caches }: PeerSettings, peer: PeerProject): ToolSite {
  const { folder, site, project, installed, node, env } = peer;
  const command = ([script = '', ...args]: readonly string[]): Command => ({
    file: node,
    args: [join(installed, script), ...args],
    cwd: folder,
    env,
  });
  return {
    tool: name,
    outDir: join(folder, output),
    build: command(build),
    dev: (port) => command(dev.map((arg) => arg.replaceAll('$PORT', String(port)))),
    clear: async () => {
      for (const path of [output, ...caches]) await project.setAside(join(folder, path));
    },
    edit: (page, text) => {
      const edited = project.editPage(site, page, text);
      return () => writeFile(join(folder, 'content', 'pages', basename(edited.file)), edited.text);
    },
  };
}
