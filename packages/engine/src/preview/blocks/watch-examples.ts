import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { watchFolder } from '../watch-folder.ts';

/** Reloads the open pages of the playground. */
export const reloadPlayground = ({ ws }: Pick<ViteDevServer, 'ws'>): void => ws.send('site:examples');

/** Reloads the open pages of the playground after each change of an example. `projects` are the folders with `tests/blocks`. */
export function watchExamples(server: ViteDevServer, projects: readonly string[]): void {
  const reload = (): void => reloadPlayground(server);
  const folders = new Set(projects.map((project) => join(project, 'tests', 'blocks')));
  for (const folder of [...folders].filter((one) => existsSync(one))) {
    const onError = (error: unknown): void => server.config.logger.error(`Changes of examples are not detected: ${String(error)}`);
    server.httpServer?.once('close', watchFolder({ folder, onEvent: reload, onError }));
  }
}
