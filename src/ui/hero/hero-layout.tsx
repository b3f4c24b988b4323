import { classNames, Picture } from 'pagewright/react';
import type { ComponentProps, ReactNode } from 'react';
import { useLook } from '../../looks/look-context.tsx';

type HeroLayoutProps = {
  id?: string | undefined;
  headingId: string;
  layout: 'split' | 'centred' | 'full-bleed' | 'text-only';
  eyebrow?: string | undefined;
  heading: string;
  text?: string | undefined;
  image?: ComponentProps<typeof Picture>['image'] | undefined;
  /** Buttons and what is below them. */
  children: ReactNode;
};

/** The heading of a page as an author composes it, in place of the composition of the look. Colours, fonts and buttons are those of the look. */
export function HeroLayout({ id, headingId, layout, eyebrow, heading, text, image, children }: HeroLayoutProps) {
  const isLight = useLook().light?.hero && layout !== 'full-bleed';
  const isCentred = layout === 'centred';
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(
        isLight ? 'bg-light text-dark' : 'dark bg-dark text-light',
        layout === 'full-bleed' && 'relative isolate flex min-h-[min(85svh,60rem)] items-end overflow-hidden',
      )}
    >
      <div
        className={classNames(
          'column pb-16 lg:pb-24',
          isLight ? 'pt-14 lg:pt-24' : 'pt-32 lg:pt-44',
          layout === 'split' && 'grid items-center gap-12 *:min-w-0 lg:grid-cols-2 lg:gap-20',
        )}
      >
        <div className={classNames(isCentred && 'mx-auto max-w-3xl text-center', layout === 'text-only' && 'max-w-4xl')}>
          {eyebrow && <p className={classNames('badge mb-6', isCentred && 'mx-auto')}>{eyebrow}</p>}
          <h1 id={headingId} className="text-display font-display font-heading text-balance">
            {heading}
          </h1>
          {text && <p className={classNames('mt-6 max-w-xl text-lead text-balance opacity-90', isCentred && 'mx-auto')}>{text}</p>}
          <div className={classNames(isCentred && '*:justify-center')}>{children}</div>
        </div>
        {image && layout !== 'full-bleed' && (
          <Picture
            image={image}
            sizes={isCentred ? '(min-width: 1024px) 1024px, 100vw' : '(min-width: 1024px) 640px, 100vw'}
            isFirst
            className={classNames(
              'h-auto w-full rounded-panel bg-current/10 object-cover',
              isCentred ? 'mx-auto mt-12 max-w-5xl' : 'max-h-[80svh]',
            )}
          />
        )}
      </div>
      {image && layout === 'full-bleed' && (
        <>
          <Picture
            image={image}
            sizes="100vw"
            isFirst
            className="absolute inset-0 -z-10 size-full max-w-none object-cover print:hidden forced-colors:hidden"
          />
          {/* The picture is dark behind the whole text, because nobody knows where it is light. */}
          <div aria-hidden="true" className="absolute inset-0 -z-10 bg-dark/80 print:hidden" />
        </>
      )}
    </section>
  );
}
