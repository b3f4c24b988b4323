import { join } from 'node:path';
import { build } from 'rolldown';

/** Bundles the boot script into one classic script that may be inlined; it knows the modules' addresses. */
export async function buildBoot(root: string, modules: { islands: string; router: string }): Promise<string> {
  const { output } = await build({
    cwd: root,
    input: join(root, 'src', 'client', 'boot.ts'),
    external: [modules.islands, modules.router],
    transform: {
      target: 'es2022',
      define: { ISLANDS_URL: JSON.stringify(modules.islands), ROUTER_URL: JSON.stringify(modules.router) },
    },
    output: { format: 'iife', minify: true },
    write: false,
    logLevel: 'warn',
  });
  return output[0].code.trim();
}
