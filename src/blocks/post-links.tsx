import { classNames, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { Neighbours } from '../ui/links/neighbours.tsx';
import { OptionalLink } from '../ui/links/optional-link.tsx';
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
      <Neighbours previous={previous} next={next} labels={posts} className="mt-12" />
    </Section>
  );
}

/** A post with its picture. */
function RelatedPost({ post }: { post: Post }) {
  const { parts } = useLook();
  const { title, href, image, category, date, published } = post;
  return (
    <li className={classNames(parts.card, 'relative')}>
      <Picture
        image={image}
        sizes="(min-width: 82rem) 23rem, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 92vw"
        className="aspect-16/10 w-full rounded-panel bg-current/10 object-cover"
      />
      <PostMeta category={category} date={date} published={published} className="mt-5" />
      <h3 className="mt-3 font-display text-xl leading-tight font-title text-balance">
        <OptionalLink to={href} className="stretched-link hover-line">
          {title}
        </OptionalLink>
      </h3>
    </li>
  );
}
