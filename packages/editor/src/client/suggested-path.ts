import { latinWords } from 'pagewright/fields';

/** Returns a path for a title, to be changed by the person: `/toepfe-und-pfannen` for "Töpfe und Pfannen". */
export const suggestedPath = (title: string): string => `/${latinWords(title).join('-')}`;
