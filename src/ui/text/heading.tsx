import { classNames, useIsNested } from 'pagewright/react';

type HeadingProps = {
  id: string;
  children: string;
  badge?: string | undefined;
  text?: string | undefined;
  className?: string;
};

/** The title of a section, with an optional badge above and an optional sentence below. Inside another block it is smaller. */
export function Heading({ id, children, badge, text, className }: HeadingProps) {
  const isNested = useIsNested();
  const Level = isNested ? 'h3' : 'h2';
  return (
    <div data-head="" className={classNames('max-w-3xl print:break-after-avoid', className)}>
      {badge && <p className="badge mb-4">{badge}</p>}
      <Level id={id} className={classNames('font-display font-title text-balance', isNested ? 'text-2xl' : 'text-title')}>
        {children}
      </Level>
      {text && <p className={classNames('max-w-measure opacity-85', isNested ? 'mt-3' : 'mt-5 text-lead text-balance')}>{text}</p>}
    </div>
  );
}
