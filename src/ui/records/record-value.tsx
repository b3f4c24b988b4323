import {
  classNames,
  fillIn,
  formatValue,
  Icon,
  LineIcon,
  Picture,
  phoneHref,
  readyHtml,
  type ShownEntry,
  type ShownValue,
  type ValueWords,
} from 'pagewright/react';
import type { Strings } from 'pagewright/strings';
import { TextLink } from '../links/text-link.tsx';

/** What values of records are shown with. */
export type RecordContext = {
  site: ValueWords;
  strings: Pick<Strings, 'records' | 'links' | 'richText'>;
  blockKey: string;
};

type RecordValueProps = { value: ShownValue; context: RecordContext };

/** A value of a record, of any kind. */
export function RecordValue({ value, context }: RecordValueProps) {
  const { site, strings, blockKey } = context;
  switch (value.kind) {
    case 'list':
      return <ValueList values={value.values} context={context} />;
    case 'group':
      return <GroupValue entries={value.entries} context={context} />;
    case 'yes-no':
      return value.isYes ? strings.records.yes : strings.records.no;
    case 'link':
      return (
        <TextLink to={value.href} newTab={strings.links.newTab}>
          {value.href.replace(/^https:\/\//, '')}
        </TextLink>
      );
    case 'email':
      return (
        <a href={`mailto:${value.text}`} className="text-link wrap-anywhere">
          {value.text}
        </a>
      );
    case 'phone':
      return (
        <a dir="ltr" href={phoneHref(value.text)} className="text-link">
          {value.text}
        </a>
      );
    case 'record':
      return value.href === undefined ? (
        value.title
      ) : (
        <a href={value.href} className="text-link">
          {value.title}
        </a>
      );
    case 'image':
      return (
        <Picture
          image={value.image}
          sizes="(min-width: 48rem) 37rem, 92vw"
          className="w-full max-w-148 rounded-panel bg-current/10 object-cover"
        />
      );
    case 'icon':
      return <Icon shapes={value.shapes} className="size-6 accent" />;
    case 'file':
      return (
        <a href={value.file.href} className="text-link wrap-anywhere">
          {value.file.name}
        </a>
      );
    case 'rich':
      return <div className="prose" dangerouslySetInnerHTML={{ __html: readyHtml(value.html, blockKey, strings.richText) }} />;
    case 'number':
      if (value.format?.type === 'rating') return <Rating value={value.number} max={value.format.max} context={context} />;
      return formatValue(value, site);
    default:
      return formatValue(value, site);
  }
}

/** Several values: those of one line beside each other, others one below the other. */
function ValueList({ values, context }: { values: readonly ShownValue[]; context: RecordContext }) {
  const isShort = values.every((value) => value.kind === 'record' || formatValue(value, context.site) !== undefined);
  return (
    <ul className={isShort ? 'flex flex-wrap gap-x-5 gap-y-1' : 'grid gap-5'}>
      {values.map((value, index) => (
        <li key={index} className="min-w-0">
          <RecordValue value={value} context={context} />
        </li>
      ))}
    </ul>
  );
}

/** The fields of a group. A text at its start is its title. */
function GroupValue({ entries, context }: { entries: readonly ShownEntry[]; context: RecordContext }) {
  const [first, ...others] = entries;
  const title = first?.value.kind === 'text' ? first.value.text : undefined;
  const rest = title === undefined ? entries : others;
  return (
    <div className="grid gap-2">
      {title && <p className="font-title">{title}</p>}
      {rest.map((entry) =>
        entry.value.kind === 'rich' ? (
          <RecordValue key={entry.name} value={entry.value} context={context} />
        ) : (
          <EntryList key={entry.name} entries={[entry]} context={context} />
        ),
      )}
    </div>
  );
}

const star = 'm12 3 2.800 5.700 6.200.900-4.500 4.400 1.100 6.200L12 17.300l-5.600 2.900 1.100-6.200L3 9.600l6.200-.900z';

function Rating({ value, max, context: { site, strings } }: { value: number; max: number; context: RecordContext }) {
  const format = (number: number): string => new Intl.NumberFormat(site.language).format(number);
  return (
    <span className="inline-flex items-center gap-1.5">
      <LineIcon path={star} className="size-5 accent" />
      <span aria-hidden="true">{`${format(value)}/${format(max)}`}</span>
      <span className="sr-only">{fillIn(strings.records.rating, { value: format(value), max: format(max) })}</span>
    </span>
  );
}

type EntryListProps = { entries: readonly ShownEntry[]; context: RecordContext; className?: string };

/** The fields of a record or of a group: each label with its value. Long values stand below their label. */
export function EntryList({ entries, context, className }: EntryListProps) {
  if (entries.length === 0) return null;
  return (
    <dl className={classNames('grid gap-3', className)}>
      {entries.map(({ name, label, value }) => (
        <div key={name} className={classNames('min-w-0', !isLong(value) && 'flex flex-wrap justify-between gap-x-6')}>
          <dt className="opacity-85">{label}</dt>
          <dd className={classNames('min-w-0', isLong(value) && 'mt-2')}>
            <RecordValue value={value} context={context} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const longKinds: ReadonlySet<ShownEntry['value']['kind']> = new Set(['rich', 'image', 'group']);

const isLong = (value: ShownEntry['value']): boolean =>
  longKinds.has(value.kind) || (value.kind === 'list' && value.values.some(({ kind }) => longKinds.has(kind)));

/** The badge of a record that nobody can order, behind its title. */
export const Closed = ({ children }: { children: string }) => (
  <>
    {' '}
    <span className="badge ms-2 align-middle text-small whitespace-nowrap">{children}</span>
  </>
);
