import type { BlockProps } from '../model/block-props.ts';
import { BackgroundFilm } from '../ui/background-film.tsx';
import { ButtonLink } from '../ui/button-link.tsx';

export default function HeroVideo({
  id,
  blockKey,
  eyebrow,
  heading,
  text,
  video,
  poster,
  primary,
  secondary,
  facts,
}: BlockProps<'hero-video'>) {
  const headingId = `${blockKey}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="dark relative isolate flex min-h-svh flex-col overflow-hidden bg-ink text-cotton"
    >
      <BackgroundFilm video={video} poster={poster} />
      <div className="column flex grow flex-col justify-center pt-32 pb-16">
        <div className="max-w-2xl">
          {eyebrow && <p className="badge mb-6">{eyebrow}</p>}
          <h1 id={headingId} className="text-display font-display font-bold text-balance">
            {heading}
          </h1>
          <p className="mt-6 max-w-xl text-lead opacity-90">{text}</p>
          {(primary ?? secondary) && (
            <div className="mt-10 flex flex-wrap gap-4">
              {primary && <ButtonLink to={primary.to}>{primary.label}</ButtonLink>}
              {secondary && (
                <ButtonLink to={secondary.to} look="quiet">
                  {secondary.label}
                </ButtonLink>
              )}
            </div>
          )}
        </div>
      </div>
      {facts.length > 0 && (
        <dl className="column grid w-full grid-cols-2 gap-x-6 gap-y-5 border-t border-cotton/15 pt-6 pr-16 pb-8 lg:grid-cols-4">
          {facts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-small opacity-80">{label}</dt>
              <dd className="font-display text-xl font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
