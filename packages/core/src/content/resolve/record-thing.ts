import type {
  AggregateRating,
  Course,
  CourseInstance,
  Event,
  Offer,
  Person,
  Place,
  Recipe,
  Review,
  Thing,
  VirtualLocation,
} from 'schema-dts';
import { htmlTag } from '../../model/html-tag.ts';
import { decimalsOf } from '../../schema/fields/currency.ts';
import type { ShownValue } from '../../schema/fields/field-kinds.ts';
import { availabilities, isAvailability, missingIn, type SearchData, type SearchProperty } from '../../schema/types/search-data.ts';
import { placeSchema } from '../../schema/types/type-collection.ts';
import { phoneNumber } from '../../text/phone-number.ts';
import { isoDuration } from '../../time/duration.ts';
import { withOffset } from '../../time/moment.ts';
import { periodIn } from '../../time/period.ts';

/** A field of a record: its resolved value, and how components show it. */
export type RecordField = { value: unknown; shown: ShownValue | undefined };

/** A record for search engines, and what its page adds. */
export type RecordSubject = {
  type: SearchData['type'];
  /** Returns the field with a property. Undefined when the record has none. */
  read: (property: SearchProperty) => RecordField | undefined;
  /** When and where a course is held, when it is held several times. */
  instances: readonly CourseDate[];
  /** The URL of its page. */
  url: string;
  /** The title and the description of the page. */
  title: string;
  description: string;
  /** The language of the texts. */
  language: string;
  timeZone: string;
  /** A reference to the site's Organization. */
  organization: { '@id': string };
};

export type CourseDate = { date: unknown; place: unknown; price: ShownValue | undefined };

/** Returns what search engines get of a record. Undefined for one that lacks what they require: they reject it. */
export function recordThing(subject: RecordSubject): Thing | undefined {
  const { type, read, url, language, organization } = subject;
  if (missingIn(type, (property) => read(property) !== undefined).length > 0) return undefined;
  const words = (property: SearchProperty): string | undefined => wordsOf(read(property)?.shown);
  const image = read('image')?.shown;
  const name = words('name') ?? subject.title;
  const common = {
    name,
    url,
    description: words('description') ?? subject.description,
    ...(image?.kind === 'image' && { image: urlFrom(image.image.src, url) }),
  };
  const [author = organization] = peopleIn(read('author')?.shown, subject);
  switch (type) {
    case 'Product': {
      const brand = words('brand');
      return {
        '@type': type,
        ...common,
        ...offersOf(subject),
        ...ratingOf(subject),
        ...(brand && { brand: { '@type': 'Brand', name: brand } }),
      };
    }
    case 'MenuItem':
      return { '@type': type, ...common, ...offersOf(subject) };
    case 'Event':
      return { '@type': type, ...common, inLanguage: language, organizer: organization, ...eventOf(subject), ...offersOf(subject) };
    case 'Course':
      return { '@type': type, ...common, inLanguage: language, provider: organization, ...courseOf(subject) };
    case 'Recipe':
      return {
        '@type': type,
        ...common,
        inLanguage: language,
        author,
        ...publishedOf(subject),
        ...recipeOf(subject),
        ...ratingOf(subject),
      };
    case 'Person':
      return { '@type': type, ...common, ...personOf(words) };
    case 'Place':
      return { '@type': type, ...common, ...addressOf(read('place')?.value), ...phoneOf(words('phone')) };
    case 'Article':
      return { '@type': type, ...common, headline: name, inLanguage: language, author, publisher: organization, ...publishedOf(subject) };
    default:
      return { '@type': type, ...common };
  }
}

/** Returns the URL of a link or a picture on a page. */
const urlFrom = (href: string, pageUrl: string): string => new URL(href, pageUrl).href;

/** Returns a value as plain text. Undefined for one without words. */
function wordsOf(shown: ShownValue | undefined): string | undefined {
  if (shown?.kind === 'rich') return textOfHtml(shown.html);
  if (shown?.kind === 'number') return String(shown.number);
  if (shown?.kind === 'record') return shown.title;
  return shown && 'text' in shown ? shown.text : undefined;
}

const listOf = (shown: ShownValue | undefined): ShownValue[] => (shown?.kind === 'list' ? shown.values : shown ? [shown] : []);

const peopleIn = (shown: ShownValue | undefined, { url }: RecordSubject): Exclude<Person, string>[] =>
  listOf(shown).flatMap((one) => {
    const name = wordsOf(one);
    const href = one.kind === 'record' ? one.href : undefined;
    return name === undefined ? [] : [{ '@type': 'Person', name, ...(href !== undefined && { url: urlFrom(href, url) }) }];
  });

/** Returns an amount of money as an offer. Its currency is that of the field. */
function offerOf(shown: ShownValue | undefined, url: string): { offers?: Exclude<Offer, string> } {
  if (shown?.kind !== 'number' || shown.format?.type !== 'money') return {};
  const { currency } = shown.format;
  return { offers: { '@type': 'Offer', price: shown.number.toFixed(decimalsOf(currency)), priceCurrency: currency, url } };
}

function offersOf({ read, url }: RecordSubject): { offers?: Exclude<Offer, string> } {
  const { offers } = offerOf(read('price')?.shown, url);
  const word = read('availability')?.value;
  if (!offers) return {};
  return { offers: { ...offers, ...(typeof word === 'string' && isAvailability(word) && { availability: availabilities[word] }) } };
}

/** Returns a rating as that of many people, or without their number as that of the company. */
function ratingOf({ read, organization }: RecordSubject): { aggregateRating?: AggregateRating; review?: Review } {
  const shown = read('rating')?.shown;
  if (shown?.kind !== 'number' || shown.format?.type !== 'rating') return {};
  const rating = { ratingValue: shown.number, bestRating: shown.format.max, worstRating: 0 };
  const count = read('ratings')?.value;
  if (typeof count === 'number' && count > 0) return { aggregateRating: { '@type': 'AggregateRating', ...rating, ratingCount: count } };
  return { review: { '@type': 'Review', reviewRating: { '@type': 'Rating', ...rating }, author: organization } };
}

function datesOf(value: unknown, timeZone: string): { startDate?: string; endDate?: string } {
  const period = periodIn(value);
  if (!period) return {};
  const endDate = period.until === period.from ? {} : { endDate: withOffset(period.until, timeZone) };
  return { startDate: withOffset(period.from, timeZone), ...endDate };
}

const publishedOf = ({ read, timeZone }: RecordSubject): { datePublished?: string } => {
  const { startDate } = datesOf(read('date')?.value, timeZone);
  return startDate === undefined ? {} : { datePublished: startDate };
};

/** Returns the address of a place: in parts when its city and its country are known, else as a text. */
function addressOf(value: unknown): Pick<Exclude<Place, string>, 'address'> | undefined {
  const { data } = placeSchema.safeParse(value);
  if (!data) return undefined;
  const { name, street, postalCode, city, country } = data;
  if (city !== undefined && country !== undefined)
    return {
      address: {
        '@type': 'PostalAddress',
        ...(street !== undefined && { streetAddress: street }),
        ...(postalCode !== undefined && { postalCode }),
        addressLocality: city,
        addressCountry: country,
      },
    };
  const lines = [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean);
  return { address: lines.length > 0 ? lines.join(', ') : name };
}

function placesOf(value: unknown): Place[] {
  const { data } = placeSchema.safeParse(value);
  return data ? [{ '@type': 'Place', name: data.name, ...addressOf(data) }] : [];
}

function onlineOf({ read, url }: RecordSubject): VirtualLocation[] {
  const shown = read('online')?.shown;
  return shown?.kind === 'link' || shown?.kind === 'button' ? [{ '@type': 'VirtualLocation', url: urlFrom(shown.href, url) }] : [];
}

function eventOf(subject: RecordSubject): Partial<Exclude<Event, string>> {
  const { read, timeZone } = subject;
  const places = placesOf(read('place')?.value);
  const online = onlineOf(subject);
  const mode = online.length === 0 ? 'Offline' : places.length === 0 ? 'Online' : 'Mixed';
  const performer = peopleIn(read('performer')?.shown, subject);
  return {
    ...datesOf(read('date')?.value, timeZone),
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: [...places, ...online],
    ...(performer.length > 0 && { performer }),
  };
}

/** Returns what a course costs and when it is held. Search engines want to know whether it costs something, and how it is held. */
function courseOf(subject: RecordSubject): Partial<Exclude<Course, string>> {
  const { read, url, instances, timeZone } = subject;
  const { offers } = offerOf(read('price')?.shown, url);
  const duration = durationOf(read('duration')?.shown);
  const online = onlineOf(subject);
  const date = read('date')?.value;
  const all = [...(date === undefined ? [] : [{ date, place: undefined, price: undefined }]), ...instances];
  const hasCourseInstance = all.map((one): CourseInstance => {
    const places = placesOf(one.place ?? read('place')?.value);
    return {
      '@type': 'CourseInstance',
      courseMode: online.length === 0 ? 'Onsite' : places.length === 0 ? 'Online' : 'Blended',
      ...datesOf(one.date, timeZone),
      ...(places.length + online.length > 0 && { location: [...places, ...online] }),
      ...(duration !== undefined && { courseWorkload: duration }),
      ...offerOf(one.price, url),
    };
  });
  return {
    ...(offers && { offers: { ...offers, category: Number(offers.price) === 0 ? 'Free' : 'Paid' } }),
    ...(hasCourseInstance.length > 0 && { hasCourseInstance }),
  };
}

const durationOf = (shown: ShownValue | undefined): string | undefined =>
  shown?.kind === 'duration' ? isoDuration(shown.text) : undefined;

/** Returns the texts of a value: of a long text, each of its paragraphs and entries. */
const paragraphsOf = (shown: ShownValue): string[] =>
  shown.kind === 'rich' ? shown.html.split(/<\/(?:p|li|h\d)>/).flatMap((part) => textOfHtml(part) || []) : [wordsOf(shown) ?? []].flat();

/** Returns the texts of a value, and of a group those of its lists: the ingredients for a part of a dish. */
const textsOf = (shown: ShownValue): string[] =>
  shown.kind === 'group'
    ? shown.entries.flatMap(({ value }) => (value.kind === 'list' ? value.values.flatMap(paragraphsOf) : []))
    : paragraphsOf(shown);

function recipeOf({ read }: RecordSubject): Partial<Exclude<Recipe, string>> {
  const textsIn = (property: SearchProperty): string[] => listOf(read(property)?.shown).flatMap(textsOf);
  const [ingredients, steps, [servings]] = [textsIn('ingredients'), textsIn('steps'), textsIn('servings')];
  const totalTime = durationOf(read('duration')?.shown);
  return {
    ...(ingredients.length > 0 && { recipeIngredient: ingredients }),
    ...(steps.length > 0 && { recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })) }),
    ...(servings !== undefined && { recipeYield: servings }),
    ...(totalTime !== undefined && { totalTime }),
  };
}

const phoneOf = (phone: string | undefined) => (phone === undefined ? {} : { telephone: phoneNumber(phone) });

function personOf(words: (property: SearchProperty) => string | undefined): Partial<Exclude<Person, string>> {
  const [job, email] = [words('job'), words('email')];
  return { ...(job !== undefined && { jobTitle: job }), ...(email !== undefined && { email }), ...phoneOf(words('phone')) };
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns the text of sanitised HTML on one line. */
const textOfHtml = (html: string): string =>
  html
    .replaceAll(htmlTag, ' ')
    .replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|nbsp));/gi, (_, hex?: string, decimal?: string, name?: string) =>
      name === undefined ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) : (characters[name] ?? ''),
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .trim();
