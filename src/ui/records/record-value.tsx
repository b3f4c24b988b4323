import {
  classNames,
  formatValue,
  Icon,
  Picture,
  phoneHref,
  readyHtml,
  type ShownEntry,
  type ShownValue,
  type ValueWords,
} from 'pagewright/react';
import type { Strings } from 'pagewright/strings';
import { ButtonLink } from '../links/button-link.tsx';
import { DownloadIcon } from '../links/download-icon.tsx';
import { TextLink } from '../links/text-link.tsx';
import { formatBytes } from '../text/format-bytes.ts';
import { Rating } from './rating.tsx';

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
    case 'button':
      return (
        <ButtonLink to={value.href} newTab={strings.links.newTab}>
          {value.text}
        </ButtonLink>
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
    case 'pictures':
      return (
        <ul className="grid gap-5">
          {value.pictures.map(({ image, caption }, index) => (
            <li key={index}>
              <figure>
                <RecordValue value={{ kind: 'image', image }} context={context} />
                {caption && <figcaption className="mt-2 text-small opacity-85">{caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      );
    case 'icon':
      return <Icon shapes={value.shapes} className="size-6 accent" />;
    case 'file':
      return (
        <span className="inline-flex flex-wrap items-baseline gap-x-2">
          <DownloadIcon className="size-5 shrink-0 self-center accent" />
          <a href={value.file.href} {...(value.file.isPicture && { download: value.file.name })} className="text-link wrap-anywhere">
            {value.file.name}
          </a>
          <span className="text-small opacity-85">{`${value.file.type.toUpperCase()} · ${formatBytes(value.file.bytes, site.language)}`}</span>
        </span>
      );
    case 'rich':
      return <div className="prose" dangerouslySetInnerHTML={{ __html: readyHtml(value.html, blockKey, strings.richText) }} />;
    case 'number':
      if (value.format?.type === 'rating')
        return <Rating value={value.number} max={value.format.max} language={site.language} strings={strings.records} />;
      return formatValue(value, site);
    default:
      return formatValue(value, site);
  }
}

/** Several values: titles and texts of one or two words in a line, with commas, other lines with bullets, and longer values below each other. */
function ValueList({ values, context }: { values: readonly ShownValue[]; context: RecordContext }) {
  const texts = values.map((value) => (value.kind === 'record' ? value.title : formatValue(value, context.site)));
  const hasPhrases = values.some((value) => value.kind === 'text' && value.text.split(' ').length > 2);
  const isShort = texts.every((text) => text !== undefined);
  const isInLine = isShort && !hasPhrases;
  const commas = isInLine ? commasBetween(values.length, context.site.language) : [];
  return (
    <ul className={!isShort ? 'grid gap-5' : hasPhrases ? 'list-disc ps-5' : undefined}>
      {values.map((value, index) => (
        <li key={index} className={isInLine ? 'inline' : 'min-w-0'}>
          <RecordValue value={value} context={context} />
          {commas[index]}
        </li>
      ))}
    </ul>
  );
}

/** Returns what stands behind each of several words in a line, as the language writes it: a comma and a space. */
const commasBetween = (count: number, language: string): string[] =>
  new Intl.ListFormat(language, { type: 'unit' })
    .formatToParts(Array.from({ length: count }, () => '-'))
    .flatMap(({ type, value }) => (type === 'literal' ? [value] : []));

/** The fields of a group. A text at its start is its title, and its first amount of money stands beside that one. A list alone below a title needs no label. */
function GroupValue({ entries, context }: { entries: readonly ShownEntry[]; context: RecordContext }) {
  const [first] = entries;
  const title = first?.value.kind === 'text' ? first.value.text : undefined;
  const price = title === undefined ? undefined : entries.find(({ value }) => value.kind === 'number' && value.format?.type === 'money');
  const rest = title === undefined ? entries : entries.filter((entry) => entry !== first && entry !== price);
  const isTitled = title !== undefined && rest.length === 1;
  return (
    <div className="grid gap-1">
      {title && (
        <p className="flex flex-wrap justify-between gap-x-6 font-title">
          {title}
          {price && (
            <span>
              <span className="sr-only">{`${price.label}: `}</span>
              <RecordValue value={price.value} context={context} />
            </span>
          )}
        </p>
      )}
      {rest.map((entry) =>
        entry.value.kind === 'rich' || (isTitled && entry.value.kind === 'list') ? (
          <RecordValue key={entry.name} value={entry.value} context={context} />
        ) : (
          <EntryList key={entry.name} entries={[entry]} context={context} />
        ),
      )}
    </div>
  );
}

type EntryListProps = {
  entries: readonly ShownEntry[];
  context: RecordContext;
  className?: string;
  /** True for a line between the fields. */
  hasLines?: boolean;
};

/** The fields of a record or of a group: each label with its value, and buttons at the end. Long values stand below their label. */
export function EntryList({ entries, context, className, hasLines = false }: EntryListProps) {
  if (entries.length === 0) return null;
  const facts = entries.filter(({ value }) => value.kind !== 'button');
  const buttons = entries.filter(({ value }) => value.kind === 'button');
  return (
    <div className={className}>
      {facts.length > 0 && (
        <dl className={hasLines ? 'divide-y divide-current/15 *:py-3' : 'grid gap-3'}>
          {facts.map(({ name, label, value }) => (
            <div key={name} className={classNames('min-w-0', !isLong(value) && 'flex flex-wrap justify-between gap-x-6')}>
              <dt className="opacity-85">{label}</dt>
              <dd className={classNames('min-w-0', isLong(value) && 'mt-2')}>
                <RecordValue value={value} context={context} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {buttons.length > 0 && (
        <p
          className={classNames(
            'flex flex-wrap gap-3',
            hasLines ? 'py-5' : 'pt-5',
            hasLines && facts.length > 0 && 'border-t border-current/15',
          )}
        >
          {buttons.map(({ name, value }) => (
            <RecordValue key={name} value={value} context={context} />
          ))}
        </p>
      )}
    </div>
  );
}

const longKinds: ReadonlySet<ShownEntry['value']['kind']> = new Set(['rich', 'image', 'pictures', 'group']);

const isLong = (value: ShownEntry['value']): boolean =>
  longKinds.has(value.kind) || (value.kind === 'list' && value.values.some(({ kind }) => longKinds.has(kind)));

/** The badge of a record that nobody can order, behind its title. */
export const Closed = ({ children }: { children: string }) => (
  <>
    {/* The distance is that of the space, so that a badge in a line of its own begins where the title does. */}
    <span className="tracking-[0.5rem]"> </span>
    <span className="badge inline-block align-middle whitespace-nowrap">{children}</span>
  </>
);
