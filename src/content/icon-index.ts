import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { IconDrawing } from '../model/resolved.ts';

const iconNodesSchema = z.record(z.string(), z.array(z.tuple([z.string(), z.record(z.string(), z.string())])));

let loaded: Map<string, IconDrawing> | undefined;

/** All Lucide icons by name, read from the library once it is first asked for. */
export function iconIndex(): ReadonlyMap<string, IconDrawing> {
  if (!loaded) {
    const file = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
    loaded = new Map(Object.entries(iconNodesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))));
  }
  return loaded;
}
