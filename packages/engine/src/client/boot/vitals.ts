import { loadVitals } from './modules.ts';
import { whenLoaded } from './when-loaded.ts';

/** Measures web vitals when `site.yaml` sets an endpoint for them. Fetches no code otherwise. */
export async function measureVitals(): Promise<void> {
  const endpoint = document.body.dataset.vitals;
  if (!endpoint) return;
  await whenLoaded;
  (await loadVitals()).reportVitals(endpoint);
}
