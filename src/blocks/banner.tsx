import { endOf, Glyph, startOf } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { TextLink } from '../ui/links/text-link.tsx';

/** The boot script hides it when it was closed, and outside its time. */
export default function Banner({ id, text, link, from, until, site: { timeZone }, strings }: PropsOf<typeof blocks.banner>) {
  return (
    <aside
      id={id}
      aria-label={strings.banner.label}
      className="bg-highlight text-dark"
      data-announcement=""
      data-from={from && new Date(startOf(from, timeZone)).toISOString()}
      data-until={until && new Date(endOf(until, timeZone)).toISOString()}
    >
      <div className="column flex items-center justify-between gap-4 py-2">
        <p className="py-2 font-semibold">
          {text}
          {link && (
            <>
              {' '}
              <TextLink to={link.to} newTab={strings.links.newTab} className="text-dark!">
                {link.label}
              </TextLink>
            </>
          )}
        </p>
        <button type="button" className="round-button hidden shrink-0 script:grid" aria-label={strings.banner.close} data-close>
          <Glyph name="x" className="size-5" />
        </button>
      </div>
    </aside>
  );
}
