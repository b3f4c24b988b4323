import type { PropsOf } from 'pagewright/schema';
import { useState } from 'react';
import type { thanks } from '../../schemas/blocks/thanks.ts';

export default function Thanks({ id, label, mood }: PropsOf<typeof thanks>) {
  const [count, setCount] = useState(0);
  return (
    <p id={id}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {label}: {count}
      </button>
      {mood && ` ${mood.face}`}
    </p>
  );
}
