import { Weave } from './weave.tsx';

type OpeningProps = { headingId: string; children: string; text?: string | undefined };

/** The dark, woven ground at the top of a page whose block brings the heading of the page itself. */
export function Opening({ headingId, children, text }: OpeningProps) {
  return (
    <div className="dark relative isolate overflow-hidden bg-ink text-cotton">
      <Weave className="fade-left absolute inset-y-0 right-0 -z-10 h-full w-1/2 opacity-60 max-lg:opacity-15" />
      <div className="column pt-36 pb-14 lg:pt-44 lg:pb-20">
        <h1 id={headingId} className="max-w-3xl text-display font-display font-bold text-balance">
          {children}
        </h1>
        {text && <p className="mt-6 max-w-xl text-lead opacity-90">{text}</p>}
      </div>
    </div>
  );
}
