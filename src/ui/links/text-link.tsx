import { classNames } from 'pagewright/react';

type TextLinkProps = {
  to: string;
  children: string;
  /** The screen-reader text of a link that opens in a new tab. */
  newTab: string;
  className?: string;
};

/** A text link. A link to another site opens in a new tab and tells screen readers so. */
export function TextLink({ to, children, newTab, className }: TextLinkProps) {
  const leavesSite = to.startsWith('https:');
  return (
    <a href={to} className={classNames('text-link', className)} {...(leavesSite && { target: '_blank', rel: 'noopener' })}>
      {children}
      {leavesSite && <span className="sr-only">{` ${newTab}`}</span>}
    </a>
  );
}
