import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { blockSchemas } from '../../schemas/blocks/index.ts';

/** The full fixture of a block type, validated by its schema. */
export function fullFixture<Type extends keyof typeof blockSchemas>(type: Type): ReturnType<(typeof blockSchemas)[Type]['parse']>;
export function fullFixture(type: keyof typeof blockSchemas): unknown {
  return blockSchemas[type].parse(parse(readFileSync(join('tests', 'blocks', type, 'full.yaml'), 'utf8')));
}
