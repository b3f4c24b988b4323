import { classNames } from 'pagewright/react';

type HeadingProps = {
  id: string;
  children: string;
  badge?: string | undefined;
  text?: string | undefined;
  className?: string;
};

/** The title of a section, with an optional badge above and an optional sentence below. */
export function Heading({ id, children, badge, text, className }: HeadingProps) {
  return (
    <div className={classNames('max-w-3xl', className)}>
      {badge && <p className="badge mb-4">{badge}</p>}
      <h2 id={id} className="text-title font-display font-semibold text-balance">
        {children}
      </h2>
      {text && <p className="mt-5 max-w-measure text-lead text-balance opacity-85">{text}</p>}
    </div>
  );
}
