import { type FooterProps, Icon, ownSettings, Picture, phoneHref } from 'pagewright/react';
import { Footer as StandardFooter } from '../../../../../src/layout/footer.tsx';
import type { settings } from '../../schemas/settings.ts';

/** The number for emergencies, and the footer of the standard site. */
export function Footer({ site }: FooterProps) {
  const { hotline, booking, seal } = ownSettings<typeof settings>(site);
  return (
    <>
      <aside aria-label={hotline.label} className="bg-highlight text-dark">
        <p className="column flex flex-wrap items-center gap-3 py-4 font-semibold">
          <Icon shapes={hotline.icon} className="size-6" />
          {hotline.label}
          <a dir="ltr" href={phoneHref(hotline.phone)} className="underline">
            {hotline.phone}
          </a>
          {booking && (
            <a href={booking} className="underline">
              {site.footer.contactHeading}
            </a>
          )}
          {seal && <Picture image={seal} sizes="64px" className="w-16" />}
        </p>
      </aside>
      <StandardFooter site={site} />
    </>
  );
}
