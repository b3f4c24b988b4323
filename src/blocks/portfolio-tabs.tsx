import { classNames } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ProjectCard } from '../ui/cards/project-card.tsx';
import { PageHeading } from '../ui/text/page-heading.tsx';
import { panelId, type TabHandlers, tabId, useTabs } from '../ui/use-tabs.ts';

type Tab = PropsOf<(typeof blocks)['portfolio-tabs']>['tabs'][number];

const coverSizes = '(min-width: 80rem) 18.5rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw';

export default function PortfolioTabs({ id, blockKey, heading, text, tabs, strings }: PropsOf<(typeof blocks)['portfolio-tabs']>) {
  const headingId = `${blockKey}-heading`;
  const { open, handlersOf } = useTabs(tabs.map(({ key }) => key));
  const isHydrated = open !== undefined;
  return (
    <section id={id} aria-labelledby={headingId} className="bg-light text-dark">
      <PageHeading headingId={headingId} heading={heading} text={text} />
      <div className="column pt-10 pb-(--rhythm) lg:pt-16">
        <div
          {...(isHydrated && { role: 'tablist', 'aria-labelledby': headingId })}
          className="relative -mx-(--gutter) flex gap-8 overflow-x-auto px-(--gutter) [scrollbar-width:none] motion-safe:scroll-smooth lg:gap-10"
        >
          {tabs.map((tab) => (
            <TabLink key={tab.key} tab={tab} isOpen={isHydrated ? tab.key === open : undefined} handlers={handlersOf(tab.key)} />
          ))}
        </div>
        <div className="border-t border-dark/15">
          {tabs.map((tab) => (
            <Panel key={tab.key} tab={tab} strings={strings} isOpen={isHydrated ? tab.key === open : undefined} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** A link to its panel in static HTML; a tab after hydration, when `isOpen` is known. */
function TabLink({ tab: { key, label, projects }, isOpen, handlers }: { tab: Tab; isOpen: boolean | undefined; handlers: TabHandlers }) {
  return (
    <a
      id={tabId(key)}
      href={`#${panelId(key)}`}
      {...(isOpen !== undefined && { role: 'tab', 'aria-selected': isOpen, 'aria-controls': panelId(key), tabIndex: isOpen ? 0 : -1 })}
      {...handlers}
      className={classNames(
        'shrink-0 border-b-3 py-4 font-display text-lg font-semibold whitespace-nowrap -outline-offset-3',
        isOpen ? 'border-primary' : 'border-transparent hover:border-dark/30',
      )}
    >
      {label}
      <span aria-hidden="true" className="ml-1.5 align-super font-text text-xs font-normal opacity-80">
        {projects.length}
      </span>
    </a>
  );
}

type PanelProps = Pick<PropsOf<(typeof blocks)['portfolio-tabs']>, 'strings'> & { tab: Tab; isOpen: boolean | undefined };

/**
 * The projects of a tab. In static HTML all panels are shown below each other, each under its label. With script, but
 * before hydration, only the panel that the URL names is shown, or the first.
 */
function Panel({ tab: { key, label, projects }, strings, isOpen }: PanelProps) {
  return (
    <div
      id={panelId(key)}
      {...(isOpen !== undefined && { role: 'tabpanel', 'aria-labelledby': tabId(key), tabIndex: 0 })}
      hidden={isOpen === false}
      className={classNames(
        'scroll-mt-44 pt-10',
        'script:unhydrated:[:has(>:target)>&:not(:target)]:hidden script:unhydrated:[:not(:has(>:target))>&:not(:first-child)]:hidden',
      )}
    >
      <h2
        className={classNames('mb-8 text-title font-display font-semibold', isOpen === undefined ? 'script:unhydrated:sr-only' : 'sr-only')}
      >
        {label}
      </h2>
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
