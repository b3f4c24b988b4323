import type { PlaceTexts } from './place-en.ts';

export const placeDe: PlaceTexts = {
  changesAll: 'Eine Änderung hier gilt für jede Seite.',
  changesMany: 'Eine Änderung hier ändert {count} Seiten: {pages}.',
  changesOne: 'Eine Änderung hier ändert eine Seite: {pages}.',
  changesNone: 'Zurzeit ist es auf keiner Seite zu sehen.',
  changesTemplate: 'Das ist die Vorlage von {count} Seiten, die aus {collection} entstehen. Eine Änderung hier gilt für alle.',
  openRecord: 'Datensatz „{title}“ bearbeiten',
  inRecord: 'Ein Datensatz aus {name}',
  inShared: 'Geteilter Block „{name}“',
  inSettings: 'Website: {name}',
  editRecord: 'In der Sammlung öffnen',
  ownFields: 'Diese Seite ersetzt diese Felder des geteilten Blocks. Die übrigen zeigt sie, wie sie dort stehen.',
  noOwnFields: 'Dieser Block ist ein geteilter.',
  editShared: 'Den geteilten Block bearbeiten',
  leadsTo: 'Führt zu {target}',
  openPage: 'Diese Seite öffnen',
  dropPicture: 'Wählen Sie rechts eine andere Datei, oder legen Sie eine hier ab.',
};
