import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ProjectCard } from '../ui/cards/project-card.tsx';
import { panelId, tabId } from '../ui/tabs/tab-ids.ts';
import { PageHeading } from '../ui/text/page-heading.tsx';

type Tab = PropsOf<(typeof blocks)['portfolio-tabs']>['tabs'][number];

const coverSizes = '(min-width: 80rem) 18.5rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw';

/** A tab without projects is not shown: none of them may be published at this time. */
export default function PortfolioTabs({ id, blockKey, heading, text, tabs: all, strings }: PropsOf<(typeof blocks)['portfolio-tabs']>) {
  const headingId = `${blockKey}-heading`;
  const tabs = all.filter(({ projects }) => projects.length > 0);
  return (
    <section id={id} aria-labelledby={headingId} className="bg-light text-dark">
      <PageHeading headingId={headingId} heading={heading} text={text} />
      {tabs.length > 0 && (
        <div className="column pt-10 pb-(--rhythm) lg:pt-16">
          <div className="relative -mx-(--gutter) flex gap-8 overflow-x-auto px-(--gutter) [scrollbar-width:none] motion-safe:scroll-smooth lg:gap-10">
            {tabs.map((tab) => (
              <TabLink key={tab.key} tab={tab} />
            ))}
          </div>
          <div data-panels="" className="border-t border-dark/15">
            {tabs.map((tab) => (
              <Panel key={tab.key} tab={tab} strings={strings} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

/** A link to its panel, which portfolio-tabs.enhance.ts turns into a tab. */
function TabLink({ tab: { key, label, projects } }: { tab: Tab }) {
  return (
    <a
      id={tabId(key)}
      href={`#${panelId(key)}`}
      data-tab=""
      className="shrink-0 border-b-3 border-transparent py-4 font-display text-lg font-title whitespace-nowrap -outline-offset-3 hover:border-dark/30 aria-selected:border-primary"
    >
      {label}
      <span aria-hidden="true" className="ms-1.5 align-super font-text text-xs font-normal opacity-80">
        {projects.length}
      </span>
    </a>
  );
}

type PanelProps = Pick<PropsOf<(typeof blocks)['portfolio-tabs']>, 'strings'> & { tab: Tab };

/**
 * The projects of a tab. Without script all panels are shown below each other, each under its label.
 */
function Panel({ tab: { key, label, projects }, strings }: PanelProps) {
  return (
    <div id={panelId(key)} className="scroll-mt-44 pt-10">
      <h2 className="mb-8 text-title font-display font-title script:not-print:sr-only">{label}</h2>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {projects.map((project) => (
          <li key={project.id} className="sm:only:col-span-2">
            <ProjectCard
              project={project}
              sizes={projects.length === 1 ? '(min-width: 80rem) 37rem, 92vw' : coverSizes}
              strings={strings}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
