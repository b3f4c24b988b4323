import { classNames, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { HeroLayout } from '../ui/hero/hero-layout.tsx';
import { ButtonPair } from '../ui/links/button-pair.tsx';
import { PageHeading } from '../ui/text/page-heading.tsx';

type Props = PropsOf<(typeof blocks)['hero-image']>;

export default function HeroImage(props: Props) {
  const { id, blockKey, layout, eyebrow, heading, text, image } = props;
  const headingId = `${blockKey}-heading`;
  const { parts, light, heroSizes = '(min-width: 1024px) 640px, 100vw' } = useLook();
  if (layout)
    return (
      <HeroLayout {...{ id, headingId, layout, eyebrow, heading, text, image }}>
        <Actions {...props} />
      </HeroLayout>
    );
  if (!image)
    return (
      <section id={id} aria-labelledby={headingId}>
        <PageHeading headingId={headingId} eyebrow={eyebrow} heading={heading} text={text}>
          <Actions {...props} />
        </PageHeading>
      </section>
    );
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(parts.hero, light?.hero ? 'bg-light text-dark' : 'dark bg-dark text-light')}
    >
      <div className="column grid items-center gap-12 pt-32 pb-16 *:min-w-0 lg:grid-cols-2 lg:gap-20 lg:pt-44 lg:pb-28">
        <div>
          {eyebrow && <p className="badge mb-6">{eyebrow}</p>}
          <h1 id={headingId} className="text-display font-display font-heading text-balance">
            {heading}
          </h1>
          {text && <p className="mt-6 max-w-xl text-lead opacity-90">{text}</p>}
          <Actions {...props} />
        </div>
        <Picture image={image} sizes={heroSizes} isFirst className="h-auto max-h-[80svh] w-full rounded-panel bg-current/10 object-cover" />
      </div>
    </section>
  );
}

function Actions({ primary, secondary, note, strings: { links } }: Pick<Props, 'primary' | 'secondary' | 'note' | 'strings'>) {
  return (
    <>
      <ButtonPair primary={primary} secondary={secondary} newTab={links.newTab} />
      {note && <p className="mt-5 text-small opacity-85">{note}</p>}
    </>
  );
}
