import { classNames, fillIn, formatTimes, Picture, type ShownRecord, type ShownRecords, useIsNested } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { ReactNode } from 'react';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { columnsFor } from '../ui/cards/card-columns.ts';
import { OptionalLink } from '../ui/links/optional-link.tsx';
import { CalendarDays } from '../ui/records/calendar-days.tsx';
import { CalendarLink } from '../ui/records/calendar-link.tsx';
import { entryProps } from '../ui/records/entry-props.ts';
import { RecordTable } from '../ui/records/record-table.tsx';
import { Closed, EntryList, type RecordContext, RecordValue } from '../ui/records/record-value.tsx';
import { ShowMore } from '../ui/records/show-more.tsx';
import { VisitorControls } from '../ui/records/visitor-controls.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type Props = PropsOf<typeof blocks.list>;

/** A list of records without records is left out, unless it has a sentence for this. */
export default function List({ id, blockKey, background, heading, text, records, as, moreAfter, empty, site, strings }: Props) {
  if (records.records.length === 0 && empty === undefined) return null;
  const headingId = `${blockKey}-heading`;
  const groups = groupsOf(records);
  const isEmpty = records.records.every(isHidden);
  const Look = looks[as];
  return (
    <Section id={id} background={background} labelledBy={headingId} isHidden={isEmpty && empty === undefined}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      {records.visitors && records.records.length > 0 && (
        <VisitorControls
          visitors={records.visitors}
          count={records.records.filter((record) => !isHidden(record)).length}
          name={id ?? blockKey}
          labelledBy={headingId}
          language={site.language}
          strings={strings}
        />
      )}
      <div data-by-time={records.byTime && (records.byTime.limit ?? '')}>
        {empty !== undefined && (isEmpty || records.byTime) && (
          <p data-none="" hidden={!isEmpty} className="mt-10 text-lead">
            {empty}
          </p>
        )}
        {groups.map(({ name, records: own }) => (
          <Group key={name} name={name} isHidden={own.every(isHidden)}>
            {(Title) => (
              <ShowMore
                records={own}
                after={moreAfter}
                label={(count) => fillIn(strings.list.more, { count: count.toLocaleString(site.language) })}
              >
                {(part) => (
                  <Look
                    records={{ ...records, records: part }}
                    context={{ site, strings, blockKey }}
                    Title={Title}
                    label={name || heading}
                    isInParts={moreAfter !== undefined}
                  />
                )}
              </ShowMore>
            )}
          </Group>
        ))}
      </div>
      {records.calendar && (
        <p className="mt-10">
          <CalendarLink href={records.calendar}>{strings.records.allDates}</CalendarLink>
        </p>
      )}
    </Section>
  );
}

/** True for a record that does not belong to the list now, and may later. */
const isHidden = ({ shown }: Pick<ShownRecord, 'shown'>): boolean => shown?.isHidden === true;

/** Divides records into groups, in the order of their first records. Without a field for that, there is one group without a name. */
function groupsOf({ records }: ShownRecords): { name: string; records: ShownRecord[] }[] {
  const names = [...new Set(records.map(({ group = '' }) => group))];
  return names.map((name) => ({ name, records: records.filter(({ group = '' }) => group === name) }));
}

type TitleLevel = 'h3' | 'h4' | 'h5';

/** A group with its heading. The titles of its records are one level below. */
function Group({ name, isHidden, children }: { name: string; isHidden: boolean; children: (Title: TitleLevel) => ReactNode }) {
  const isNested = useIsNested();
  const GroupTitle = isNested ? 'h4' : 'h3';
  const isNamed = name !== '';
  return (
    <div data-group="" hidden={isHidden} className="mt-14">
      {isNamed && <GroupTitle className="mb-8 font-display text-2xl font-title">{name}</GroupTitle>}
      {children(isNamed ? (isNested ? 'h5' : 'h4') : GroupTitle)}
    </div>
  );
}

type LookProps = {
  records: ShownRecords;
  context: RecordContext;
  Title: TitleLevel;
  label: string;
  /** Part of the records follows in another list, whose columns are as wide. */
  isInParts: boolean;
};

const looks: Record<Props['as'], (props: LookProps) => ReactNode> = {
  cards: Cards,
  rows: Rows,
  table: RecordTable,
  menu: Menu,
  calendar: Calendar,
};

/** The title of a record: a link to its page, as large as the record. Links in its fields are above that one. */
function RecordTitle({
  record: { title, href, lang, closed },
  Title,
  className,
}: {
  record: ShownRecord;
  Title: TitleLevel;
  className: string;
}) {
  return (
    <Title lang={lang} className={classNames('font-display leading-snug font-title', className)}>
      <OptionalLink to={href} className="stretched-link text-link font-title">
        {title}
      </OptionalLink>
      {closed && <Closed>{closed}</Closed>}
    </Title>
  );
}

/* The entries of lists are blocks: of those with the style of list items, browsers count all again for each one that a script hides. */

function Cards({ records: { records }, context, Title }: LookProps) {
  const { parts, cardSizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 44vw, 92vw' } = useLook();
  return (
    <ul
      className={classNames(
        'grid gap-x-10 gap-y-14 in-data-more:mt-14 sm:grid-cols-2',
        columnsFor(records.filter((record) => !isHidden(record)).length),
      )}
    >
      {records.map((record) => (
        <li key={record.id} {...entryProps(record)} className={classNames(parts.card, 'relative block border-t-2 border-current/15 pt-6')}>
          {record.picture && (
            <Picture image={record.picture} sizes={cardSizes} className="mb-5 aspect-3/2 w-full rounded-panel bg-current/10 object-cover" />
          )}
          <RecordTitle record={record} Title={Title} className="text-xl" />
          {record.summary && <p className="mt-3 opacity-85">{record.summary}</p>}
          <EntryList entries={record.entries} context={context} className="mt-5 text-small [&_a]:relative" />
        </li>
      ))}
    </ul>
  );
}

function Rows({ records: { records }, context, Title }: LookProps) {
  const { parts, rowSizes = '10rem' } = useLook();
  return (
    <ul className="border-t-2 border-current/15 in-data-more:border-t-0">
      {records.map((record) => (
        <li
          key={record.id}
          {...entryProps(record)}
          className={classNames(parts.row, 'relative flex flex-wrap gap-x-8 gap-y-5 border-b border-current/15 py-6 sm:flex-nowrap')}
        >
          {record.picture && (
            <Picture
              image={record.picture}
              sizes={rowSizes}
              className="aspect-square w-24 shrink-0 self-start rounded-panel bg-current/10 object-cover sm:w-40"
            />
          )}
          <div className="min-w-0 grow basis-60">
            <RecordTitle record={record} Title={Title} className="text-xl" />
            {record.summary && <p className="mt-2 max-w-measure opacity-85">{record.summary}</p>}
          </div>
          <EntryList
            entries={record.entries}
            context={context}
            className="w-full self-start text-small [&_a]:relative sm:w-80 sm:shrink-0"
          />
        </li>
      ))}
    </ul>
  );
}

/** As in a restaurant: a dotted line from the title to the last field without a button, and the others below. */
function Menu({ records: { fields, records }, context, Title }: LookProps) {
  const isButton = (field: string): boolean =>
    records.some(({ entries }) => entries.some(({ name, value }) => name === field && value.kind === 'button'));
  const price = fields.findLast(({ name }) => !isButton(name))?.name;
  return (
    <ul className="grid gap-x-16 gap-y-8 in-data-more:mt-8 lg:grid-cols-2">
      {records.map((record) => {
        const last = record.entries.find(({ name }) => name === price);
        return (
          <li key={record.id} {...entryProps(record)} className="relative block min-w-0 break-inside-avoid">
            <div className="flex items-baseline gap-3">
              <RecordTitle record={record} Title={Title} className="text-lg" />
              {last && (
                <>
                  <span aria-hidden="true" className="min-w-6 grow border-b-2 border-dotted border-current/40" />
                  <span className="shrink-0 font-title [&_a]:relative">
                    <span className="sr-only">{`${last.label}: `}</span>
                    <RecordValue value={last.value} context={context} />
                  </span>
                </>
              )}
            </div>
            {record.summary && <p className="mt-1 opacity-85">{record.summary}</p>}
            <EntryList
              entries={record.entries.filter((entry) => entry !== last)}
              context={context}
              className="mt-2 text-small [&_a]:relative"
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The day of each record at the start of its row. A record without a date has none. */
function Calendar({ records: { records }, context, Title }: LookProps) {
  const { parts } = useLook();
  const { site, strings } = context;
  return (
    <ul className="border-t-2 border-current/15 in-data-more:border-t-0">
      {records.map((record) => {
        const times = record.date && formatTimes(record.date.from, record.date.until, site);
        return (
          <li
            key={record.id}
            {...entryProps(record)}
            className={classNames(
              parts.row,
              'relative grid break-inside-avoid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 border-b border-current/15 py-6 sm:grid-cols-[11rem_minmax(0,1fr)]',
            )}
          >
            {record.date && <CalendarDays {...record.date} language={site.language} />}
            <div className="col-start-2 grid gap-x-8 gap-y-4 *:min-w-0 lg:grid-cols-[1fr_20rem]">
              <div>
                <RecordTitle record={record} Title={Title} className="text-xl" />
                {times && <p className="mt-1 font-semibold">{times}</p>}
                {record.summary && <p className="mt-2 max-w-measure opacity-85">{record.summary}</p>}
                {record.calendar && (
                  <CalendarLink href={record.calendar} title={record.title} className="relative mt-2 text-small">
                    {strings.records.addToCalendar}
                  </CalendarLink>
                )}
              </div>
              <EntryList entries={record.entries} context={context} className="self-start text-small [&_a]:relative" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
