import type { LateImports } from './late-imports.ts';

/** Measures web vitals when `site.yaml` sets an endpoint for them. Fetches no code otherwise. */
export async function measureVitals(load: LateImports['vitals']): Promise<void> {
  const endpoint = document.body.dataset.vitals;
  if (endpoint) (await load()).reportVitals(endpoint);
}
