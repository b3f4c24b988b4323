import { engineModule } from '../files/engine-module.ts';

/** The scripts that import modules by their URLs. The code calls the URL of `router` `ROUTER_URL`. */
const scripts = {
  /** A classic script, inlined into every page. */
  boot: { format: 'iife', modules: ['enhance', 'islands', 'late'] },
  /** A module, which the boot script loads after `load`. It shares no chunk with others, so that it is one small file. */
  late: { format: 'es', modules: ['analytics', 'router', 'toasts', 'vitals', 'work'] },
} as const;

type ScriptName = keyof typeof scripts;

/** The modules that a script imports. */
export type ModuleOf<Name extends ScriptName> = (typeof scripts)[Name]['modules'][number];

/** Adds the URLs of the modules to the text of a script: absolute ones, or in a module relative ones. */
export type WithUrls<Name extends ScriptName> = (urlOf: (module: ModuleOf<Name>) => string) => string;

/** What stands for a URL until it is known. */
const placeholder = (module: string): string => `/boot-module/${module}`;

/** Bundles a script into one file. The URLs of its modules are known only after they are built, which takes longer. */
export async function bundleScript<Name extends ScriptName>(root: string, name: Name): Promise<WithUrls<Name>> {
  // Loaded late: most commands find the result in the cache.
  const { build } = await import('rolldown');
  const { format } = scripts[name];
  const modules: readonly ModuleOf<Name>[] = scripts[name].modules;
  const { output } = await build({
    cwd: root,
    input: engineModule(`client/${name}`),
    external: modules.map(placeholder),
    transform: {
      target: 'es2022',
      define: Object.fromEntries(modules.map((module) => [`${module.toUpperCase()}_URL`, JSON.stringify(placeholder(module))])),
    },
    output: { format, minify: true, comments: false },
    write: false,
    checks: { bundlerTimings: false },
    logLevel: 'warn',
  });
  const script = output[0].code.trim();
  return (urlOf) => modules.reduce((text, module) => text.replaceAll(placeholder(module), () => urlOf(module)), script);
}
