import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { ButtonLink } from '../ui/links/button-link.tsx';
import { backgrounds } from '../ui/section.tsx';

export default function CallToAction({
  id,
  blockKey,
  background,
  heading,
  text,
  button,
  strings,
}: PropsOf<(typeof blocks)['call-to-action']>) {
  const headingId = `${blockKey}-heading`;
  const { pattern } = useLook();
  return (
    <section id={id} aria-labelledby={headingId} className={backgrounds[background]}>
      <div className="column py-[calc(var(--rhythm)*0.75)]">
        <div className="highlighted relative isolate overflow-hidden rounded-panel">
          <div className="px-6 pt-14 pb-10 sm:px-12 lg:px-20 lg:py-24">
            <h2 id={headingId} className="max-w-2xl text-headline font-display font-heading text-balance">
              {heading}
            </h2>
            {text && <p className="mt-5 max-w-xl text-lead text-balance">{text}</p>}
            <ButtonLink to={button.to} newTab={strings.links.newTab} look="dark" className="mt-10">
              {button.label}
            </ButtonLink>
          </div>
          {/* Parts of the pattern in the highlight colour would be invisible on the highlighted background. */}
          <pattern.Panel seed={heading} className="[--pattern-width:38%] [--color-highlight:var(--color-dark)]" />
        </div>
      </div>
    </section>
  );
}
