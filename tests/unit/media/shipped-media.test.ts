import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planEncodings } from '../../../packages/core/src/media/published-media.ts';
import { readMediaFacts } from '../../../packages/engine/src/media/read-media-facts.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';

const media = inProject('site.config', 'media');
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const encoded = readdirSync(join(media, '.encoded'));
const wanted = filesIn(media)
  .filter((file) => !['.encoded', 'fonts', 'social'].some((folder) => file.startsWith(join(media, folder))))
  .flatMap((file) => planEncodings(readMediaFacts(file)));

describe('the media of the shipped site', () => {
  test('have 24,000,000 bytes at most, including encoded widths', () => {
    expect(filesIn(media).reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(24_000_000);
  });

  test('contain every width that pages offer, so a build only copies', () => {
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.map(({ name }) => name).filter((name) => !encoded.includes(name))).toEqual([]);
  });

  test('contain no width of a deleted picture; `npm run encode` removes them', () => {
    const names = new Set(wanted.map(({ name }) => name));
    expect(encoded.filter((name) => !names.has(name))).toEqual([]);
  });
});
