import { classNames, fillIn, Glyph, Picture, readyHtml } from 'pagewright/react';
import type { DeclaredEmbed, PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { EmbedButton } from '../ui/embed/embed-button.tsx';
import { EmbedNote } from '../ui/embed/embed-note.tsx';
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
              <h3 className="font-display text-lg font-title">{strings.player.transcript}</h3>
              <Glyph name="plus" className="size-5 shrink-0 accent transition-transform duration-200 group-open:rotate-45" />
            </summary>
            <div
              className="prose max-w-measure pb-8"
              dangerouslySetInnerHTML={{ __html: readyHtml(transcript.html, blockKey, strings.richText) }}
            />
          </details>
        )}
      </div>
    </Section>
  );
}

function Player(props: Props & { headingId: string }) {
  const { video, url, poster, captions, headingId, site, embeds } = props;
  const [service] = embeds;
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
  return url && service ? <EmbeddedPlayer {...props} url={url} service={service} /> : <PageLink {...props} className={frame} />;
}

const frame = 'group relative block overflow-clip rounded-panel bg-current/10 shadow-lift';
const inCorner = 'absolute bottom-4 start-4 sm:bottom-8 sm:start-8';

/** The picture and a link to the page of the video. */
function PageLink({ url, poster, heading, strings, className }: Props & { className: string }) {
  return (
    <a href={url} target="_blank" rel="noopener" className={className}>
      <Poster poster={poster} />
      <span className={classNames('button button-primary', inCorner)}>
        <Glyph name="play" className="size-5" />
        {watchOn(url, strings)}
        <span className="sr-only">{`: ${heading} ${strings.links.newTab}`}</span>
      </span>
    </a>
  );
}

/** With script, the picture and a button that loads the player into its place. Without script, a link. */
function EmbeddedPlayer(props: Props & { url: string; service: DeclaredEmbed }) {
  const { url, service, poster, heading, blockKey, strings } = props;
  const noteId = `${blockKey}-note`;
  return (
    <>
      <div data-embed className={classNames(frame, 'hidden aspect-video script:block')}>
        <Poster poster={poster} />
        <EmbedButton
          label={strings.embed.play}
          title={heading}
          noteId={noteId}
          className={classNames(inCorner, 'hidden script:inline-flex')}
        />
      </div>
      <PageLink {...props} className={classNames(frame, 'script:hidden')} />
      <EmbedNote
        id={noteId}
        className="hidden script:block"
        service={service}
        strings={strings}
        page={{ href: url, label: watchOn(url, strings) }}
      />
    </>
  );
}

const Poster = ({ poster }: Pick<Props, 'poster'>) => (
  <Picture image={{ ...poster, alt: '' }} sizes="(min-width: 82rem) 74rem, 92vw" className="aspect-video w-full object-cover" />
);

const watchOn = (url: string | undefined, { player }: Props['strings']): string =>
  fillIn(player.watch, { platform: url?.includes('vimeo') ? 'Vimeo' : 'YouTube' });

/** Returns the name of a language in itself, such as "Deutsch". */
const nameOf = (language: string): string => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
