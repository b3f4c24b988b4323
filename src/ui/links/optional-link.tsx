import type { ReactNode } from 'react';

type OptionalLinkProps = {
  to: string | undefined;
  /** For the link; plain text has no classes of its own. */
  className: string;
  children: ReactNode;
};

/** A link, or plain text where there is no page to link to. */
export const OptionalLink = ({ to, className, children }: OptionalLinkProps) =>
  to === undefined ? (
    children
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  );
