import { fillIn } from '@pagewright/core';
import type { Access } from './access.ts';
import { gatePath } from './gate-page.ts';
import type { Invitations } from './invitations.ts';
import { keepWanted } from './site-entry.ts';
import type { Routes } from './visit.ts';

/** The pages of an invitation. Programs that look through e-mails open links: so a link shows a button, and only the button uses the invitation. */
export const invitationPages = (access: Access, invitations: Invitations): Routes => ({
  'GET invitation/': async (visit, secret) => {
    const { texts } = visit;
    const invitation = await invitations.find(secret);
    const site = invitation && access.site(invitation.site);
    const person = site && access.personAt(invitation.email, site.id);
    if (!person) return visit.show(404, texts.overTitle, [{ text: texts.overText }]);
    visit.show(200, fillIn(texts.invited, { site: site.name }), [
      { text: fillIn(texts.invitedText, { email: person.id, role: texts[person.role] }) },
      { form: { to: pathOf(secret), button: texts.begin } },
    ]);
  },
  'POST invitation/': async (visit, secret) => {
    const invitation = await invitations.use(secret);
    const site = invitation && access.site(invitation.site);
    const person = site && access.personAt(invitation.email, site.id) && access.person(invitation.email);
    // The page says that it does not work any more.
    if (!person) return visit.redirect(pathOf(secret));
    await access.enter(visit, person);
    keepWanted(visit, site);
    visit.redirect(`${gatePath}/welcome`);
  },
});

const pathOf = (secret: string): string => `${gatePath}/invitation/${encodeURIComponent(secret)}`;
