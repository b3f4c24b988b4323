import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

/** A field to search in the site. search.enhance.ts shows the results; without script there are links to the main pages. */
export default function Search({ id, blockKey, background, heading, text, site, strings }: PropsOf<typeof blocks.search>) {
  const headingId = `${blockKey}-heading`;
  const fieldId = `${blockKey}-field`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <search className="mt-8 block max-w-3xl">
        <form data-search={site.index} className="hidden script:block">
          <label htmlFor={fieldId} className="mb-2 block font-semibold">
            {strings.search.label}
          </label>
          <input id={fieldId} type="search" name="q" autoComplete="off" enterKeyHint="search" maxLength={100} className="form-box" />
        </form>
        <p
          role="status"
          className="mt-4 min-h-6 text-small"
          data-search-status
          data-found={JSON.stringify(strings.search.found)}
          data-none={strings.search.none}
          data-loading={strings.search.loading}
          data-failed={strings.search.failed}
        />
        <ol data-search-results className="mt-3 grid gap-6 [&_mark]:bg-highlight [&_mark]:text-dark" />
        <template>
          <li>
            <a href={site.home} className="text-link font-display text-xl font-title">
              <span />
            </a>
            <p className="mt-1 opacity-85" />
          </li>
        </template>
        <ul className="grid gap-3 script:hidden">
          {site.navigation.flatMap(withItems).map(({ label, to }) => (
            <li key={to}>
              <a href={to} className="text-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </search>
    </Section>
  );
}

type Entry = PropsOf<typeof blocks.search>['site']['navigation'][number];

/** Returns the link of an entry of the navigation, if it has one, and those of its menu. */
const withItems = ({ label, to, items = [] }: Entry) => [...(to === undefined ? [] : [{ label, to }]), ...items];
