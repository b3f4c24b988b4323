import { expect, test } from 'vitest';
import { containerKind } from '../../src/media/container-brand.ts';
import { endingsFor } from '../../src/media/media-kind.ts';

const fileOf = (brand: string, ...compatible: string[]): Buffer => {
  const bytes = Buffer.from(`0000ftyp${brand}0000${compatible.join('')}moov`, 'latin1');
  bytes.writeUInt32BE(16 + 4 * compatible.length);
  return bytes;
};

test.each([
  ['heic', ['mif1', 'heic'], 'heic'],
  ['mif1', ['heic'], 'heic'],
  ['mif1', [], 'heic'],
  ['msf1', ['hevc'], 'heic'],
  ['mif1', ['avif', 'miaf'], 'avif'],
  ['avif', ['mif1', 'miaf'], 'avif'],
  ['qt  ', [], 'quicktime'],
  ['isom', ['iso2', 'avc1', 'mp41'], 'mp4'],
  ['mp42', ['mif1'], 'mp4'],
] as const)('%s with %j is %s', (brand, compatible, kind) => {
  expect(containerKind(fileOf(brand, ...compatible))).toBe(kind);
});

test('another file has no brand', () => {
  expect(containerKind(Buffer.from('GIF89a'))).toBeUndefined();
});

test('a photo or a QuickTime video is never taken for a .mp4', () => {
  expect([fileOf('heic'), fileOf('mif1'), fileOf('qt  ')].map((bytes) => endingsFor(bytes)[0])).toEqual(['.heic', '.heic', '.mov']);
});
