import type { RichTexts } from './rich-en.ts';

export const richDe: RichTexts = {
  richTools: 'Text formatieren',
  richHint: 'Strg+Eingabe übernimmt den Text, Esc verwirft ihn, Alt+F10 führt zu diesen Werkzeugen.',
  'rich-strong': 'Fett',
  'rich-em': 'Kursiv',
  'rich-code': 'Code',
  'rich-link': 'Link',
  'rich-heading2': 'Überschrift 1',
  'rich-heading3': 'Überschrift 2',
  'rich-heading4': 'Überschrift 3',
  'rich-bullet_list': 'Liste',
  'rich-ordered_list': 'Nummerierte Liste',
  'rich-blockquote': 'Zitat',
  linkTarget: 'Linkziel',
  linkHint: 'Eine Seite der Website oder eine Adresse wie https://example.com.',
  setLink: 'Link setzen',
  removeLink: 'Link entfernen',
};
