import { classNames, Glyph, Picture } from 'pagewright/react';
import type { SiteRecord } from '../../schemas/collections/index.ts';
import { OptionalLink } from './optional-link.tsx';
import type { Background } from './section.tsx';
import { type WovenPlace, wovenPlaces } from './woven-places.ts';

type Service = SiteRecord<'services'>;

const narrowGrounds: Record<Background, string> = { light: 'bg-paper', paper: 'bg-cotton', dark: 'bg-cotton/10' };
const wideGrounds: Record<Background, string> = {
  light: 'lg:bg-ink lg:text-cotton lg:**:outline-marigold',
  paper: 'lg:bg-ink lg:text-cotton lg:**:outline-marigold',
  dark: 'lg:bg-peacock',
};
const spans = {
  2: 'lg:col-span-2',
  3: 'lg:col-span-3 lg:grid-cols-2 lg:items-center',
  6: 'lg:col-span-6 lg:grid-cols-[1fr_2fr] lg:items-center',
};

/**
 * Services as cells of one cloth: rows of three and of two by turns, sewn together with threads. On phones a
 * plain list with small pictures.
 */
export function WovenCards({ services, background }: { services: readonly Service[]; background: Background }) {
  const places = wovenPlaces(services.length);
  return (
    <ul className="isolate grid gap-4 md:grid-cols-2 lg:grid-cols-6 lg:gap-6">
      {services.map((service, index) => {
        const place = places[index];
        return place && <Cell key={service.id} service={service} place={place} background={background} />;
      })}
    </ul>
  );
}

function Cell({
  service: { title, desc, image, link, href },
  place,
  background,
}: {
  service: Service;
  place: WovenPlace;
  background: Background;
}) {
  const { isWide, span, isLastInRow, leadsDown } = place;
  const to = link ?? href;
  return (
    <li
      className={classNames(
        'cell lift-card group',
        narrowGrounds[background],
        spans[span],
        isWide && wideGrounds[background],
        !isLastInRow && 'sewn-across',
        leadsDown && 'sewn-down',
      )}
    >
      <Picture
        image={{ ...image, alt: '' }}
        sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 112px"
        className="aspect-square w-full rounded-xl bg-current/10 object-cover md:aspect-4/3"
      />
      <div className="p-3 lg:p-5">
        <h3 className="font-display text-lg leading-snug font-semibold lg:text-xl">
          <OptionalLink to={to} className="hover-line whole-card inline-block py-0.5">
            {`${title}\u00a0`}
            {to !== undefined && (
              <Glyph
                name="arrow-right"
                className="ml-1 inline size-4 transition-transform duration-150 group-has-[a:hover]:translate-x-1"
              />
            )}
          </OptionalLink>
        </h3>
        <p className="mt-2 text-small opacity-85 lg:text-base">{desc}</p>
      </div>
    </li>
  );
}
