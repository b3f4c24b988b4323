import type { limitsEn } from './limits-en.ts';

export const limitsDe: Readonly<Record<keyof typeof limitsEn, string>> = {
  'limit-bytes':
    'Nicht gespeichert: Diese Änderung hat {found} KB. Möglich sind {most} KB auf einmal. Ändern Sie in mehreren Schritten, oder kürzen Sie Texte.',
  'limit-changes': 'Nicht gespeichert: Das sind {found} Änderungen. Möglich sind {most} auf einmal. Ändern Sie in mehreren Schritten.',
  'limit-steps': 'Nicht gespeichert: Dieses Feld liegt {found} Ebenen tief. Möglich sind {most}.',
  'limit-step': 'Nicht gespeichert: Der Name eines Feldes hat {found} Zeichen. Möglich sind {most}. Kürzen Sie ihn.',
  'limit-name': 'Nicht gespeichert: Eine Adresse oder ein Name hat {found} Zeichen. Möglich sind {most}. Kürzen Sie das.',
  'limit-text': 'Nicht gespeichert: Titel, Beschreibung oder Linktext hat {found} Zeichen. Möglich sind {most}. Kürzen Sie das.',
  'limit-block': 'Nicht eingefügt: Der Block hat {found} Zeichen. Möglich sind {most}. Kopieren Sie seine Teile einzeln.',
};
