import type { PropsOf } from 'pagewright/schema';
import { useState } from 'react';
import type { blocks } from '../../schemas/blocks/index.ts';

export default function Bell({ id, label }: PropsOf<typeof blocks.bell>) {
  const [rings, setRings] = useState(0);
  return (
    <button id={id} type="button" className="bell bg-signal text-dark" onClick={() => setRings(rings + 1)}>
      {label}: {rings}
    </button>
  );
}
