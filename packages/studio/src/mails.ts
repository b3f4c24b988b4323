import { fillIn } from '@pagewright/core';
import type { StudioPerson } from './read-studio-file.ts';
import type { Mail } from './settings.ts';
import type { Language } from './texts.ts';

/** The texts of a mail with a link. */
type MailTexts = { subject: string; body: string };

const texts: Record<'invitation' | 'magicLink', Record<Language, MailTexts>> = {
  invitation: {
    en: {
      subject: 'You are invited to edit {site}',
      body: 'Hello {name}\n\nOpen this link to sign in to {site} and to edit it:\n\n{link}\n\nIt works once, for seven days.',
    },
    de: {
      subject: 'Sie sind eingeladen, {site} zu bearbeiten',
      body: 'Guten Tag {name}\n\nÖffnen Sie diesen Link, um sich bei {site} anzumelden und die Website zu bearbeiten:\n\n{link}\n\nEr gilt einmal, sieben Tage lang.',
    },
  },
  magicLink: {
    en: {
      subject: 'Sign in to {site}',
      body: 'Hello {name}\n\nOpen this link to sign in to {site}:\n\n{link}\n\nIt works once, for fifteen minutes. If you have not asked for it, do nothing: without this mail, nobody is signed in as you.',
    },
    de: {
      subject: 'Anmelden bei {site}',
      body: 'Guten Tag {name}\n\nÖffnen Sie diesen Link, um sich bei {site} anzumelden:\n\n{link}\n\nEr gilt einmal, fünfzehn Minuten lang. Haben Sie ihn nicht angefordert, tun Sie nichts: Ohne diese E-Mail meldet sich niemand als Sie an.',
    },
  },
};

type MailOptions = { language: Language; person: Pick<StudioPerson, 'email' | 'name'>; site: string; link: string };

/** Returns a mail with a link to a person. `site`: the name of the site, or of the studio. */
export function writeMail(kind: keyof typeof texts, { language, person: { email: address, name }, site, link }: MailOptions): Mail {
  const { subject, body } = texts[kind][language];
  const values = { name, site, link };
  return { to: { name, address }, subject: fillIn(subject, values), body: fillIn(body, values) };
}
