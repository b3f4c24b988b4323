import { Enhanced, ownSettings, type SidebarProps } from 'pagewright/react';
import type { settings } from '../../schemas/settings.ts';

/** The way to the page, all repairs, and the headings of the page, which a script lists. */
export function Sidebar({ site, breadcrumbs }: SidebarProps) {
  const { repairs, labels } = ownSettings<typeof settings>(site);
  const current = breadcrumbs.at(-1)?.to;
  return (
    <>
      <nav aria-label={labels.trail} className="guide-trail">
        <ol>
          {breadcrumbs.map(({ label, to }) => (
            <li key={to}>
              <a href={to} {...(to === current && { 'aria-current': 'page' as const })}>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <nav aria-label={labels.repairs}>
        <ul>
          {repairs.map(({ id, title, href }) => (
            <li key={id}>
              <a href={href} {...(href === current && { 'aria-current': 'page' as const })}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Enhanced script="toc" props={{ label: site.strings.layout.onThisPage }}>
        <p>{site.brand.tagline}</p>
      </Enhanced>
    </>
  );
}
