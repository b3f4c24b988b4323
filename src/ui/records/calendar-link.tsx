import { classNames } from 'pagewright/react';
import { DownloadIcon } from '../links/download-icon.tsx';

type CalendarLinkProps = {
  href: string;
  children: string;
  /** The record, for screen readers that list links. */
  title?: string;
  className?: string;
};

/** A link to a calendar file. Without `download`, so that phones offer to add the date at once. Nobody can follow it on paper. */
export const CalendarLink = ({ href, children, title, className }: CalendarLinkProps) => (
  <a href={href} type="text/calendar" className={classNames('text-link inline-flex items-center gap-2 py-1 print:hidden', className)}>
    <DownloadIcon className="size-5 shrink-0 accent" />
    <span>
      {children}
      {title !== undefined && <span className="sr-only">{`: ${title}`}</span>}
    </span>
  </a>
);
