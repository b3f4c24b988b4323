import { classNames, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { logoHeight } from '../ui/cards/logo-height.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function LogoWall({ id, blockKey, background, heading, text, clients }: PropsOf<(typeof blocks)['logo-wall']>) {
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <ul className="mt-12 grid grid-cols-2 items-center gap-x-8 gap-y-10 sm:flex sm:flex-wrap sm:gap-x-12 lg:gap-x-16">
        {clients.map(({ id: client, name, logo }) => (
          <li key={client}>
            <Picture
              image={{ ...logo, alt: name }}
              sizes="190px"
              className={classNames('client-logo w-auto max-w-full sm:max-w-44', logoHeight(logo))}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
