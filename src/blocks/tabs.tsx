import { NestedBlock } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Section } from '../ui/section.tsx';
import { panelId, tabId } from '../ui/tabs/tab-ids.ts';
import { Heading } from '../ui/text/heading.tsx';

/** Links to panels, which tabs.enhance.ts turns into tabs. Before it runs, only the panel is shown that the URL names, or a part of it, or the first. */
export default function Tabs({ id, blockKey, background, heading, text, tabs }: PropsOf<typeof blocks.tabs>) {
  const headingId = `${blockKey}-heading`;
  const keyOf = (index: number): string => `${blockKey}-${index + 1}`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <div className="relative mt-10 -mx-(--gutter) flex gap-8 overflow-x-auto px-(--gutter) [scrollbar-width:none] lg:gap-10">
        {tabs.map(({ label }, index) => (
          <a
            key={index}
            id={tabId(keyOf(index))}
            href={`#${panelId(keyOf(index))}`}
            data-tab=""
            className="shrink-0 border-b-3 border-transparent py-4 font-display text-lg font-title whitespace-nowrap -outline-offset-3 hover:border-current/30 aria-selected:border-primary"
          >
            {label}
          </a>
        ))}
      </div>
      <div data-panels="" className="border-t border-current/15">
        {tabs.map(({ label, blocks: inside }, index) => (
          <div key={index} id={panelId(keyOf(index))} data-panel="" className="scroll-mt-44 pt-12">
            <h3 className="mb-8 font-display text-2xl font-title script:not-print:sr-only">{label}</h3>
            <div className="grid gap-16 *:min-w-0">
              {inside.map((block) => (
                <NestedBlock key={block.path} block={block} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
