import { z } from 'zod';

/** What people may do on a site, from the least to the most. */
export const roles = ['reader', 'writer', 'builder', 'owner'] as const;

/**
 * `reader`: looks at drafts and reviews. `writer`: also changes texts, pictures and records. `builder`: also changes blocks, pages and navigation.
 * `owner`: also changes settings, and publishes.
 */
export type Role = (typeof roles)[number];

/** Who edits. `id` names one browser, or with a studio one person by the e-mail address, whose `name` others read. */
export type Person = { id: string; name?: string | undefined; role: Role };

/** The version of what a studio and the previews that it starts say to each other. A studio starts no preview of another version. */
export const studioProtocol = 1;

/**
 * The header with which a studio says who asks. It goes over the socket of the preview, which nobody else can open, and a studio takes it out of
 * requests from outside.
 */
export const personHeader = 'x-pagewright-person';

const personSchema = z.object({ id: z.string().min(1), name: z.string().min(1), role: z.enum(roles) });

/** Writes a person as the value of `personHeader`, in ASCII. */
export const writePerson = (person: Person): string => encodeURIComponent(JSON.stringify(person));

/** Reads the value of `personHeader`. Undefined for another text. */
export function readPerson(header: unknown): Person | undefined {
  try {
    return personSchema.parse(JSON.parse(decodeURIComponent(String(header))));
  } catch {
    return undefined;
  }
}
