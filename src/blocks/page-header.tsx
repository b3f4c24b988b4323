import type { BlockProps } from '../model/block-props.ts';
import { Weave } from '../ui/weave.tsx';

export default function PageHeader({ id, blockKey, eyebrow, heading, text }: BlockProps<'page-header'>) {
  const headingId = `${blockKey}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className="dark relative isolate overflow-hidden bg-ink text-cotton">
      <Weave className="fade-left absolute inset-y-0 right-0 -z-10 h-full w-1/2 opacity-60 max-lg:opacity-15" />
      <div className="column pt-40 pb-20 lg:pt-52 lg:pb-28">
        {eyebrow && <p className="badge mb-6">{eyebrow}</p>}
        <h1 id={headingId} className="max-w-3xl text-display font-display font-bold text-balance">
          {heading}
        </h1>
        {text && <p className="mt-6 max-w-xl text-lead opacity-90">{text}</p>}
      </div>
    </section>
  );
}
