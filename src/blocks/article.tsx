import { classNames, Glyph, Picture, readyHtml } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { PostMeta } from '../ui/text/post-meta.tsx';

export default function Article({ id, blockKey, post, strings, backLabel = strings.posts.back, backTo }: PropsOf<typeof blocks.article>) {
  const { title, category, date, published, image, content } = post;
  const headingId = `${blockKey}-heading`;
  const { parts, light } = useLook();
  return (
    <article id={id} aria-labelledby={headingId} className="bg-light pb-(--rhythm) text-dark">
      <header className={classNames(parts.hero, light?.hero ? 'bg-light text-dark' : 'dark bg-dark text-light')}>
        <div className="column pt-36 pb-36 sm:pb-44 lg:pt-48 lg:pb-64">
          <PostMeta category={category} date={date} published={published} />
          <h1 id={headingId} className="mt-6 max-w-4xl text-headline font-display font-heading text-balance">
            {title}
          </h1>
        </div>
      </header>
      <div className="column relative -mt-24 sm:-mt-32 lg:-mt-48">
        <Picture
          image={image}
          sizes="(min-width: 82rem) 74rem, 92vw"
          className="aspect-16/9 w-full rounded-panel object-cover shadow-lift"
          isFirst
        />
        <div className="mt-12 grid gap-12 lg:mt-20 grid-cols-[minmax(0,1fr)] lg:grid-cols-[1fr_minmax(0,37rem)_1fr] lg:gap-10">
          <div
            className="prose mx-auto w-full max-w-148 lg:col-start-2"
            dangerouslySetInnerHTML={{ __html: readyHtml(content.html, blockKey, strings.richText) }}
          />
          <p className="mx-auto w-full max-w-148 lg:sticky lg:top-28 lg:col-start-1 lg:row-start-1 lg:self-start">
            <a href={backTo} className="text-link inline-flex items-center gap-2 py-1">
              <Glyph name="arrow-left" className="size-4" />
              {backLabel}
            </a>
          </p>
        </div>
      </div>
    </article>
  );
}
