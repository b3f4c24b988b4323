import type { PropsOf } from 'pagewright/schema';
import { useState } from 'react';
import type { blocks } from '../../schemas/blocks/index.ts';

export default function Metronome({ id, label }: PropsOf<typeof blocks.metronome>) {
  const [beats, setBeats] = useState(60);
  return (
    <button id={id} type="button" onClick={() => setBeats(beats + 1)}>
      {label}: {beats}
    </button>
  );
}
