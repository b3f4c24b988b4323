import { createContentSchemas, createLoader, type Host } from '@pagewright/core';
import { blocks } from '../../../schemas/blocks/index.ts';
import { collections } from '../../../schemas/collections/index.ts';
import { embedProviders } from '../../../schemas/embed-providers.ts';
import { layouts } from '../../../schemas/layouts.ts';
import { networks } from '../../../schemas/networks.ts';
import { theme } from '../../../schemas/theme.ts';
import { strings } from '../../../src/strings/en.ts';

/** The texts of a site's files by their paths. Every other file of it is a picture or a font. */
type Files = Readonly<Record<string, string>>;

const folder = '/site';

/** A browser as the machine on which a site is read: its files are in memory. */
function hostOf(texts: Files): Host {
  const pathOf = (absolute: string): string => absolute.slice(folder.length + 1);
  return {
    hash: (text) => text,
    files: {
      exists: (absolute) => Object.hasOwn(texts, pathOf(absolute)),
      list: async () => ({ files: Object.keys(texts).map((path) => `${folder}/${path}`), folders: [], links: [], unreadable: [] }),
      read: (absolute) => {
        const text = texts[pathOf(absolute)];
        if (text === undefined) throw Object.assign(new Error(`${absolute} is missing`), { code: 'ENOENT' });
        return text;
      },
      describe: (absolute) => ({ bytes: texts[pathOf(absolute)]?.length ?? 0 }),
      stamp: (absolute) => ({ stamp: texts[pathOf(absolute)] ?? '', isReliable: true }),
      displayPath: pathOf,
    },
    media: {
      stamp: () => '',
      facts: (absolute) => ({
        absolute,
        publishedName: absolute.slice(absolute.lastIndexOf('/') + 1),
        bytes: 1000,
        isBitmap: false,
        ...(absolute.endsWith('.svg') && { size: { width: 32, height: 32 } }),
      }),
      hasPlace: () => false,
      drawing: () => undefined,
      fontCharacters: () => undefined,
    },
    icons: { get: () => undefined, names: () => [], describedBy: () => undefined },
    placeInCode: () => undefined,
  };
}

const code = {
  ...createContentSchemas({
    blocks,
    collections,
    fetched: [],
    addedFiles: {},
    layouts,
    networks,
    embedProviders,
    strings,
    packs: {},
    theme,
  }),
  rules: [],
};

/** Reads and checks a site. Returns its problems, and the models of its pages. */
async function checkSite(texts: Files) {
  const load = createLoader(hostOf(texts), { siteDir: folder, code, clock: () => new Date('2026-06-01T12:00:00Z') });
  const site = await load();
  return {
    problems: site.findProblems().map(({ file, line, column, code: name, message }) => `${file}:${line}:${column} ${name} ${message}`),
    models: site.pages.map((page) => site.modelOf(page)),
  };
}

Object.assign(globalThis, { checkSite });
