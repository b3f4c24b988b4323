import { classNames } from 'pagewright/react';
import type { SiteRecord } from '../../schemas/collections/index.ts';

type Service = SiteRecord<'services'>;

type ServicesSidebarProps = {
  /** The name of the navigation. */
  label: string;
  services: readonly Service[];
  /** The id of the service that the page shows. */
  current?: string;
  className?: string;
};

const strip = 'flex gap-2 overflow-x-auto scroll-px-(--gutter) px-(--gutter) py-2 [scrollbar-width:none]';
const list = 'lg:block lg:max-h-[calc(100svh-9rem)] lg:overflow-y-auto lg:p-3';

const entry =
  'relative block rounded-full px-4 py-2.5 font-semibold whitespace-nowrap max-lg:shadow-lift before:absolute before:inset-y-2 before:start-0 before:w-1 before:rounded-full lg:rounded-lg lg:py-2 lg:ps-5 lg:whitespace-normal';
const currentEntry = 'bg-highlight lg:bg-highlight/20 lg:before:bg-highlight';
const otherEntry = 'bg-paper lg:bg-transparent lg:hover:before:bg-dark/25';

/** All services: a row to scroll horizontally on narrow screens, a sticky list on wide ones. */
export function ServicesSidebar({ label, services, current, className }: ServicesSidebarProps) {
  if (services.length === 0) return null;
  return (
    <nav
      aria-label={label}
      className={classNames(
        'min-w-0 text-dark max-lg:-mx-(--gutter) lg:sticky lg:top-28 lg:self-start lg:rounded-panel lg:bg-paper lg:shadow-lift',
        className,
      )}
    >
      <ul className={classNames(strip, list)}>
        {services.map((service) => (
          <li key={service.id} className={classNames('shrink-0', service.id === current && 'max-lg:[scroll-initial-target:nearest]')}>
            <Entry service={service} isCurrent={service.id === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link to a service; plain text when it has no page. */
function Entry({ service: { title, link, href }, isCurrent }: { service: Service; isCurrent: boolean }) {
  const to = link ?? href;
  if (to === undefined) return <span className={entry}>{title}</span>;
  return (
    <a href={to} aria-current={isCurrent ? 'page' : undefined} className={classNames(entry, isCurrent ? currentEntry : otherEntry)}>
      {title}
    </a>
  );
}
