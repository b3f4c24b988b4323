import { loadLate } from './modules.ts';
import { reloadOnHistory } from './reload-on-history.ts';
import { whenLoaded } from './when-loaded.ts';

/** Starts the late module after `load`. Rejects when it fails to load; then the page works as a plain page. */
export async function startLate(): Promise<void> {
  const endReloads = reloadOnHistory();
  await whenLoaded;
  const { start } = await loadLate();
  start(endReloads);
}
