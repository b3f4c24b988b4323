import type { IncomingMessage } from 'node:http';
import { preferredLanguage, type Role } from '@pagewright/core';

/** The texts of the pages of a studio. `{…}` stands for what the page puts there. */
const en = {
  signIn: 'Sign in',
  signInText:
    'To edit this website, open the link in your invitation. It works once. If you have used it, or it is too old, ask whoever invited you for a new one.',
  invited: 'You are invited to {site}',
  invitedText: 'You sign in as {email}, as {role}.',
  begin: 'Sign in and open the editor',
  overTitle: 'This invitation does not work any more',
  overText: 'It was used already, is older than seven days, or a newer one was sent. Ask whoever invited you for a new one.',
  you: 'You',
  youText: 'You are signed in as {name} ({email}). On {site}, you are {role}.',
  open: 'Open the editor',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out in all browsers',
  signOutEverywhereText: 'Do this when you have lost a phone or a computer.',
  notStarted: 'The website cannot be opened at the moment',
  notStartedText: 'Nothing of your work is lost. Whoever runs this server finds the reason in its log. Try again in a few minutes.',
  reader: 'a reader: you look at drafts and reviews',
  writer: 'a writer: you change texts, pictures and records',
  builder: 'a builder: you change texts, pictures, records, blocks, pages and navigation',
  owner: 'an owner: you change everything, and publish',
};

/** The texts of the pages of a studio, with one for each role. */
export type Texts = Record<keyof typeof en | Role, string>;

const de: Texts = {
  signIn: 'Anmelden',
  signInText:
    'Um diese Website zu bearbeiten, öffnen Sie den Link in Ihrer Einladung. Er gilt einmal. Haben Sie ihn schon benutzt oder ist er zu alt, bitten Sie um einen neuen.',
  invited: 'Sie sind eingeladen: {site}',
  invitedText: 'Sie melden sich an als {email}, {role}.',
  begin: 'Anmelden und bearbeiten',
  overTitle: 'Diese Einladung gilt nicht mehr',
  overText: 'Sie wurde schon benutzt, ist älter als sieben Tage, oder es gibt eine neuere. Bitten Sie um eine neue.',
  you: 'Sie',
  youText: 'Sie sind angemeldet als {name} ({email}), bei {site} {role}.',
  open: 'Bearbeiten',
  signOut: 'Abmelden',
  signOutEverywhere: 'In allen Browsern abmelden',
  signOutEverywhereText: 'Tun Sie das, wenn ein Telefon oder ein Computer verloren ging.',
  notStarted: 'Die Website lässt sich gerade nicht öffnen',
  notStartedText:
    'Von Ihrer Arbeit ist nichts verloren. Wer diesen Server betreibt, findet den Grund im Protokoll. Versuchen Sie es in einigen Minuten noch einmal.',
  reader: 'zur Ansicht: Sie sehen Entwürfe und Vergleiche an',
  writer: 'für die Redaktion: Sie ändern Texte, Bilder und Einträge',
  builder: 'für die Gestaltung: Sie ändern Texte, Bilder, Einträge, Blöcke, Seiten und die Navigation',
  owner: 'für die Leitung: Sie ändern alles und veröffentlichen',
};

/** A language of the pages of a studio. */
export type Language = 'en' | 'de';

const languages: Record<Language, Texts> = { en, de };

/** Returns the language that a browser prefers, by its header `Accept-Language`. */
export const languageOf = ({ headers }: IncomingMessage): Language => preferredLanguage(headers['accept-language'] ?? '', ['en', 'de']);

/** Returns the texts of a language. */
export const textsOf = (language: Language): Texts => languages[language];
