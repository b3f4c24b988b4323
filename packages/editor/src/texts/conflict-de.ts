import type { conflictEn } from './conflict-en.ts';

export const conflictDe: Record<keyof typeof conflictEn, string> = {
  entry: 'Eintrag {number}',
  mine: 'Ihre Fassung',
  theirs: 'In der Datei',
  noValue: 'nichts',
};
