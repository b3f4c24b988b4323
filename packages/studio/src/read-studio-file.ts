import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { emailAddressSchema, type Person, readConfigFile, roles } from '@pagewright/core';
import { z } from 'zod';

/** An address of the studio, or of a site. `hint`: what it is, with an example. */
const addressSchema = (hint: string) =>
  z
    .url({ protocol: /^https?$/, error: hint })
    .refine((address) => new URL(address).pathname === '/', 'an address without a path')
    .refine(
      (address) => address.startsWith('https:') || new URL(address).hostname === 'localhost',
      'an address with https; browsers keep a sign-in only there, and at http://localhost',
    );

const siteSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a name of lowercase letters, digits and hyphens, such as bakery'),
  name: z.string().min(1).max(100),
  /** The folder of the project, with its package.json. */
  project: z.string().min(1),
  /** The folder that holds site.yaml, in the project. */
  content: z.string().min(1).default('site.config'),
  /** The address at which the site is edited. Its code runs there, and nothing else. */
  address: addressSchema('the address at which people open the editor, such as https://bakery.edit.example.com'),
});

/** A site that people edit. */
export type StudioSite = z.output<typeof siteSchema>;

const personSchema = z.strictObject({
  email: emailAddressSchema,
  name: z.string().trim().min(1).max(100),
  /** The role on each site, by its id. */
  roles: z.record(z.string(), z.enum(roles)),
});

/** A person whom `studio.yaml` names. */
export type StudioPerson = z.output<typeof personSchema>;

const fileSchema = z
  .strictObject({
    /** The address at which people sign in: never that of a site, whose code could act there for whoever is signed in. */
    address: addressSchema('the address at which people sign in, such as https://studio.example.com'),
    sites: z.array(siteSchema).min(1, 'a list with at least one site').max(200, 'a list with at most 200 sites'),
    people: z.array(personSchema).max(1000).default([]),
  })
  .superRefine(({ address, sites }, context) => {
    const hosts = new Map([[new URL(address).host, 'the studio']]);
    const ids = new Set<string>();
    for (const [index, site] of sites.entries()) {
      const { host } = new URL(site.address);
      const other = hosts.get(host);
      if (other !== undefined)
        context.addIssue({
          code: 'custom',
          path: ['sites', index, 'address'],
          message: `another host name or port: ${host} is that of ${other}`,
        });
      if (ids.has(site.id))
        context.addIssue({ code: 'custom', path: ['sites', index, 'id'], message: `another name: a site above is called ${site.id}` });
      hosts.set(host, `the site ${site.id}`);
      ids.add(site.id);
    }
  });

/** What `studio.yaml` says, with absolute folders. */
export type Studio = z.output<typeof fileSchema>;

/**
 * Reads `studio.yaml`. Folders in it are relative to its own. Throws an `Error` that names the line and says what is expected there.
 */
export const readStudioFile = (file: string): Studio => readStudioText(file, readFileSync(file, 'utf8'));

/** Reads a text of `studio.yaml`, as `readStudioFile` does. */
export function readStudioText(file: string, text: string): Studio {
  const studio = readConfigFile({ file, text, schema: fileSchema });
  return { ...studio, sites: studio.sites.map((site) => ({ ...site, project: resolve(dirname(file), site.project) })) };
}

/** `studio.yaml` as it is at the moment: whoever is taken out of it is out with the next request. */
export class StudioFile {
  #state = '';
  #current: Studio;

  /** Throws what `readStudioFile` throws. `report` gets what is wrong with the file later on: what it said before goes on then. */
  constructor(
    readonly path: string,
    private readonly report: (line: string) => void,
  ) {
    this.#current = readStudioFile(path);
  }

  /** Reads the file, unless it is as before. */
  current(): Studio {
    const found = statSync(this.path, { throwIfNoEntry: false });
    const state = `${found?.mtimeMs} ${found?.size}`;
    if (state === this.#state) return this.#current;
    this.#state = state;
    try {
      this.#current = readStudioFile(this.path);
    } catch (error) {
      this.report(error instanceof Error ? error.message : String(error));
    }
    return this.#current;
  }

  /** Returns a person by the e-mail address. Undefined for somebody whom the file does not name. */
  person = (email: string): StudioPerson | undefined => this.current().people.find((one) => isSameAddress(one.email, email));

  /** Returns a person with the role on a site. Undefined for somebody without one. */
  personAt(email: string, site: string): Person | undefined {
    const found = this.person(email);
    const role = found && Object.hasOwn(found.roles, site) ? found.roles[site] : undefined;
    return found && role && { id: found.email, name: found.name, role };
  }
}

/** Compares two e-mail addresses as people read them. */
export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns the folder of the content of a site. */
export const contentOf = ({ project, content }: StudioSite): string => resolve(project, content);
