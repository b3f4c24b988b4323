import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { applyEdits, editYaml, preferredLanguage, type Role, type ValueChange } from '@pagewright/core';
import { writeDurably } from 'pagewright-mail/durable-files';
import { gatePath } from './gate-page.ts';
import { Invitations } from './invitations.ts';
import { writeMail } from './mails.ts';
import { People } from './people.ts';
import { isSameAddress, readStudioFile, readStudioText, type Studio, type StudioSite } from './read-studio-file.ts';
import type { Settings } from './settings.ts';

/**
 * Who is invited. A person whom `studio.yaml` has keeps the name, and the role without another one. `site`: the id of a site; not needed for the only
 * one.
 */
type Invited = { email: string; name?: string | undefined; role?: Role | undefined; site?: string | undefined };

/**
 * Writes a person into `studio.yaml`, with its comments as they are, and returns the link of a new invitation. Throws an `Error` that says what
 * is missing.
 */
export async function invite(file: string, state: string, { email, name, role, site: id }: Invited): Promise<string> {
  const studio = readStudioFile(file);
  const site = siteOf(studio, id);
  const index = studio.people.findIndex((one) => isSameAddress(one.email, email));
  const changes = index === -1 ? added(studio, { email, name, role }, site.id) : changed(studio, index, { name, role }, site.id);
  if (changes.length > 0) await change(file, changes);
  // Whoever had this address before does not come in again by a passkey.
  if (index === -1) await new People(state).remove(email);
  const known = readStudioFile(file).people.find((one) => isSameAddress(one.email, email));
  if (!known || !Object.hasOwn(known.roles, site.id)) throw new Error(`Say which role ${email} has on ${site.name}: --role writer`);
  const secret = await new Invitations(state).add(known.email, site.id);
  return new URL(`${gatePath}/invitation/${secret}`, studio.address).href;
}

/** Mails the link of an invitation to a person in `studio.yaml`. Rejects when the mail server does not accept it. */
export async function mailInvitation(
  file: string,
  { email, site: id }: Pick<Invited, 'email' | 'site'>,
  link: string,
  send: NonNullable<Settings['send']>,
): Promise<void> {
  const studio = readStudioFile(file);
  const site = siteOf(studio, id);
  const person = studio.people.find((one) => isSameAddress(one.email, email));
  if (!person) throw new Error(`${file} does not name ${email} any more.`);
  // Nobody knows the language of that person yet: that of the terminal is the best guess.
  const language = preferredLanguage(new Intl.DateTimeFormat().resolvedOptions().locale, ['en', 'de']);
  await send(writeMail('invitation', { language, person, site: site.name, link }));
}

/** Returns the site that is meant. Throws an `Error` that lists all of them. */
function siteOf({ sites }: Studio, id: string | undefined): StudioSite {
  const site = id === undefined && sites.length === 1 ? sites[0] : sites.find((one) => one.id === id);
  if (site) return site;
  const list = sites.map((one) => one.id).join(', ');
  throw new Error(
    id === undefined ? `Say on which site: --site ${sites[0]?.id} (there are ${list})` : `There is no site ${id}. There are: ${list}`,
  );
}

function added({ people }: Studio, { email, name, role }: Invited, site: string): ValueChange[] {
  if (!name || !role) throw new Error(`${email} is new. Say the name, and what this person may do: --name "Ann Baker" --role writer`);
  const entry = { email, name, roles: { [site]: role } };
  return [
    people.length === 0
      ? { kind: 'put', path: ['people'], value: [entry] }
      : { kind: 'insert', path: ['people'], at: people.length, value: entry },
  ];
}

function changed({ people }: Studio, index: number, { name, role }: Omit<Invited, 'email'>, site: string): ValueChange[] {
  const before = people[index];
  const put = (path: (string | number)[], value: unknown): ValueChange => ({ kind: 'put', path: ['people', index, ...path], value });
  return [
    ...(name !== undefined && name !== before?.name ? [put(['name'], name)] : []),
    ...(role !== undefined && role !== before?.roles[site] ? [put(['roles', site], role)] : []),
  ];
}

/** Changes the file in one step. Nothing is written when the studio could not read it afterwards. */
async function change(file: string, changes: readonly ValueChange[]): Promise<void> {
  const before = readFileSync(file, 'utf8');
  const after = changes.reduce((text, one) => applyEdits(text, editYaml(text, [one])), before);
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  readStudioText(file, after);
  await writeDurably(after, { unfinished, target: file });
}
