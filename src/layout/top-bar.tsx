import type { SiteModel } from 'pagewright/react';
import { phoneHref } from 'pagewright/react';

type TopBarProps = { bar: NonNullable<SiteModel['topBar']>; phone: string | undefined /** Its name for screen readers. */; label: string };

/** The line above the header: a text, the phone number, links. It scrolls away with the page. */
export function TopBar({ bar: { text, phone: showsPhone, links }, phone, label }: TopBarProps) {
  return (
    <aside aria-label={label} className="top-bar dark">
      <div className="column">
        {text && <p>{text}</p>}
        {((showsPhone && phone) || links.length > 0) && (
          <ul>
            {showsPhone && phone && (
              <li>
                <a dir="ltr" href={phoneHref(phone)}>
                  {phone}
                </a>
              </li>
            )}
            {links.map(({ label: name, to }) => (
              <li key={to}>
                <a href={to}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}
