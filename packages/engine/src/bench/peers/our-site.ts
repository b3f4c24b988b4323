import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandFile } from '../../files/engine-module.ts';
import type { BenchProject, BenchSite } from '../bench-project.ts';
import type { Command } from './measure-command.ts';
import type { ToolSite } from './tool-site.ts';

/** Pagewright in a copy of the project, run by one version of node. */
export type OurTool = { name: string; node: string; project: BenchProject };

/** Returns a command of the page builder. */
export const ourCommand = ({ node, project }: OurTool, args: readonly string[], env: Record<string, string> = {}): Command => ({
  file: node,
  args: [commandFile, ...args],
  cwd: project.root,
  env,
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
