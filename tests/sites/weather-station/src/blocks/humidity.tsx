import { Meter } from '@base-ui/react/meter';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';

export default function Humidity({ id, percent }: PropsOf<typeof blocks.humidity>) {
  return (
    <Meter.Root id={id} value={percent} aria-label="Humidity">
      <Meter.Track>
        <Meter.Indicator />
      </Meter.Track>
    </Meter.Root>
  );
}
