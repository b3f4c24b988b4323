import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { blocks } from '../../schemas/blocks/index.ts';

/** Returns the full fixture of a block type, validated by its schema. */
export function fullFixture<Type extends keyof typeof blocks>(type: Type): ReturnType<(typeof blocks)[Type]['schema']['parse']>;
export function fullFixture(type: keyof typeof blocks): unknown {
  return blocks[type].schema.parse(parse(readFileSync(join('tests', 'blocks', type, 'full.yaml'), 'utf8')));
}
