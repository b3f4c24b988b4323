import { classNames, Glyph, Picture } from 'pagewright/react';
import type { SiteRecord } from '../../../schemas/collections/index.ts';
import { useLook } from '../../looks/look-context.tsx';
import { OptionalLink } from '../links/optional-link.tsx';
import type { Background } from '../section.tsx';
import { type CardPlace, cardPlaces } from './card-places.ts';

type Service = SiteRecord<'services'>;

const narrowBackgrounds: Record<Background, string> = { light: 'bg-paper', paper: 'bg-light', dark: 'bg-light/10' };
const wideBackgrounds: Record<Background, string> = {
  light: 'lg:bg-dark lg:text-light lg:**:outline-current',
  paper: 'lg:bg-dark lg:text-light lg:**:outline-current',
  dark: 'lg:bg-secondary',
};
const spans = {
  2: 'lg:col-span-2',
  3: 'lg:col-span-3 lg:grid-cols-2 lg:items-center',
  6: 'lg:col-span-6 lg:grid-cols-[1fr_2fr] lg:items-center',
};

/** Services as cards in rows of three and two, alternating, connected by the pattern of the brand. On phones a list with small pictures. */
export function CardRows({ services, background }: { services: readonly Service[]; background: Background }) {
  const places = cardPlaces(services.length);
  return (
    <ul className="isolate grid gap-4 md:grid-cols-2 lg:grid-cols-6 lg:gap-6">
      {services.map((service, index) => {
        const place = places[index];
        return place && <Card key={service.id} service={service} place={place} background={background} />;
      })}
    </ul>
  );
}

function Card({
  service: { title, desc, image, link, href },
  place,
  background,
}: {
  service: Service;
  place: CardPlace;
  background: Background;
}) {
  const { isWide, span, isLastInRow, hasCardBelow } = place;
  const { pattern, parts } = useLook();
  const to = link ?? href;
  return (
    <li
      className={classNames(
        parts.card,
        'picture-card lift-on-hover group',
        narrowBackgrounds[background],
        spans[span],
        isWide && wideBackgrounds[background],
        !isLastInRow && pattern.classes.toNextCard,
        hasCardBelow && pattern.classes.toCardBelow,
      )}
    >
      <Picture
        image={{ ...image, alt: '' }}
        sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 112px"
        className="aspect-square w-full rounded-field bg-current/10 object-cover md:aspect-4/3"
      />
      <div className="p-3 lg:p-5">
        <h3 className="font-display text-lg leading-snug font-title lg:text-xl">
          <OptionalLink to={to} className="hover-line stretched-link inline-block py-0.5">
            {`${title}\u00a0`}
            {to !== undefined && <Glyph name="arrow-right" className="ms-1 inline size-4 nudging group-has-[a:hover]:nudge-forward" />}
          </OptionalLink>
        </h3>
        <p className="mt-2 text-small opacity-85 lg:text-base">{desc}</p>
      </div>
    </li>
  );
}
