import type { BlockProps } from '../model/block-props.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Weave } from '../ui/weave.tsx';

export default function Notice({ id, blockKey, heading, text, button }: BlockProps<'notice'>) {
  const headingId = `${blockKey}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="dark relative isolate flex min-h-[85svh] items-center overflow-hidden bg-ink text-cotton"
    >
      <Weave className="fade-left absolute inset-y-0 right-0 -z-10 h-full w-3/5 opacity-60 max-lg:opacity-15" />
      <div className="column w-full py-40">
        <h1 id={headingId} className="max-w-3xl text-display font-display font-bold text-balance">
          {heading}
        </h1>
        <p className="mt-6 max-w-xl text-lead opacity-90">{text}</p>
        <ButtonLink to={button.to} className="mt-10">
          {button.label}
        </ButtonLink>
      </div>
    </section>
  );
}
