import type { LateImports } from './late-imports.ts';

/** Starts the services that `site.yaml` declares, which `data-<name>` of the body tells. Fetches no code of others. */
export function startDeclared(services: LateImports['services']): void {
  for (const [name, load] of Object.entries(services)) {
    const declared = document.body.dataset[name];
    if (declared)
      load()
        .then((service) => service.start(declared))
        .catch(reportError);
  }
}
