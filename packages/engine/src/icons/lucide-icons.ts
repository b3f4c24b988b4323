import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type HostIcons, type IconShapes, memoizeCall } from '@pagewright/core';
import { z } from 'zod';

const tagsSchema = z.record(z.string(), z.array(z.string()));
const nodesSchema = z.record(z.string(), z.unknown());
const shapesSchema = z.array(z.tuple([z.string(), z.record(z.string(), z.string())]));

const readData = (file: string): unknown =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`lucide-static/${file}`), 'utf8'));

const readNodes = memoizeCall(() => new Map(Object.entries(nodesSchema.parse(readData('icon-nodes.json')))));
const readTags = memoizeCall(() => new Map(Object.entries(tagsSchema.parse(readData('tags.json')))));

const validated = new Map<string, IconShapes>();

type LucideIcons = HostIcons & {
  /** Returns the words for what an icon stands for, such as `home` for `house`. */
  subjectsOf: (name: string) => readonly string[];
};

/** The icons of Lucide. Reads their files on the first call, and validates an icon when it is looked up. */
export const lucideIcons: LucideIcons = {
  names: () => [...readNodes().keys()],
  get: (name) => {
    const node = validated.has(name) ? undefined : readNodes().get(name);
    if (node !== undefined) validated.set(name, shapesSchema.parse(node));
    return validated.get(name);
  },
  subjectsOf: (name) => readTags().get(name) ?? [],
  describedBy: (word) => {
    const tagged = [...readTags()].flatMap(([name, words]) => {
      const rank = words.indexOf(word.toLowerCase());
      return rank < 0 ? [] : [{ name, rank }];
    });
    return tagged.sort((a, b) => a.rank - b.rank || a.name.length - b.name.length)[0]?.name;
  },
};
