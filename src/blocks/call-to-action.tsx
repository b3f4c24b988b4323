import type { BlockProps } from '../model/block-props.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Weave } from '../ui/weave.tsx';

export default function CallToAction({ id, blockKey, heading, text, button }: BlockProps<'call-to-action'>) {
  const headingId = `${blockKey}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className="bg-cotton">
      <div className="column py-[calc(var(--rhythm)*0.75)]">
        <div className="dark relative isolate overflow-hidden rounded-panel bg-ink px-6 py-16 text-cotton sm:px-12 lg:px-20 lg:py-24">
          <Weave className="fade-left absolute inset-y-0 right-0 -z-10 h-full w-3/5 opacity-70 max-lg:opacity-15" />
          <h2 id={headingId} className="max-w-2xl text-title font-display font-semibold text-balance">
            {heading}
          </h2>
          {text && <p className="mt-5 max-w-xl text-lead opacity-90">{text}</p>}
          <ButtonLink to={button.to} className="mt-10">
            {button.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
