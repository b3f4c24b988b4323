import { classNames } from 'pagewright/react';

/** A link in words; one to another site opens in a new tab and says so. */
export function TextLink({ to, children, className }: { to: string; children: string; className?: string }) {
  const leavesSite = to.startsWith('https:');
  return (
    <a href={to} className={classNames('text-link', className)} {...(leavesSite && { target: '_blank', rel: 'noopener' })}>
      {children}
      {leavesSite && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
