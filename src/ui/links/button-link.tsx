import { classNames, Glyph } from 'pagewright/react';

const looks = {
  primary: 'button button-primary',
  quiet: 'button button-quiet',
  dark: 'button button-dark',
};

type ButtonLinkProps = {
  to: string;
  children: string;
  /** The screen-reader text of a link that opens in a new tab. */
  newTab: string;
  look?: keyof typeof looks;
  className?: string;
};

/** A link that looks like a button. A link to another site opens in a new tab and tells screen readers so. */
export function ButtonLink({ to, children, newTab, look = 'primary', className }: ButtonLinkProps) {
  const leavesSite = to.startsWith('https:');
  return (
    <a href={to} className={classNames(looks[look], 'group', className)} {...(leavesSite && { target: '_blank', rel: 'noopener' })}>
      {children}
      {leavesSite && <span className="sr-only">{` ${newTab}`}</span>}
      <Glyph name="arrow-right" className="size-4 nudging group-hover:nudge-forward" />
    </a>
  );
}
