import type { ReactNode } from 'react';

type OptionalLinkProps = {
  to: string | undefined;
  /** The class names of the link. Plain text has none. */
  className: string;
  children: ReactNode;
};

/** A link, or plain text when `to` is undefined. */
export const OptionalLink = ({ to, className, children }: OptionalLinkProps) =>
  to === undefined ? (
    children
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  );
