import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** The content of a card: its file name, its text and its picture. Without a picture, the card shows the page's fabric. */
export interface Subject {
  readonly name: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly picture?: string;
}

const openingSchema = z.object({ eyebrow: z.string().optional(), heading: z.string().optional(), headingRich: z.string().optional() });
const pageSchema = z.object({ title: z.string(), blocks: z.array(openingSchema).min(1) });
const servicesSchema = z.array(z.object({ id: z.string(), title: z.string(), image: z.object({ src: z.string() }) }));
const postsSchema = z.array(z.object({ id: z.int(), title: z.string(), category: z.string(), image: z.object({ src: z.string() }) }));

/** The page files with a card, by the name of the card. */
const pages: Readonly<Record<string, string>> = {
  default: 'home',
  'about-us': 'about-us',
  services: 'services',
  portfolio: 'portfolio',
  blogs: 'blogs',
  'contact-us': 'contact-us',
};
const landings = ['web-development', 'app-development', 'ai-development', 'data-science', 'blockchain-development'];

/** Returns the content of all cards, with texts of the site. */
export async function readSubjects(root: string): Promise<Subject[]> {
  const read = async (file: string): Promise<unknown> => parse(await readFile(join(root, 'site.config', file), 'utf8'));
  const page = async (file: string): Promise<Pick<Subject, 'eyebrow' | 'title'>> => {
    const { title, blocks } = pageSchema.parse(await read(`pages/${file}.yaml`));
    const { eyebrow, heading, headingRich } = blocks[0] ?? {};
    return { eyebrow: eyebrow ?? title, title: heading ?? headingRich?.replaceAll(/<[^>]*>/g, '') ?? title };
  };
  const services = servicesSchema.parse(await read('collections/services.yaml'));
  const posts = postsSchema.parse(await read('collections/posts.yaml'));
  const pictureOf = (id: string): Pick<Subject, 'picture'> => {
    const service = services.find((one) => one.id === id);
    return service ? { picture: service.image.src } : {};
  };
  return [
    ...(await Promise.all(Object.entries(pages).map(async ([name, file]) => ({ name, ...(await page(file)) })))),
    ...(await Promise.all(landings.map(async (id) => ({ name: `landing-${id}`, ...(await page(`landing/${id}`)), ...pictureOf(id) })))),
    ...services.map(({ id, title, image }) => ({ name: `service-${id}`, eyebrow: 'Services', title, picture: image.src })),
    ...posts.map(({ id, title, category, image }) => ({ name: `blog-${id}`, eyebrow: category, title, picture: image.src })),
  ];
}
