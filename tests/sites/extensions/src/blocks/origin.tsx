import type { PropsOf } from 'pagewright/schema';
import type { origin } from '../../schemas/blocks/origin.ts';

export default function Origin({ heading, country }: PropsOf<typeof origin>) {
  return (
    <section>
      <h2>{heading}</h2>
      <p>
        {country.name} ({country.code})
      </p>
    </section>
  );
}
