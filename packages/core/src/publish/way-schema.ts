import { z } from 'zod';

/** How many releases stay, so that an earlier one can be brought online again. */
const keep = z.int().min(1).max(100).default(5);

/** Where to look whether a release is online. Without it, at `url` of site.yaml. */
const address = z.url({ protocol: /^https?$/, error: 'an address of the website, such as https://www.example.com' }).optional();

const web = z.string().regex(/^https?:\/\/\S+$/, 'an address that starts with https:// or http://');

const folderSchema = z.strictObject({
  to: z.literal('folder'),
  /** Holds `releases/` and the link `current`, which a web server serves. Relative to the file that says it. */
  folder: z.string().min(1),
  keep,
  address,
});

/** A shell of the other computer reads both, so they have no character with a meaning there. */
const sshSchema = z.strictObject({
  to: z.literal('ssh'),
  host: z.string().regex(/^(?:[a-z_][\w.-]*@)?[a-z\d](?:[\w.-]*\w)?$/i, 'a host, with a user or not, such as deploy@www.example.com'),
  folder: z
    .string()
    .regex(/^(?:\/[\w@+-][\w.@+-]*)+$/, 'a folder from the root, of letters, digits and the characters _.@+-, such as /srv/www/bakery'),
  /** The path of a configuration of ssh, with the port and the key. Relative to the file that says it. */
  config: z
    .string()
    .regex(/^[^"\\\p{Cc}]+$/u, 'a path without quotes and backslashes')
    .optional(),
  keep,
  address,
});

/** `${NAME}` in `url` and `authorization` is a variable of the environment. */
const hookSchema = z.strictObject({
  to: z.literal('hook'),
  url: web,
  /** The header `Authorization`. */
  authorization: z.string().min(1).optional(),
  /** What is sent, as JSON. */
  body: z.record(z.string(), z.json()).optional(),
  address,
});

const pullRequestSchema = z.strictObject({ to: z.literal('pull-request'), address });

const schemas = [folderSchema, sshSchema, hookSchema, pullRequestSchema] as const;

/** The names of the ways to bring a site online. */
export const wayNames = schemas.map(({ shape }) => shape.to.value);

const waySchema = z.discriminatedUnion('to', schemas, { error: `one of ${wayNames.join(', ')}` });

/** A way to bring a site online: where, and how. */
export type Way = z.output<typeof waySchema>;

/** What `publish.yaml` says: the ways, the usual one first. */
export const waysSchema = z
  .array(waySchema, { error: 'a list, in which each way starts with "- to: "' })
  .min(1, 'at least one way')
  .refine((ways) => new Set(ways.map(({ to }) => to)).size === ways.length, 'each way once');
