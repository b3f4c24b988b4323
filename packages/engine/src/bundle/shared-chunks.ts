import { join, sep } from 'node:path';
import type { SiteCode } from '../definition/site-code.ts';
import { coreModule, engineModule, packageDirs } from '../files/engine-module.ts';
import { Sources } from './components/source-file.ts';
import { islandsEntry } from './entry-modules.ts';

/** A group of rolldown's `codeSplitting`: a chunk with the matching modules and everything that they import. */
type ChunkGroup = { name: string; priority: number; test: (id: string) => boolean };

/** The folders with what every kind of form needs to check and send answers. */
const sharedFormsFolders = packageDirs.map((folder) => join(folder, 'forms', 'shared', sep));

/**
 * Returns the chunks that islands share: one with React and the components that most pages with islands need, one with toasts
 * and what all forms import, and one with the rest of the code of forms with fields for text. Few chunks compress better than
 * many small ones. A block type whose code is large or rarely used declares a chunk of its own. What both forms and other
 * islands import is in the first chunk, so that only forms load the others.
 */
export function sharedChunks({ blockTypes, traitsOf, componentFile }: SiteCode): ChunkGroup[] {
  const hydrated = blockTypes
    .map((type) => ({ file: componentFile(type), ...traitsOf(type) }))
    .filter(({ interactive }) => interactive && interactive.hydrate !== undefined);
  const sources = new Sources();
  const modulesOfAll = (types: readonly { file: string }[]): Set<string> =>
    new Set(types.flatMap(({ file }) => sources.modulesOf(sources.read(file)).map(({ path }) => path)));
  const forms = hydrated.filter(({ form }) => form);
  const others = hydrated.filter(({ form }) => !form);
  const ofForms = modulesOfAll(forms);
  const common = [...modulesOfAll(others)].filter((file) => ofForms.has(file));
  const inEveryForm = [...ofForms].filter((file) => forms.every((form) => modulesOfAll([form]).has(file)));
  const isShared = ({ interactive }: (typeof hydrated)[number]): boolean => interactive && interactive.chunk === 'shared';
  const engineModules = (...names: string[]): string[] => names.map(engineModule);
  // The lists of files have no modules of the engine, because components import these by the name of the package.
  return [
    chunk('islands', 3, [
      islandsEntry,
      ...engineModules('client/islands', 'react/picture', 'react/class-names', 'react/icons'),
      // What `pagewright/react` exports of the core.
      ...['model/address', 'model/fill-in', 'model/language-links', 'text/phone-number', 'time/moment'].map(coreModule),
      ...others.filter(isShared).map(({ file }) => file),
      ...common,
    ]),
    chunk('all-forms', 2, [...engineModules('react/toasts', 'browser/page-navigation'), ...inEveryForm], sharedFormsFolders),
    chunk('text-forms', 1, [...engineModules('forms/index'), ...forms.filter(isShared).map(({ file }) => file)]),
  ];
}

/** A chunk with these files and those of some folders. */
function chunk(name: string, priority: number, files: readonly string[], folders: readonly string[] = []): ChunkGroup {
  const ids = new Set(files);
  return { name, priority, test: (id) => ids.has(id) || folders.some((folder) => id.startsWith(folder)) };
}
