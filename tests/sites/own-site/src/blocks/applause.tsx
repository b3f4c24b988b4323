import type { PropsOf } from 'pagewright/schema';
import { useState } from 'react';
import type { blocks } from '../../schemas/blocks/index.ts';

export default function Applause({ id, label }: PropsOf<typeof blocks.applause>) {
  const [count, setCount] = useState(0);
  return (
    <div id={id} className="mx-auto max-w-prose p-8">
      <button type="button" className="bg-accent p-4 text-background" onClick={() => setCount(count + 1)}>
        {label}: {count}
      </button>
    </div>
  );
}
