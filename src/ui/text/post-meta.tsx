import { classNames } from 'pagewright/react';

type PostMetaProps = { category: string; date: string; published: string; className?: string };

/** The category and the date of a post. */
export function PostMeta({ category, date, published, className }: PostMetaProps) {
  return (
    <p className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2 text-small', className)}>
      <span className="rounded-full bg-highlight/30 px-3 py-1 font-semibold in-[.dark]:bg-highlight in-[.dark]:text-dark">{category}</span>
      <time dateTime={published} className="opacity-80">
        {date}
      </time>
    </p>
  );
}
