import type { BlockNames } from './block-names.ts';

/** Two lines of a registry: an import, and an entry of the object below the line `opening`. */
type Registration = { importLine: string; specifier: string; opening: string; entry: string; key: string };

/** Adds a block type to the site's list. */
export const inBlockList = (text: string, { type, declaration }: BlockNames): string =>
  register(text, {
    importLine: `import { ${declaration} } from './${type}.ts';`,
    specifier: `./${type}.ts`,
    opening: 'export const blocks = {',
    entry: type === declaration ? `  ${type},` : `  ${keyOf(type)}: ${declaration},`,
    key: type,
  });

/** Adds a component to the registry of static components. */
export const inStaticRegistry = (text: string, { type, component }: BlockNames): string =>
  register(text, {
    importLine: `import ${component} from './${type}.tsx';`,
    specifier: `./${type}.tsx`,
    opening: 'export const staticComponents = {',
    entry: `  ${keyOf(type)}: ${component},`,
    key: type,
  });

/** Adds a component to the registry of islands. */
export const inInteractiveRegistry = (text: string, { type }: BlockNames): string =>
  addEntry(text, { opening: 'export const islands = {', entry: `  ${keyOf(type)}: () => import('./${type}.tsx'),`, key: type });

const keyOf = (type: string): string => (type.includes('-') ? `'${type}'` : type);

const register = (text: string, registration: Registration): string => addImport(addEntry(text, registration), registration);

function addEntry(text: string, { opening, entry, key }: Pick<Registration, 'opening' | 'entry' | 'key'>): string {
  const lines = text.split('\n');
  const start = lines.indexOf(opening);
  if (start < 0) throw new Error(`The line "${opening}" is missing, under which the block type belongs.`);
  let at = start + 1;
  while ((keyAt(lines[at]) ?? '\uFFFF') < key) at += 1;
  return lines.toSpliced(at, 0, entry).join('\n');
}

const keyAt = (line = ''): string | undefined => /^ {2}'?([\w-]+)'?[:,]/.exec(line)?.[1];

function addImport(text: string, { importLine, specifier }: Registration): string {
  const lines = text.split('\n');
  const places = lines.map((line) => /^import .* from '(\.\/[^']+)';$/.exec(line)?.[1]);
  const later = places.findIndex((place) => place !== undefined && place > specifier);
  const last = places.findLastIndex((place) => place !== undefined);
  return lines.toSpliced(later < 0 ? last + 1 : later, 0, importLine).join('\n');
}
