/** What search engines require of each type. One of the names in a list is enough. */
const required: Record<string, readonly (string | readonly string[])[]> = {
  AggregateRating: ['ratingValue', ['ratingCount', 'reviewCount']],
  Answer: ['text'],
  Article: ['headline', 'author'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  Country: ['name'],
  Course: ['name', 'description', 'provider'],
  CourseInstance: ['courseMode', ['courseWorkload', 'startDate']],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  HowTo: ['name', 'step'],
  HowToStep: [['text', 'name']],
  ImageGallery: ['name', 'image'],
  ImageObject: ['contentUrl'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', ['jobLocation', 'applicantLocationRequirements']],
  ListItem: ['position', 'name', 'item'],
  MenuItem: ['name'],
  MonetaryAmount: ['currency', 'value'],
  Offer: [
    ['price', 'priceSpecification'],
    ['priceCurrency', 'priceSpecification'],
  ],
  OfferCatalog: ['name', 'itemListElement'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  Product: ['name', ['offers', 'review', 'aggregateRating']],
  QuantitativeValue: ['unitText', ['value', 'minValue']],
  Question: ['name', 'acceptedAnswer'],
  Rating: ['ratingValue'],
  Recipe: ['name', 'image'],
  Review: ['reviewRating', 'author'],
  Service: ['name', 'provider'],
  Thing: ['name'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  VirtualLocation: ['url'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url'],
};

/** Businesses with an address: every other type. */
const ofBusiness = ['name', 'address'];

const fullUrl = /^https:\/\/[^/\s]+(?:\/|$)/;
const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?[+-]\d\d:\d\d$/;
const dayOrMoment = new RegExp(`${day.source}|${moment.source}`);
const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The form of each value. */
const forms: Record<string, RegExp> = {
  ...Object.fromEntries(
    ['@id', 'url', 'item', 'logo', 'image', 'contentUrl', 'embedUrl', 'thumbnailUrl', 'hasMap', 'sameAs'].map((name) => [name, fullUrl]),
  ),
  ...{ startDate: dayOrMoment, endDate: dayOrMoment, opens: time, closes: time, validFrom: day },
  ...{ datePublished: dayOrMoment, datePosted: dayOrMoment, uploadDate: dayOrMoment, validThrough: dayOrMoment },
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the nodes in a value, and the nodes inside of them. */
const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};

/** Returns what is wrong with the structured data of a page. */
export function mistakesIn(graph: unknown): string[] {
  const nodes = nodesIn(JSON.parse(JSON.stringify(graph)));
  const known = new Set(nodes.flatMap((node) => ('@type' in node ? [node['@id']] : [])));
  return nodes.flatMap((node) => [
    ...('@id' in node && !known.has(node['@id']) ? [`refers to ${String(node['@id'])}, which is not on the page`] : []),
    ...missingIn(node),
    ...malformedIn(node),
  ]);
}

function missingIn(node: Node): string[] {
  const type = node['@type'];
  if (typeof type !== 'string') return [];
  const isPresent = (name: string): boolean => ![undefined, ''].includes(node[name]?.toString());
  const fields = Object.hasOwn(required, type) ? (required[type] ?? []) : ofBusiness;
  return fields.flatMap((names) => ([names].flat().some(isPresent) ? [] : [`${type} lacks ${[names].flat().join(' or ')}`]));
}

function malformedIn(node: Node): string[] {
  const currency = String(node.priceCurrency ?? 'EUR');
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return Object.entries(node).flatMap(([name, value]) => {
    const texts = [value].flat().filter((one) => typeof one === 'string');
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    const wrong = form ? texts.filter((text) => !form.test(text)) : [];
    const decimals = name === 'price' ? (String(value).split('.')[1]?.length ?? 0) : 0;
    return [
      ...wrong.map((text) => `${String(node['@type'])} has ${name}: ${text}`),
      ...(decimals > maximumFractionDigits ? [`${String(node['@type'])} has price: ${String(value)} ${currency}`] : []),
    ];
  });
}
