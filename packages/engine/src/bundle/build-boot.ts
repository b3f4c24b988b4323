import { engineModule } from '../files/engine-module.ts';

/** The URLs of the modules that the boot script loads on demand. */
export type BootModules = { enhance: string; islands: string; router: string; vitals: string };

/** Bundles the boot script, with the URLs of `modules`, into one classic script for inlining. */
export async function buildBoot(root: string, modules: BootModules): Promise<string> {
  // Loaded late: most commands find the result in the cache.
  const { build } = await import('rolldown');
  const { output } = await build({
    cwd: root,
    input: engineModule('client/boot'),
    external: Object.values(modules),
    transform: {
      target: 'es2022',
      define: {
        ENHANCE_URL: JSON.stringify(modules.enhance),
        ISLANDS_URL: JSON.stringify(modules.islands),
        ROUTER_URL: JSON.stringify(modules.router),
        VITALS_URL: JSON.stringify(modules.vitals),
      },
    },
    output: { format: 'iife', minify: true, comments: false },
    write: false,
    logLevel: 'warn',
  });
  return output[0].code.trim();
}
