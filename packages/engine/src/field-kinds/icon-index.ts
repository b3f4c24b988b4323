import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { IconShapes } from '../schema/resolved.ts';

/** All Lucide icons by name. */
export type IconIndex = Pick<ReadonlyMap<string, IconShapes>, 'get' | 'has' | 'keys'>;

const nodesSchema = z.record(z.string(), z.unknown());
const shapesSchema = z.array(z.tuple([z.string(), z.record(z.string(), z.string())]));

let loaded: IconIndex | undefined;

/** The icons of the library. Reads its file on the first call, and validates an icon when it is looked up. */
export function iconIndex(): IconIndex {
  loaded ??= readIcons();
  return loaded;
}

function readIcons(): IconIndex {
  const file = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
  const nodes = new Map(Object.entries(nodesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))));
  const cache = new Map<string, IconShapes>();
  return {
    has: (name) => nodes.has(name),
    keys: () => nodes.keys(),
    get: (name) => {
      const shapes = cache.get(name) ?? (nodes.has(name) ? shapesSchema.parse(nodes.get(name)) : undefined);
      if (shapes) cache.set(name, shapes);
      return shapes;
    },
  };
}
