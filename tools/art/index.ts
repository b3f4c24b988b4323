import { makeAbout } from './about.ts';
import { makeBrand } from './brand.ts';
import { makeClients } from './clients.ts';
import { makeContact } from './contact.ts';
import { makeFaq } from './faq.ts';
import { makePosters, makeVideos } from './hero.ts';
import { makePeople } from './people.ts';
import { makePortfolio } from './portfolio.ts';
import { makePosts } from './posts.ts';
import { makeTypes } from './product-types.ts';
import { makeServices } from './services.ts';
import { makeSocial } from './social.ts';
import { openStudio, type PictureMaker } from './studio.ts';
import { makeValues } from './values.ts';

const parts: Readonly<Record<string, PictureMaker>> = {
  clients: makeClients,
  brand: makeBrand,
  posters: makePosters,
  videos: makeVideos,
  faq: makeFaq,
  people: makePeople,
  about: makeAbout,
  contact: makeContact,
  services: makeServices,
  posts: makePosts,
  values: makeValues,
  types: makeTypes,
  portfolio: makePortfolio,
  social: makeSocial,
};

/** Makes every picture of the site again, or only those of some parts. Throws when a part does not exist. */
export async function makeArt(options: { root: string; only?: string[] }): Promise<void> {
  const studio = openStudio(options.root);
  const names = options.only ?? Object.keys(parts);
  for (const name of names) {
    const make = parts[name];
    if (make === undefined) {
      throw new Error(`There is no part "${name}". Parts: ${Object.keys(parts).join(', ')}`);
    }
    await make(studio);
  }
}
