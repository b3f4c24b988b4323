import type { Thing } from 'schema-dts';
import { organizationId, pageUrl } from '../../model/address.ts';
import { escapeHtml } from '../../model/escape-html.ts';
import type { PageModel } from '../../model/page-model.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { type FieldPlan, listIn, planIn } from '../../schema/field-plan.ts';
import type { FeedEntry } from '../../schema/fields/define-block.ts';
import type { ShownEntry } from '../../schema/fields/field-kinds.ts';
import { ownFields, rolesOf } from '../../schema/record-roles.ts';
import type { SiteSettings } from '../../schema/site-settings.ts';
import { searchDataOf } from '../../schema/types/search-data.ts';
import type { TypeFieldKind } from '../../schema/types/type-field-kinds.ts';
import { feedDateOf, type RecordType } from '../../schema/types/type-fields.ts';
import { dayOf } from '../../time/moment.ts';
import { splitName } from '../collections.ts';
import type { ValidPage } from '../validate/validate-page.ts';
import { type CourseDate, recordThing } from './record-thing.ts';
import type { ResolveIndexes } from './reference-findings.ts';
import type { Resolver } from './resolver.ts';
import { shownEntries } from './shown-values.ts';

/** What search engines and feeds get of the record of a page. */
export type RecordOfPage = { data?: Thing; feedEntry?: FeedEntry };

type Context = { schemas: ContentSchemas; indexes: ResolveIndexes; settings: SiteSettings | undefined };

/** Returns what search engines and feeds get of the record of a page, as its type says. Empty for other pages. */
export function recordOfPage(page: ValidPage, { schemas, indexes, settings }: Context, resolver: Resolver): RecordOfPage {
  const { generatedFrom, fields } = page;
  if (generatedFrom === undefined || !fields || !settings) return {};
  const [collection, id] = splitName(generatedFrom);
  const type = Object.hasOwn(schemas.types, collection) ? schemas.types[collection] : undefined;
  if (!type || (type.schema === undefined && !type.feed)) return {};
  const { records, language } = indexes;
  const found = records.get(collection, id);
  const path = records.pathOf(collection, id) ?? fields.path;
  // A record with a problem has none of this, and of several pages of a record the first one has it.
  if (!found?.isWhole || found.isLeftOut || path !== fields.path || typeof found.value !== 'object' || found.value === null) return {};
  for (const [file, facts] of found.mediaFiles) resolver.mediaFiles.set(file, facts);
  const record = found.value;
  const plan = planOf(schemas.recordSchema(collection));
  const own = Reflect.get(record, 'lang') ?? language?.content ?? settings.language;
  const entries = shownEntries(record, ownFields(plan), plan, schemas);
  const subject: Subject = { record, entries, type, plan, schemas, page: fields, language: String(own), settings };
  const data = thingOf(subject);
  return { ...(data && { data }), ...(type.feed && { feedEntry: feedEntryOf(subject) }) };
}

type Subject = {
  record: object;
  entries: readonly ShownEntry[];
  type: RecordType;
  plan: FieldPlan;
  schemas: ContentSchemas;
  page: Pick<PageModel, 'path' | 'title' | 'description'>;
  language: string;
  settings: SiteSettings;
};

function thingOf({ record, entries, page, language, settings, ...own }: Subject): Thing | undefined {
  const search = searchDataOf(own.type);
  if (!search) return undefined;
  return recordThing({
    type: search.type,
    read: (property) => {
      const name = search.fields[property];
      const value: unknown = name === undefined ? undefined : Reflect.get(record, name);
      return value === undefined ? undefined : { value, shown: entries.find((entry) => entry.name === name)?.value };
    },
    instances: search.fields.dates === undefined ? [] : courseDates(Reflect.get(record, search.fields.dates), search.fields.dates, own),
    url: pageUrl(page.path, settings),
    title: page.title,
    description: page.description,
    language,
    timeZone: settings.timeZone,
    organization: { '@id': organizationId(settings) },
  });
}

/** Returns when and where a course is held, from the entries of a list. */
function courseDates(list: unknown, name: string, { type, plan, schemas }: Pick<Subject, 'type' | 'plan' | 'schemas'>): CourseDate[] {
  const item = listIn(planIn(plan, name))?.item;
  if (!Array.isArray(list) || !item) return [];
  const fields = Object.entries(type.fields[name]?.fields ?? {});
  const firstOf = (...kinds: TypeFieldKind[]): string => fields.find(([, field]) => field && kinds.includes(field.kind))?.[0] ?? '';
  const [date, place, price] = [firstOf('date', 'period'), firstOf('place'), firstOf('money')];
  return list.map((entry: object) => ({
    date: Reflect.get(entry, date),
    place: Reflect.get(entry, place),
    price: shownEntries(entry, [price], item, schemas)[0]?.value,
  }));
}

/** Returns the entry of a record in the feed: its picture and its texts. A type with a feed has a required date. */
function feedEntryOf({ record, entries, type, plan, page }: Subject): FeedEntry {
  const { title, picture, summary } = rolesOf(plan, type.roles);
  const text = (name: string | undefined): string | undefined => {
    const value = entries.find((entry) => entry.name === name)?.value;
    return value?.kind === 'text' ? value.text : undefined;
  };
  const image = entries.find(({ name }) => name === picture)?.value;
  const about = text(summary) ?? page.description;
  const texts = entries.flatMap(({ value }) => (value.kind === 'rich' ? [value.html] : []));
  const category = entries.find(({ name }) => type.fields[name]?.kind === 'choice')?.name;
  return {
    title: text(title) ?? page.title,
    summary: about,
    category: text(category) ?? type.many,
    published: dayOf(String(Reflect.get(record, feedDateOf(type) ?? ''))),
    html: [
      ...(image?.kind === 'image' ? [`<p><img src="${escapeHtml(image.image.src)}" alt="${escapeHtml(image.image.alt)}"></p>`] : []),
      ...(texts.length > 0 ? texts : [`<p>${escapeHtml(about)}</p>`]),
    ].join(''),
  };
}
