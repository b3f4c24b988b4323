import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { GalleryPictures } from '../ui/gallery/gallery-pictures.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function Gallery({ id, blockKey, background, heading, text, pictures, strings }: PropsOf<typeof blocks.gallery>) {
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <GalleryPictures pictures={pictures} labelledBy={headingId} strings={strings.gallery} className="mt-14" />
    </Section>
  );
}
