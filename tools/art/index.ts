import { makeAbout } from './about.ts';
import { makeAssociation } from './association.ts';
import { makeBrand } from './brand.ts';
import { chosenParts } from './chosen-parts.ts';
import { makeClients } from './clients.ts';
import { makeContact } from './contact.ts';
import { makeCourse } from './course.ts';
import { makeEstate } from './estate.ts';
import { makeFaq } from './faq.ts';
import { makeFerry } from './ferry.ts';
import { makeGarden } from './garden.ts';
import { makePosters, makeVideos } from './hero.ts';
import { makeMuseum } from './museum.ts';
import { makePeople } from './people.ts';
import { makePortfolio } from './portfolio.ts';
import { makePosts } from './posts.ts';
import { makeTypes } from './product-types.ts';
import { makeRestaurant } from './restaurant.ts';
import { makeServices } from './services.ts';
import { makeSocial } from './social.ts';
import { openStudio, type PictureMaker } from './studio.ts';
import { makeUpholsterer } from './upholsterer.ts';
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
  museum: makeMuseum,
  restaurant: makeRestaurant,
  ferry: makeFerry,
  course: makeCourse,
  upholsterer: makeUpholsterer,
  garden: makeGarden,
  estate: makeEstate,
  association: makeAssociation,
};

/** Makes every picture of the site again, or only those of the parts that `words` name. Returns the exit code. */
export async function main({ root, words }: { root: string; words: readonly string[] }): Promise<number> {
  const chosen = chosenParts(words, Object.keys(parts));
  if ('print' in chosen) {
    if (chosen.exitCode === 0) console.log(chosen.print);
    else console.error(chosen.print);
    return chosen.exitCode;
  }
  const studio = openStudio(root);
  for (const name of chosen.parts) await parts[name]?.(studio);
  return 0;
}
