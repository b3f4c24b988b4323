import { classNames, useIsNested } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { DownloadIcon } from '../ui/links/download-icon.tsx';
import { Section } from '../ui/section.tsx';
import { formatBytes } from '../ui/text/format-bytes.ts';
import { Heading } from '../ui/text/heading.tsx';

export default function Downloads({ id, blockKey, background, heading, text, files, site }: PropsOf<typeof blocks.downloads>) {
  const isNested = useIsNested();
  const headingId = `${blockKey}-heading`;
  const { parts } = useLook();
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
          <li key={index} className={classNames(parts.row, 'relative flex items-start gap-5 border-b border-current/15 py-6')}>
            <DownloadIcon className="mt-1 size-6 shrink-0 accent" />
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
