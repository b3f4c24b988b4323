import { engineModule } from '../files/engine-module.ts';

/** The modules that the boot script loads on demand. The code calls the URL of `router` `ROUTER_URL`. */
const bootModules = ['enhance', 'islands', 'router', 'toasts', 'vitals'] as const;

export type BootModule = (typeof bootModules)[number];

/** What stands for a URL until it is known. */
const placeholder = (name: BootModule): string => `/boot-module/${name}`;

/**
 * Bundles the boot script into one classic script for inlining. Returns a function that adds the URLs of the modules: they are
 * known only after the modules are built, which takes longer.
 */
export async function buildBoot(root: string): Promise<(urlOf: (name: BootModule) => string) => string> {
  // Loaded late: most commands find the result in the cache.
  const { build } = await import('rolldown');
  const { output } = await build({
    cwd: root,
    input: engineModule('client/boot'),
    external: bootModules.map(placeholder),
    transform: {
      target: 'es2022',
      define: Object.fromEntries(bootModules.map((name) => [`${name.toUpperCase()}_URL`, JSON.stringify(placeholder(name))])),
    },
    output: { format: 'iife', minify: true, comments: false },
    write: false,
    logLevel: 'warn',
  });
  const script = output[0].code.trim();
  return (urlOf) => bootModules.reduce((text, name) => text.replaceAll(placeholder(name), () => urlOf(name)), script);
}
