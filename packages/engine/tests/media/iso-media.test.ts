import { expect, test } from 'vitest';
import { containerKind } from '../../src/media/iso-media.ts';
import { kindOf } from '../../src/media/media-kind.ts';

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
  ['avis', ['avif', 'msf1'], 'moving-avif'],
  ['qt  ', [], 'quicktime'],
  ['M4A ', ['isom', 'mp42'], 'm4a'],
  ['isom', ['iso2', 'avc1', 'mp41'], 'mp4'],
  ['mp42', ['mif1'], 'mp4'],
] as const)('%s with %j is %s', (brand, compatible, kind) => {
  expect(containerKind(fileOf(brand, ...compatible))).toBe(kind);
});

test('a QuickTime video of an old camera, which has no brand, is one; a text is not', () => {
  expect(containerKind(Buffer.from('\0\0\0\u0008wide\0\0\u0010\0mdat', 'latin1'))).toBe('quicktime');
  expect(containerKind(Buffer.from('Our wide range'))).toBeUndefined();
});

test('another file has no brand', () => {
  expect(containerKind(Buffer.from('GIF89a'))).toBeUndefined();
});

test('a photo or a QuickTime video is never taken for a .mp4', () => {
  expect([fileOf('heic'), fileOf('mif1'), fileOf('qt  ')].map((bytes) => kindOf(bytes)?.endings[0])).toEqual(['.heic', '.heic', '.mov']);
});
