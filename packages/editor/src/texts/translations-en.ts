/** The texts about translations. */
export const translationsEn = {
  translations: 'Translations',
  translateInto: 'Language',
  startTranslation: 'Start the translation into {name}',
  startPageHint: 'The page is copied to {file} as a draft. Visitors see it when you switch "draft" off there.',
  startHint: 'It is written into {file}.',
  notTranslatable: 'This site has one language, or this exists in one language only.',
  original: 'Original',
  leftToDo: '{count} of {all} texts are still missing or the same as in the original.',
  onlyLeft: 'Only these',
  copyOriginal: 'Copy the original',
  isMissing: 'missing',
  isSame: 'same as the original',
  isOutdated: 'The original has changed since this was translated.',
  isUnmarked: 'Nothing says yet which state of the original this translates, so nobody is told when that changes.',
  markCurrent: 'The translation is up to date',
  otherBlocks: 'Here the translation has another block. Edit it on its own page.',
  pageFields: 'The page itself',
  'deed-translated': 'Started the translation {name}',
};

export type TranslationsTexts = Readonly<Record<keyof typeof translationsEn, string>>;
