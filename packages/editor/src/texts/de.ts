import { blocksDe } from './blocks-de.ts';
import { collectionsDe } from './collections-de.ts';
import { conflictDe } from './conflict-de.ts';
import type { Texts } from './en.ts';
import { limitsDe } from './limits-de.ts';
import { pagesDe } from './pages-de.ts';
import { placeDe } from './place-de.ts';
import { richDe } from './rich-de.ts';
import { translationsDe } from './translations-de.ts';
import { typingDe } from './typing-de.ts';
import { versionsDe } from './versions-de.ts';

export const de: Texts = {
  ...blocksDe,
  ...pagesDe,
  ...placeDe,
  ...conflictDe,
  ...versionsDe,
  ...collectionsDe,
  ...translationsDe,
  ...richDe,
  ...limitsDe,
  ...typingDe,
  title: 'Editor',
  page: 'Seite',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  width: 'Breite',
  fit: 'Passend',
  pixels: '{count} px',
  live: 'Live anzeigen',
  blocks: 'Blöcke',
  fields: 'Felder',
  preview: 'Die Seite {title}',
  noBlocks: 'Diese Seite hat noch keine Blöcke.',
  block: 'Block {number}',
  shared: 'Geteilter Block „{name}“',
  hiddenBlock: 'ausgeblendet',
  oneProblem: '1 Problem',
  problems: '{count} Probleme',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  duplicate: 'Duplizieren',
  hide: 'Ausblenden',
  show: 'Einblenden',
  delete: 'Löschen',
  add: 'Block hinzufügen',
  search: 'Suchen',
  found: '{count} von {all}',
  close: 'Schließen',
  choose: 'Wählen Sie einen Block in der Liste oder auf der Seite, um ihn zu bearbeiten.',
  hintKeys: 'Alt+↑ und Alt+↓ verschieben den gewählten Block, Strg+Z macht rückgängig, Entf löscht.',
  unknownType:
    'Die Website kennt den Typ dieses Blocks nicht. Nehmen Sie einen anderen Block, oder bitten Sie Ihren Entwickler, ihn in der Datei {file} zu berichtigen.',
  working: 'Einen Moment …',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert in „{file}“',
  replaced:
    'Gespeichert in „{file}“. Ein anderes Programm hat im selben Moment gespeichert. Machen Sie Ihre Änderung rückgängig, um dessen Text zurückzuholen.',
  refused: 'Nicht gespeichert: Diese Änderung würde einen Fehler verursachen.',
  writeAnyway: 'Trotzdem speichern',
  discard: 'Verwerfen',
  conflict: 'Jemand hat inzwischen dieselbe Stelle in „{file}“ geändert.',
  useMine: 'Meine Fassung',
  useTheirs: 'Die Fassung der Datei',
  undoConflict: 'Diese Änderung lässt sich nicht rückgängig machen, weil „{file}“ dort inzwischen geändert wurde.',
  nothing: 'Es gibt nichts rückgängig zu machen.',
  pageProblem:
    'Die Seite wird gezeigt, wie sie war, denn in „{file}“ steht jetzt ein Fehler. Nehmen Sie Ihre letzte Änderung zurück, oder geben Sie das Ihrem Entwickler: {reason}',
  pageGone: '„{file}“ wurde gelöscht oder verschoben. Was Sie zuletzt getippt haben, ist nicht gespeichert.',
  unreadable:
    '„{file}“ enthält einen Fehler und lässt sich hier erst bearbeiten, wenn er behoben ist. Nehmen Sie die letzte Änderung im Verlauf zurück, oder geben Sie das Ihrem Entwickler: {reason}',
  failed: 'Die Vorschau antwortet nicht. Starten Sie sie auf dem Computer neu, auf dem sie läuft, und versuchen Sie es noch einmal.',
  noPage: 'Diese Seite gibt es nicht mehr. Wählen Sie eine andere in der Liste der Seiten.',
  passwordTitle: 'Der Editor verlangt ein Passwort',
  passwordHint:
    'Fragen Sie die Person, die die Vorschau gestartet hat: Das Passwort steht in dem Fenster, in dem sie läuft, oder diese Person hat es selbst gewählt.',
  password: 'Passwort',
  openEditor: 'Editor öffnen',
  malformedRequest: 'Die Vorschau versteht diese Anfrage nicht. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  failedRequest:
    'Das hat die Vorschau wegen eines eigenen Fehlers nicht geschafft. Laden Sie die Seite neu und versuchen Sie es noch einmal. Kommt das wieder vor, sagen Sie es Ihrem Entwickler: Das Fenster, in dem die Vorschau läuft, nennt den Fehler.',
  wrongPassword: 'Das ist nicht das Passwort.',
  busyPassword: 'Aus Ihrem Netz kamen zu viele falsche Passwörter. Versuchen Sie es in zehn Minuten noch einmal.',
};
