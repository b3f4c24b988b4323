import { loadVitals } from './modules.ts';
import { whenLoaded } from './when-loaded.ts';

/** Starts to measure where `site.yaml` names an address for it; the code is not even fetched elsewhere. */
export async function measureVitals(): Promise<void> {
  const endpoint = document.body.dataset.vitals;
  if (!endpoint) return;
  await whenLoaded;
  (await loadVitals()).reportVitals(endpoint);
}
