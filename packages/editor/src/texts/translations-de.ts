import type { TranslationsTexts } from './translations-en.ts';

export const translationsDe: TranslationsTexts = {
  translations: 'Übersetzungen',
  translateInto: 'Sprache',
  startTranslation: 'Übersetzung beginnen: {name}',
  startPageHint: 'Die Seite wird als Entwurf nach {file} kopiert. Besucher sehen sie, wenn Sie dort „Entwurf“ ausschalten.',
  startHint: 'Sie wird in {file} geschrieben.',
  notTranslatable: 'Diese Website hat nur eine Sprache, oder dieser Teil wird nicht übersetzt.',
  original: 'Original',
  leftToDo: '{count} von {all} Texten fehlen noch oder sind wie im Original.',
  onlyLeft: 'Nur diese',
  copyOriginal: 'Original übernehmen',
  isMissing: 'fehlt',
  isSame: 'wie im Original',
  isOutdated: 'Das Original hat sich seit der Übersetzung geändert.',
  isUnmarked: 'Noch steht nirgends, welchen Stand des Originals dies übersetzt. So erfährt niemand, wenn es sich ändert.',
  markCurrent: 'Die Übersetzung ist aktuell',
  otherBlocks: 'Hier hat die Übersetzung einen anderen Block. Bearbeiten Sie ihn auf ihrer eigenen Seite.',
  pageFields: 'Die Seite selbst',
  'deed-translated': 'Übersetzung {name} begonnen',
};
