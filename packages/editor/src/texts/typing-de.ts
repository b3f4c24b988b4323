import type { typingEn } from './typing-en.ts';

export const typingDe: Record<keyof typeof typingEn, string> = {
  away: 'Die Vorschau antwortet nicht. Was Sie schreiben, bleibt in diesem Browser und wird gespeichert, sobald die Vorschau antwortet.',
  signedOut: 'Die Vorschau wurde neu gestartet und fragt nach dem Passwort. Was Sie geschrieben haben, bleibt in diesem Browser.',
  signIn: 'Weiter',
  typedSaved: 'Was Sie vorher geschrieben haben, ist jetzt gespeichert.',
  gone: 'Das, worin Sie geschrieben haben, wurde inzwischen gelöscht. Ihr Text steht unten.',
  formNotSent: 'Der Editor schickt keine Formulare ab. Öffnen Sie die Seite in einem eigenen Tab, um dieses Formular auszuprobieren.',
  keptChanges: 'Vorher geschrieben',
  keptBefore: 'Das haben Sie vorher geschrieben, und es ist nicht gespeichert. Seite: {page}',
  useKept: 'Übernehmen',
  keptGone: 'Die Stelle für diesen Text gibt es nicht mehr. Kopieren Sie ihn dorthin, wo er hingehört, und verwerfen Sie ihn dann hier.',
};
