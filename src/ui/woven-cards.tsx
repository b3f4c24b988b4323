import type { ResolvedRecord } from '../model/resolved.ts';
import { classNames } from './class-names.ts';
import { Glyph } from './glyph.tsx';
import { Picture } from './picture.tsx';
import type { Tone } from './section.tsx';
import { type WovenPlace, wovenPlaces } from './woven-places.ts';

type Service = ResolvedRecord<'services'>;

const narrowGrounds: Record<Tone, string> = { light: 'bg-paper', paper: 'bg-cotton', dark: 'bg-cotton/10' };
const wideGrounds: Record<Tone, string> = {
  light: 'lg:bg-ink lg:text-cotton lg:**:outline-marigold',
  paper: 'lg:bg-ink lg:text-cotton lg:**:outline-marigold',
  dark: 'lg:bg-peacock',
};
const spans = { 2: 'lg:col-span-2', 3: 'lg:col-span-3', 6: 'lg:col-span-6' };

/**
 * Services as cells of one cloth: rows of three and of two by turns, sewn together with threads. On phones a
 * plain list with small pictures.
 */
export function WovenCards({ services, tone }: { services: readonly Service[]; tone: Tone }) {
  const places = wovenPlaces(services.length);
  return (
    <ul className="isolate grid gap-4 md:grid-cols-2 lg:grid-cols-6 lg:gap-6">
      {services.map((service, index) => {
        const place = places[index];
        return place && <Cell key={service.id} service={service} place={place} tone={tone} />;
      })}
    </ul>
  );
}

function Cell({ service: { title, desc, image, link }, place, tone }: { service: Service; place: WovenPlace; tone: Tone }) {
  const { isWide, span, isLastInRow, leadsDown } = place;
  return (
    <li
      className={classNames(
        'group relative grid grid-cols-[6rem_1fr] rounded-panel shadow-lift md:flex md:flex-col',
        'transition-transform duration-150 motion-safe:has-[a:hover]:-translate-y-1',
        narrowGrounds[tone],
        spans[span],
        isWide && wideGrounds[tone],
        isWide && 'lg:grid lg:grid-cols-2',
        'md:max-lg:last:odd:col-span-2',
      )}
    >
      <Picture
        image={{ ...image, alt: '' }}
        sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 96px"
        className={classNames(
          'size-full rounded-l-panel object-cover md:h-auto md:aspect-3/2 md:rounded-b-none md:rounded-t-panel',
          isWide && 'lg:aspect-auto lg:h-full lg:min-h-72 lg:rounded-r-none lg:rounded-l-panel',
        )}
      />
      <div className={classNames('p-5 lg:p-7', isWide && 'lg:self-center')}>
        <h3 className="font-display text-lg leading-snug font-semibold lg:text-xl">
          <a href={link} className="hover-line inline-block py-0.5 after:absolute after:inset-0 after:rounded-panel">
            {title}
            <Glyph name="arrow-right" className="ml-2 inline size-4 transition-transform duration-150 group-has-[a:hover]:translate-x-1" />
          </a>
        </h3>
        <p className="mt-2 text-small opacity-85 lg:text-base">{desc}</p>
      </div>
      {!isLastInRow && <Stitch className="top-1/4 left-full h-6 w-14 -translate-x-4 flex-col max-lg:hidden" />}
      {leadsDown && <Stitch className="top-full left-1/4 h-14 w-6 -translate-y-4 max-lg:hidden" />}
    </li>
  );
}

/** Three short threads that hold two cells together across the gap between them. */
function Stitch({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('pointer-events-none absolute z-1 flex justify-between *:size-full *:max-h-full', className)}
    >
      <span className="rounded-full bg-madder" />
      <span className="mx-0.5 rounded-full bg-marigold" />
      <span className="rounded-full bg-peacock" />
    </span>
  );
}
