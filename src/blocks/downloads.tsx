import { classNames, LineIcon, useIsNested } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

/** The Lucide icon "download" (ISC licence). */
const downloadIcon = 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5';

export default function Downloads({ id, blockKey, background, heading, text, files, site }: PropsOf<typeof blocks.downloads>) {
  const isNested = useIsNested();
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <ul
        className={classNames(
          'mt-14 grid gap-x-10 border-t-2 border-current/15 lg:gap-x-16',
          files.length > 3 && !isNested && 'lg:grid-cols-2',
        )}
      >
        {files.map(({ title, text: about, file }, index) => (
          <li key={index} className="relative flex items-start gap-5 border-b border-current/15 py-6">
            <LineIcon path={downloadIcon} className="mt-1 size-6 shrink-0 accent" />
            <div className="min-w-0 grow justify-between gap-5 sm:flex">
              <div className="min-w-0">
                <h3 className="font-display text-xl leading-snug font-title">
                  <a href={file.href} {...(file.isPicture && { download: file.name })} className="stretched-link hover-line">
                    {title}
                  </a>
                </h3>
                {about && <p className="mt-1 max-w-measure opacity-85">{about}</p>}
              </div>
              <p className="mt-1 shrink-0 text-small opacity-85">{`${file.type.toUpperCase()} · ${formatBytes(file.bytes, site.language)}`}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Formats a size in kilobytes or megabytes. A file below one kilobyte has 1 kB. */
function formatBytes(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}
