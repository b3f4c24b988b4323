import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { firstWithEachPart } from './covering-pages.ts';

const content = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'site.config');

const pageSchema = z.object({
  path: z.string(),
  collection: z.string().optional(),
  title: z.string(),
  description: z.string(),
  layout: z.enum(['default', 'landing']).default('default'),
  anchors: z.array(z.object({ label: z.string(), to: z.string() })).default([]),
  // A shared block has `use` instead of `type`.
  blocks: z.array(z.object({ type: z.string().optional(), use: z.string().optional(), heading: z.string().optional() })),
});

export type SitePage = z.output<typeof pageSchema>;

const read = (file: string): unknown => parse(readFileSync(join(content, file), 'utf8'));

const pageFiles = readdirSync(join(content, 'pages'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));

const recordsSchema = z.array(z.record(z.string(), z.unknown()));

/** Returns pages for records of the collection: for the first, and in the sweeps for the last too. */
function perRecord(page: SitePage): SitePage[] {
  if (!page.collection) return [page];
  const records = recordsSchema.parse(read(`collections/${page.collection}.yaml`));
  return [...records.slice(0, 1), ...(isSweep ? records.slice(-1) : [])].map((record) => {
    const fill = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(record[field]));
    return { ...page, path: fill(page.path), title: fill(page.title), description: fill(page.description) };
  });
}

/** True for the first landing page with a sequence of blocks; true for all in the sweeps. */
function isFirstOfItsKind(page: SitePage, index: number, all: readonly SitePage[]): boolean {
  const kindOf = ({ layout, blocks }: SitePage): string => `${layout} ${blocks.map(({ type, use }) => type ?? use).join(' ')}`;
  const isFirst = all.findIndex((one) => kindOf(one) === kindOf(page)) === index;
  return page.layout !== 'landing' || isFirst || isSweep;
}

/** The pages that have a path, as declared in YAML, the home page first. */
export const pages: readonly SitePage[] = pageFiles
  .map((file) => pageSchema.parse(read(join('pages', file))))
  .flatMap(perRecord)
  .filter(({ path }) => !path.endsWith('/404'))
  .sort((one, other) => one.path.localeCompare(other.path))
  .filter(isFirstOfItsKind);

/** Returns the first page with a property, or none. */
const firstWhere = (is: (page: SitePage) => boolean): SitePage[] => pages.filter(is).slice(0, 1);

/**
 * The pages for tests of one page after the other: the first of each layout, of a collection, and with a form.
 * In the sweeps, every page.
 */
export const samplePages: readonly SitePage[] = isSweep
  ? pages
  : [
      ...new Set([
        ...firstWhere(({ layout }) => layout === 'default'),
        ...firstWhere(({ layout }) => layout === 'landing'),
        ...firstWhere(({ collection }) => collection !== undefined),
        ...firstWhere(({ blocks }) => blocks.some(({ type }) => type?.endsWith('-form'))),
      ]),
    ];

/** Pages that together have every layout and every block type of the site, the home page first: for axe, which takes a second a page. */
export const coveringPages: readonly SitePage[] = firstWithEachPart(pages, ({ layout, blocks }) => [
  layout,
  ...blocks.map(({ type, use }) => type ?? use ?? ''),
]);

/** The first landing page with anchors, if the site has one. */
export const landingPage = pages.find(({ layout, anchors }) => layout === 'landing' && anchors.length > 0);

const faqSchema = z.array(z.object({ question: z.string(), answer: z.string() }));
const testimonialSchema = z.array(z.object({ name: z.string(), desc: z.string() }));
const clientSchema = z.array(z.object({ name: z.string() }));

export const questions = faqSchema.parse(read('collections/faqs.yaml'));
export const testimonials = testimonialSchema.parse(read('collections/testimonials.yaml'));
export const clients = clientSchema.parse(read('collections/clients.yaml'));
