import { classNames, Glyph, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { PageHeading } from '../ui/text/page-heading.tsx';
import { PostMeta } from '../ui/text/post-meta.tsx';

type Post = PropsOf<(typeof blocks)['post-list']>['posts'][number];
type CardProps = { post: Post; readMore: string };

export default function PostList({ id, blockKey, heading, text, posts, strings }: PropsOf<(typeof blocks)['post-list']>) {
  const headingId = `${blockKey}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className="bg-light text-dark">
      <PageHeading headingId={headingId} heading={heading} text={text} />
      {posts.length > 0 && (
        <div className="column relative -mt-8 pb-(--rhythm) lg:-mt-12">
          <ul className="grid gap-x-10 gap-y-16 md:grid-cols-2 lg:gap-x-16 lg:gap-y-24">
            {posts.map((post, index) =>
              index === 0 ? (
                <LargeCard key={post.id} post={post} readMore={strings.posts.readMore} />
              ) : (
                <Card key={post.id} post={post} readMore={strings.posts.readMore} isLast={index === posts.length - 1} />
              ),
            )}
          </ul>
        </div>
      )}
    </section>
  );
}

/** The first post: across both columns, on a card that overlaps the page heading. */
function LargeCard({ post, readMore }: CardProps) {
  const { parts } = useLook();
  return (
    <li
      className={classNames(
        parts.card,
        'group/card relative grid overflow-hidden rounded-panel bg-paper shadow-lift md:col-span-2 md:grid-cols-2 lg:grid-cols-[3fr_2fr]',
      )}
    >
      <Picture
        image={post.image}
        sizes="(min-width: 82rem) 44rem, (min-width: 64rem) 55vw, (min-width: 48rem) 46vw, 92vw"
        className="aspect-3/2 size-full object-cover"
        isFirst
      />
      <div className="flex flex-col justify-center p-7 sm:p-9 lg:p-12">
        <PostText post={post} readMore={readMore} titleClass="text-2xl lg:text-[1.75rem] xl:text-3xl" />
      </div>
    </li>
  );
}

/** The other posts. A single one in the last row takes both columns, with the picture beside the text. */
function Card({ post, readMore, isLast }: CardProps & { isLast: boolean }) {
  const { parts } = useLook();
  return (
    <li
      className={classNames(
        parts.card,
        'group/card relative',
        isLast && 'md:even:col-span-2 md:even:grid md:even:grid-cols-2 md:even:items-center md:even:gap-x-10 lg:even:gap-x-16',
      )}
    >
      <Picture
        image={post.image}
        sizes="(min-width: 82rem) 35rem, (min-width: 48rem) 44vw, 92vw"
        className="aspect-16/10 w-full rounded-panel bg-current/10 object-cover"
      />
      <div className="mt-6">
        <PostText post={post} readMore={readMore} titleClass="text-xl lg:text-2xl" />
      </div>
    </li>
  );
}

function PostText({ post, readMore, titleClass }: CardProps & { titleClass: string }) {
  const { href, lang, title, excerpt, category, date, published } = post;
  return (
    <>
      <PostMeta category={category} date={date} published={published} />
      <h2 lang={lang} className={classNames('mt-4 line-clamp-2 font-display leading-tight font-title text-balance', titleClass)}>
        {title}
      </h2>
      <p lang={lang} className="mt-3 line-clamp-3 max-w-measure opacity-85">
        {excerpt}
      </p>
      {href !== undefined && (
        <a href={href} className="text-link stretched-link mt-4 inline-flex items-center gap-2 self-start py-1">
          {readMore}
          <span lang={lang} className="sr-only">
            : {title}
          </span>
          <Glyph name="arrow-right" className="size-4 nudging group-hover/card:nudge-forward" />
        </a>
      )}
    </>
  );
}
