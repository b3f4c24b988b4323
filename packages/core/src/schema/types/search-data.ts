import { z } from 'zod';
import type { TypeFieldKind } from './type-field-kinds.ts';

/** The types of schema.org that records can have. */
const searchTypes = ['Product', 'Event', 'MenuItem', 'Course', 'Recipe', 'Person', 'Place', 'Article', 'Thing'] as const;

type SearchType = (typeof searchTypes)[number];

type Property = {
  /** The kinds of fields that have such a value. */
  kinds: readonly TypeFieldKind[];
  /** The types with the property. Default: all. */
  of?: readonly SearchType[];
  /** The role of the field with the property. */
  role?: 'title' | 'picture' | 'summary' | 'date';
  /** True when the first field of these kinds is meant. Otherwise its name says so, or the type. */
  isFirst?: true;
  about: string;
};

/** What search engines can be told of a record, in the words of authors. */
const properties = {
  name: { kinds: ['text'], role: 'title', isFirst: true, about: 'the name' },
  image: { kinds: ['image'], role: 'picture', isFirst: true, about: 'a picture' },
  description: { kinds: ['text', 'markdown'], role: 'summary', about: 'what it is; by default the description of its page' },
  price: { kinds: ['money'], of: ['Product', 'Event', 'MenuItem', 'Course'], isFirst: true, about: 'what it costs' },
  availability: { kinds: ['choice'], of: ['Product', 'Event'], isFirst: true, about: 'whether it can be bought' },
  rating: { kinds: ['rating'], of: ['Product', 'Recipe'], about: 'how good it is' },
  ratings: {
    kinds: ['number'],
    of: ['Product', 'Recipe'],
    about: 'how many people have rated it; without it, the rating is that of the company',
  },
  brand: { kinds: ['text', 'choice', 'record'], of: ['Product'], about: 'its maker' },
  date: {
    kinds: ['date', 'period'],
    of: ['Event', 'Course', 'Recipe', 'Article'],
    role: 'date',
    isFirst: true,
    about: 'when it is, or when it appeared',
  },
  dates: {
    kinds: ['list'],
    of: ['Course'],
    isFirst: true,
    about: 'several dates: entries with a date or a period, and perhaps a place and a price',
  },
  place: { kinds: ['place'], of: ['Event', 'Course', 'Place'], isFirst: true, about: 'where it is' },
  online: { kinds: ['link'], of: ['Event', 'Course'], about: 'where people take part online' },
  performer: { kinds: ['text', 'texts', 'record', 'records'], of: ['Event'], about: 'who performs or speaks' },
  duration: { kinds: ['duration'], of: ['Course', 'Recipe'], isFirst: true, about: 'how long it takes' },
  ingredients: { kinds: ['texts', 'list'], of: ['Recipe'], isFirst: true, about: 'the ingredients; a list has them in groups' },
  steps: { kinds: ['texts', 'markdown'], of: ['Recipe'], about: 'what to do' },
  servings: { kinds: ['number', 'text'], of: ['Recipe'], about: 'for how many people it is' },
  author: { kinds: ['text', 'record'], of: ['Recipe', 'Article'], about: 'who wrote it; by default the company' },
  job: { kinds: ['text', 'choice'], of: ['Person'], about: 'the work of the person' },
  email: { kinds: ['email'], of: ['Person'], isFirst: true, about: 'the e-mail address' },
  phone: { kinds: ['phone'], of: ['Person', 'Place'], isFirst: true, about: 'the phone number' },
} as const satisfies Readonly<Record<string, Property>>;

export type SearchProperty = keyof typeof properties;

/** The properties, each with what it is. */
const propertyEntries = Object.entries<Property>(properties);

/** What search engines require of each type. One property of each list is enough. Of the others, every page has what they require. */
const requirements: Readonly<Partial<Record<SearchType, readonly (readonly SearchProperty[])[]>>> = {
  Product: [['price', 'rating']],
  Event: [['date'], ['place', 'online']],
  Recipe: [['image']],
  Place: [['place']],
};

/** The options of a choice that search engines understand as availability, and the terms of schema.org. */
export const availabilities = {
  available: 'https://schema.org/InStock',
  limited: 'https://schema.org/LimitedAvailability',
  'pre-order': 'https://schema.org/PreOrder',
  'back-order': 'https://schema.org/BackOrder',
  'sold-out': 'https://schema.org/SoldOut',
  'out-of-stock': 'https://schema.org/OutOfStock',
  discontinued: 'https://schema.org/Discontinued',
} as const;

export const isAvailability = (word: string): word is keyof typeof availabilities => Object.hasOwn(availabilities, word);

const isOf = (type: SearchType, { of }: Property): boolean => of?.includes(type) ?? true;

const describeProperty = ({ about, kinds, of }: Property): string =>
  `The field with ${about}. Its kind: ${kinds.join(' or ')}.${of ? ` Only with type: ${of.join(', ')}.` : ''}`;

const mapping = Object.fromEntries(
  propertyEntries.map(([name, property]) => [name, z.string().trim().min(1).optional().describe(describeProperty(property))]),
);

const typeOfSchema = z.enum(searchTypes);

/** What a type says of its records for search engines: their type of schema.org, and the fields that the build cannot find itself. */
export const searchDataSchema = z.union(
  [
    typeOfSchema,
    z
      .strictObject({ type: typeOfSchema.describe('What the records are, in the words of schema.org.'), ...mapping })
      .superRefine((written, { addIssue }) => {
        for (const [name, property] of propertyEntries)
          if (Reflect.get(written, name) !== undefined && !isOf(written.type, property))
            addIssue({ code: 'custom', path: [name], message: `only with type: ${property.of?.join(', ')}` });
      }),
  ],
  `one of ${searchTypes.join(', ')}, or a group such as { type: Product, price: cost }`,
);

/** The same, as code writes it. A `Field` is the name of a field. */
export type SearchDataOf<Field extends string> = SearchType | ({ type: SearchType } & { [Name in SearchProperty]?: Field | undefined });

type Field = {
  kind: TypeFieldKind;
  options?: readonly (string | { value: string })[] | undefined;
  fields?: Readonly<Record<string, { kind: TypeFieldKind } | undefined>> | undefined;
};

/** A type, as far as its data for search engines depend on it. */
type Subject = {
  schema?: z.output<typeof searchDataSchema> | undefined;
  fields: Readonly<Record<string, Field | undefined>>;
  roles: Readonly<Partial<Record<'title' | 'picture' | 'summary', string | undefined>>>;
  date?: string | undefined;
};

/** A field that a type names for a property, and that does not exist or does not fit. `fitting` are those that do. */
export type WrongField = { property: SearchProperty; written: string; kinds: readonly TypeFieldKind[]; fitting: string[] };

/** The type of records for search engines, the field of each property, and what is wrong with it. */
export type SearchData = {
  type: SearchType;
  fields: Readonly<Partial<Record<SearchProperty, string>>>;
  wrong: WrongField[];
  /** Of what search engines require, the properties that no field has. */
  missing: (readonly SearchProperty[])[];
};

/** Returns what search engines get of the records of a type. Undefined when it says nothing of that. */
export function searchDataOf({ schema, fields, roles, date }: Subject): SearchData | undefined {
  if (schema === undefined) return undefined;
  const type = typeof schema === 'string' ? schema : schema.type;
  const found: Partial<Record<SearchProperty, string>> = {};
  const wrong: WrongField[] = [];
  // A field that is meant by its name, or that the type names, is not the first one for another property.
  const named = new Set([...Object.keys(properties), ...Object.values(typeof schema === 'string' ? {} : schema)]);
  for (const [name, property] of propertyEntries) {
    if (!isProperty(name) || !isOf(type, property)) continue;
    const fitting = Object.entries(fields).flatMap(([field, one]) => (one && fits(one, name, property) ? [field] : []));
    const written: unknown = typeof schema === 'string' ? undefined : Reflect.get(schema, name);
    if (typeof written === 'string' && !fitting.includes(written)) wrong.push({ property: name, written, kinds: property.kinds, fitting });
    const { role, isFirst } = property;
    const ofRole = role && { ...roles, date }[role];
    const meant = typeof written === 'string' ? [written] : [ofRole, name, isFirst && fitting.find((one) => !named.has(one))];
    const field = meant.find((one) => typeof one === 'string' && fitting.includes(one));
    if (field) found[name] = field;
  }
  const missing = (requirements[type] ?? []).filter((names) => names.every((name) => found[name] === undefined));
  return { type, fields: found, wrong, missing };
}

const isProperty = (name: string): name is SearchProperty => Object.hasOwn(properties, name);

/** True for a field that a property can have. All words of a choice must say whether something can be bought, and entries have dates or texts. */
function fits({ kind, options = [], fields = {} }: Field, name: SearchProperty, { kinds }: Property): boolean {
  if (!kinds.includes(kind)) return false;
  if (name === 'availability') return options.every((option) => isAvailability(typeof option === 'string' ? option : option.value));
  const inEntries: readonly string[] = name === 'dates' ? ['date', 'period'] : ['texts'];
  return kind !== 'list' || Object.values(fields).some((one) => one && inEntries.includes(one.kind));
}

/** Returns what search engines require of a type of records and a record lacks. `has` is true for a property with a value. */
export const missingIn = (type: SearchType, has: (property: SearchProperty) => boolean): (readonly SearchProperty[])[] =>
  (requirements[type] ?? []).filter((names) => !names.some(has));

/** Returns the names of properties of which one is enough, as a part of a sentence. */
export const inWords = (names: readonly SearchProperty[]): string => names.map((name) => `"${name}"`).join(' or ');

/** Returns which fields can have a property: `"rating" is a field of kind rating with this name, or one that "schema" names`. */
export function describeFields(name: SearchProperty): string {
  const { kinds, isFirst }: Property = properties[name];
  return `"${name}" is a field of kind ${kinds.join(' or ')}${isFirst ? '' : ' with this name, or one that "schema" names'}.`;
}
