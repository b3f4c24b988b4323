import { classNames } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { BackgroundVideo, VideoToggle } from '../ui/background-video.tsx';
import { ButtonPair } from '../ui/links/button-pair.tsx';

export default function HeroVideo({
  id,
  blockKey,
  eyebrow,
  heading,
  headingRich,
  text,
  video,
  poster,
  primary,
  secondary,
  facts,
  strings,
}: PropsOf<(typeof blocks)['hero-video']>) {
  const headingId = `${blockKey}-heading`;
  const { parts } = useLook();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(parts.hero, 'dark relative isolate flex min-h-[min(100svh,70rem)] flex-col overflow-hidden bg-dark text-light')}
    >
      <div className="column flex flex-col justify-center pt-32 pb-10 lg:grow">
        <div className="max-w-2xl">
          {eyebrow && <p className="badge mb-6">{eyebrow}</p>}
          <HeroHeading id={headingId} heading={heading} headingRich={headingRich} />
          <p className="mt-6 max-w-xl text-lead opacity-90">{text}</p>
          <ButtonPair primary={primary} secondary={secondary} newTab={strings.links.newTab} />
        </div>
      </div>
      <BackgroundVideo video={video} poster={poster} />
      <div className="column pb-3 max-lg:-mt-12">
        <VideoToggle label={strings.video.pause} />
      </div>
      {facts.length > 0 && (
        <div className="column pb-8">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-t border-light/20 pt-6 max-lg:pe-14 lg:grid-cols-4">
            {facts.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-small opacity-85">{label}</dt>
                <dd className="font-display font-title sm:text-xl">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

/** The heading of the page. Words in `<em>` have the highlight colour. */
function HeroHeading({
  id,
  heading,
  headingRich,
}: Pick<PropsOf<(typeof blocks)['hero-video']>, 'heading' | 'headingRich'> & { id: string }) {
  const className = 'text-display font-display font-heading text-balance [&_em]:text-highlight [&_em]:not-italic';
  return headingRich ? (
    <h1 id={id} className={className} dangerouslySetInnerHTML={{ __html: headingRich.html }} />
  ) : (
    <h1 id={id} className={className}>
      {heading}
    </h1>
  );
}
