import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';

export default function Overture({ id, heading }: PropsOf<typeof blocks.overture>) {
  return (
    <section id={id} className="bg-plum p-12 text-cream">
      <h1>{heading}</h1>
    </section>
  );
}
