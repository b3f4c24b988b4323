import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';

export default function BLOCK_COMPONENT({ id, blockKey, heading, text }: PropsOf<(typeof blocks)['BLOCK_TYPE']>) {
  const headingId = `${blockKey}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className="p-8">
      <h2 id={headingId}>{heading}</h2>
      <p className="mt-4">{text}</p>
    </section>
  );
}
