import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';

export default function Greeting({ id, heading, text }: PropsOf<typeof blocks.greeting>) {
  return (
    <section id={id} className="mx-auto max-w-prose p-8">
      <h1 className="text-4xl">{heading}</h1>
      <p className="mt-4">{text}</p>
    </section>
  );
}
