import { addressBelow, classNames, fillIn, Glyph } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { pageNumbers } from '../ui/links/page-numbers.ts';

export default function Pagination({ id, page, pages, path, site, strings: { pagination } }: PropsOf<typeof blocks.pagination>) {
  if (pages < 2) return null;
  const addressOf = (number: number): string => (number === 1 ? path : addressBelow(path, `page/${number}`, site));
  return (
    <nav id={id} aria-label={pagination.label} className="bg-light text-dark">
      <div className="column pb-(--rhythm)">
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 border-t border-current/15 pt-8">
          {page > 1 && (
            <a href={addressOf(page - 1)} rel="prev" className="text-link inline-flex min-h-11 items-center gap-2 justify-self-start">
              <Glyph name="arrow-left" className="size-4" />
              {pagination.previous}
            </a>
          )}
          <ul className="col-start-2 flex gap-2">
            {pageNumbers(page, pages).map((number, index) => (
              <li key={number ?? `gap-${index}`} className={classNames('flex items-center', number !== page && 'max-sm:hidden')}>
                {number === undefined ? (
                  '…'
                ) : (
                  <PageLink to={addressOf(number)} label={fillIn(pagination.page, { number })} isCurrent={number === page}>
                    {number}
                  </PageLink>
                )}
              </li>
            ))}
          </ul>
          {page < pages && (
            <a href={addressOf(page + 1)} rel="next" className="text-link inline-flex min-h-11 items-center gap-2 justify-self-end">
              {pagination.next}
              <Glyph name="arrow-right" className="size-4" />
            </a>
          )}
        </div>
      </div>
    </nav>
  );
}

type PageLinkProps = { to: string; label: string; isCurrent: boolean; children: number };

/** The number of a page in a circle. That of the current page is filled. */
function PageLink({ to, label, isCurrent, children }: PageLinkProps) {
  return (
    <a
      href={to}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex size-11 items-center justify-center rounded-full font-semibold',
        isCurrent ? 'bg-dark text-light' : 'hover:bg-current/10',
      )}
    >
      {children}
    </a>
  );
}
