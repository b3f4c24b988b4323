import { loadLate } from './modules.ts';
import { reloadOnHistory } from './reload-on-history.ts';
import { whenPainted } from './when-painted.ts';

/** Starts the late module after the first paint. Rejects when it fails to load; then the page works as a plain page. */
export async function startLate(): Promise<void> {
  const endReloads = reloadOnHistory();
  await whenPainted;
  const { start } = await loadLate();
  start(endReloads);
}
