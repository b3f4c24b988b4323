import type { PropsOf } from 'pagewright/schema';
import { useState } from 'react';
import type { blocks } from '../../schemas/blocks/index.ts';

export default function BLOCK_COMPONENT({ id, blockKey, heading, text, hideLabel }: PropsOf<(typeof blocks)['BLOCK_TYPE']>) {
  const headingId = `${blockKey}-heading`;
  const [isShown, setIsShown] = useState(true);
  return (
    <section id={id} aria-labelledby={headingId} className="p-8">
      <h2 id={headingId}>{heading}</h2>
      {isShown && <p className="mt-4">{text}</p>}
      <button type="button" className="mt-6 underline" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {hideLabel}
      </button>
    </section>
  );
}
