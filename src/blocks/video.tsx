import { fillIn, Glyph, Picture, readyHtml } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type Props = PropsOf<typeof blocks.video>;

export default function Video(props: Props) {
  const { id, blockKey, background, heading, text, transcript, strings } = props;
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <div className="mt-10 lg:mt-14">
        <Player {...props} headingId={headingId} />
        {transcript && (
          <details className="group mt-6 border-b border-current/15">
            <summary className="flex cursor-pointer items-center justify-between gap-6 py-5">
              <h3 className="font-display text-lg font-semibold">{strings.player.transcript}</h3>
              <Glyph name="plus" className="size-5 shrink-0 accent transition-transform duration-200 group-open:rotate-45" />
            </summary>
            <div className="prose max-w-measure pb-8" dangerouslySetInnerHTML={{ __html: readyHtml(transcript.html, blockKey) }} />
          </details>
        )}
      </div>
    </Section>
  );
}

function Player({ video, url, poster, captions, heading, headingId, site, strings }: Props & { headingId: string }) {
  if (video)
    return (
      // biome-ignore lint/a11y/useMediaCaption: a video without speech needs no captions; the field says so.
      <video
        controls
        playsInline
        preload="none"
        poster={poster.src}
        width={poster.width}
        height={poster.height}
        aria-labelledby={headingId}
        className="w-full rounded-panel bg-current/10 shadow-lift"
      >
        {video.sources.map(({ src, type }) => (
          <source key={type} src={src} type={type} />
        ))}
        {captions && <track kind="captions" src={captions} srcLang={site.language} label={nameOf(site.language)} default />}
      </video>
    );
  return (
    <a href={url} target="_blank" rel="noopener" className="group relative block overflow-clip rounded-panel bg-current/10 shadow-lift">
      <Picture image={{ ...poster, alt: '' }} sizes="(min-width: 82rem) 74rem, 92vw" className="aspect-video w-full object-cover" />
      <span className="button button-primary absolute bottom-4 left-4 sm:bottom-8 sm:left-8">
        <Glyph name="play" className="size-5" />
        {fillIn(strings.player.watch, { platform: url?.includes('vimeo') ? 'Vimeo' : 'YouTube' })}
        <span className="sr-only">{`: ${heading} ${strings.links.newTab}`}</span>
      </span>
    </a>
  );
}

/** Returns the name of a language in itself, such as "Deutsch". */
const nameOf = (language: string): string => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
