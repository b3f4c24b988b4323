import type { ServiceModule } from './late-imports.ts';

/** Starts a service when `site.yaml` declares it, which `data-<name>` of the body tells. Fetches no code otherwise. */
export async function startDeclared(name: 'analytics' | 'vitals', load: () => Promise<ServiceModule>): Promise<void> {
  const declared = document.body.dataset[name];
  if (declared) await (await load()).start(declared);
}
