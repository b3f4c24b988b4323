import { classNames, Glyph, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';
import { PostMeta } from '../ui/text/post-meta.tsx';

type Props = PropsOf<(typeof blocks)['post-links']>;
type Post = Props['related'][number];

export default function PostLinks({ id, blockKey, background, strings: { posts }, heading = posts.heading, ...lists }: Props) {
  const { previous, next, related } = lists;
  if (previous.length + next.length + related.length === 0) return null;
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId}>{heading}</Heading>
      {related.length > 0 && (
        <ul className="mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {related.map((post) => (
            <RelatedPost key={post.id} post={post} />
          ))}
        </ul>
      )}
      {previous.length + next.length > 0 && (
        <ul className="mt-12 grid gap-x-10 border-t-2 border-current/15 sm:grid-cols-2">
          {previous.map((post) => (
            <Neighbour key={post.id} post={post} label={posts.previous} side="previous" />
          ))}
          {next.map((post) => (
            <Neighbour key={post.id} post={post} label={posts.next} side="next" />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** A post with its picture. */
function RelatedPost({ post }: { post: Post }) {
  const { title, image, category, date, published } = post;
  return (
    <li className="relative">
      <Picture
        image={image}
        sizes="(min-width: 82rem) 23rem, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 92vw"
        className="aspect-16/10 w-full rounded-panel bg-current/10 object-cover"
      />
      <PostMeta category={category} date={date} published={published} className="mt-5" />
      <h3 className="mt-3 font-display text-xl leading-tight font-title text-balance">
        <PostTitle post={post}>{title}</PostTitle>
      </h3>
    </li>
  );
}

type NeighbourProps = { post: Post; label: string; side: 'previous' | 'next' };

/** The title of the post before or after, on the left or on the right. */
function Neighbour({ post, label, side }: NeighbourProps) {
  const isNext = side === 'next';
  return (
    <li
      className={classNames(
        'relative py-6',
        isNext && 'max-sm:border-t max-sm:border-current/15 max-sm:first:border-0 sm:col-start-2 sm:text-end',
      )}
    >
      <p className={classNames('flex items-center gap-2 text-small opacity-85', isNext && 'sm:justify-end')}>
        {!isNext && <Glyph name="arrow-left" className="size-4" />}
        {label}
        {isNext && <Glyph name="arrow-right" className="size-4" />}
      </p>
      <p className="mt-2 font-display text-xl leading-snug font-title text-balance">
        <PostTitle post={post}>{post.title}</PostTitle>
      </p>
    </li>
  );
}

/** A title that links to the page of its post, if it has one. */
const PostTitle = ({ post: { href }, children }: { post: Post; children: string }) =>
  href === undefined ? (
    children
  ) : (
    <a href={href} className="stretched-link hover-line">
      {children}
    </a>
  );
