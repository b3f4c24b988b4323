import type { IncomingMessage } from 'node:http';
import { preferredLanguage, type Role } from '@pagewright/core';

/** The texts of the pages of a studio. `{…}` stands for what the page puts there. */
const en = {
  signIn: 'Sign in',
  signInText: 'Sign in to edit {site}.',
  signInSeveralText: 'Sign in to edit your websites.',
  withPasskey: 'Sign in with a passkey',
  email: 'Your e-mail address',
  askForLink: 'Send me a link',
  askForLinkText: 'The link in the mail signs you in, once.',
  noMail:
    'If you have no passkey, open the link in your invitation. It works once. If you have used it, or it is too old, ask whoever invited you for a new one.',
  asked: 'Look into your mailbox',
  askedText:
    'If the address belongs to somebody who edits a website here, a mail with a link is on its way. The link works once, for fifteen minutes, in this browser. If you open it somewhere else, it shows a code: type it here.',
  code: 'The code of six digits',
  useCode: 'Sign in',
  wrongCode: 'That is not the code. Open the link in the mail, and type what it shows.',
  askAgain: 'Ask for another link',
  linkTitle: 'Sign in to {site}',
  otherBrowserText:
    'Another browser has asked for this link. To sign in there, as {email}, show the code and type it there. If you have not asked for it yourself, close this page: whoever has the code is signed in as you.',
  showCode: 'Show the code',
  codeTitle: 'Your code',
  codeText: 'Type it in the browser that has asked for it. Give it to nobody: people who run this website never ask for it.',
  linkOverTitle: 'This link does not work any more',
  linkOverText: 'It was used already, is older than fifteen minutes, or a wrong code was typed too often. Ask for another one.',
  waitTitle: 'Too many tries',
  waitText: 'Wait, and try again in {minutes} min.',
  signedIn: 'You are signed in',
  addPasskey: 'Add a passkey',
  addPasskeyText: 'Sign in with this device next time: it stores a passkey, and asks for a finger, a face or its PIN.',
  passkeys: 'Your passkeys',
  unknownDevice: 'A device',
  removePasskey: 'Remove: {device}',
  removePasskeyText: 'Added on {day}. If you have lost the device, this also signs it out.',
  passkeyCancelled: 'You have not confirmed it. Try again, or sign in another way.',
  passkeyKnown: 'This device has a passkey of yours already.',
  passkeyNotAdded: 'No passkey was added. Try again.',
  passkeyFailed: 'That did not work. Try again, or sign in another way.',
  invited: 'You are invited to {site}',
  asYouText: 'You sign in as {email}.',
  invitedText: 'You sign in as {email}, as {role}.',
  begin: 'Sign in',
  overTitle: 'This invitation does not work any more',
  overText: 'It was used already, is older than seven days, or a newer one was sent. Ask whoever invited you for a new one.',
  you: 'You',
  youText: 'You are signed in as {name} ({email}).',
  yourSites: 'Your websites',
  yourSignIn: 'Your sign-in',
  roleText: 'You are {role}.',
  noSites: 'You edit no website here at the moment. Ask whoever invited you.',
  noRole: 'You may not edit this website',
  noRoleText: 'You are signed in as {email}. Ask whoever runs the website to invite this address.',
  notEntered: 'You are not signed in yet',
  notEnteredText: 'The way from the sign-in to the website took too long, or began in another browser. Open the editor again.',
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
  signInText: 'Melden Sie sich an, um {site} zu bearbeiten.',
  signInSeveralText: 'Melden Sie sich an, um Ihre Websites zu bearbeiten.',
  withPasskey: 'Mit Passkey anmelden',
  email: 'Ihre E-Mail-Adresse',
  askForLink: 'Link zusenden',
  askForLinkText: 'Mit dem Link in der E-Mail melden Sie sich einmal an.',
  noMail:
    'Haben Sie keinen Passkey, öffnen Sie den Link in Ihrer Einladung. Er gilt einmal. Haben Sie ihn schon benutzt oder ist er zu alt, bitten Sie um einen neuen.',
  asked: 'Sehen Sie in Ihr Postfach',
  askedText:
    'Gehört die Adresse jemandem, der hier eine Website bearbeitet, ist eine E-Mail mit einem Link unterwegs. Der Link gilt einmal, fünfzehn Minuten lang, in diesem Browser. Woanders geöffnet, zeigt er einen Code: Geben Sie ihn hier ein.',
  code: 'Der Code aus sechs Ziffern',
  useCode: 'Anmelden',
  wrongCode: 'Das ist nicht der Code. Öffnen Sie den Link in der E-Mail und geben Sie ein, was er zeigt.',
  askAgain: 'Einen neuen Link anfordern',
  linkTitle: 'Bei {site} anmelden',
  otherBrowserText:
    'Ein anderer Browser hat diesen Link angefordert. Um sich dort als {email} anzumelden, zeigen Sie den Code an und geben ihn dort ein. Haben Sie ihn nicht selbst angefordert, schließen Sie diese Seite: Wer den Code hat, ist als Sie angemeldet.',
  showCode: 'Code anzeigen',
  codeTitle: 'Ihr Code',
  codeText:
    'Geben Sie ihn in dem Browser ein, der ihn angefordert hat. Geben Sie ihn niemandem: Wer diese Website betreibt, fragt nie danach.',
  linkOverTitle: 'Dieser Link gilt nicht mehr',
  linkOverText:
    'Er wurde schon benutzt, ist älter als fünfzehn Minuten, oder zu oft wurde ein falscher Code eingegeben. Fordern Sie einen neuen an.',
  waitTitle: 'Zu viele Versuche',
  waitText: 'Warten Sie und versuchen Sie es in {minutes} min noch einmal.',
  signedIn: 'Sie sind angemeldet',
  addPasskey: 'Passkey hinzufügen',
  addPasskeyText: 'Melden Sie sich nächstes Mal mit diesem Gerät an: Es speichert einen Passkey und fragt nach Finger, Gesicht oder PIN.',
  passkeys: 'Ihre Passkeys',
  unknownDevice: 'Gerät',
  removePasskey: 'Entfernen: {device}',
  removePasskeyText: 'Hinzugefügt am {day}. Haben Sie das Gerät verloren, wird es damit auch abgemeldet.',
  passkeyCancelled: 'Sie haben nicht bestätigt. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  passkeyKnown: 'Auf diesem Gerät ist schon ein Passkey von Ihnen.',
  passkeyNotAdded: 'Es wurde kein Passkey hinzugefügt. Versuchen Sie es noch einmal.',
  passkeyFailed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  invited: 'Sie sind eingeladen: {site}',
  asYouText: 'Sie melden sich an als {email}.',
  invitedText: 'Sie melden sich an als {email}, {role}.',
  begin: 'Anmelden',
  overTitle: 'Diese Einladung gilt nicht mehr',
  overText: 'Sie wurde schon benutzt, ist älter als sieben Tage, oder es gibt eine neuere. Bitten Sie um eine neue.',
  you: 'Sie',
  youText: 'Sie sind angemeldet als {name} ({email}).',
  yourSites: 'Ihre Websites',
  yourSignIn: 'Ihre Anmeldung',
  roleText: 'Sie sind eingetragen {role}.',
  noSites: 'Sie bearbeiten hier gerade keine Website. Fragen Sie, wer Sie eingeladen hat.',
  noRole: 'Diese Website können Sie nicht bearbeiten',
  noRoleText: 'Sie sind angemeldet als {email}. Bitten Sie darum, mit dieser Adresse eingeladen zu werden.',
  notEntered: 'Sie sind noch nicht angemeldet',
  notEnteredText:
    'Der Weg von der Anmeldung zur Website dauerte zu lange oder begann in einem anderen Browser. Öffnen Sie die Website noch einmal.',
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
