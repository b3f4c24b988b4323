import type { FooterProps } from 'pagewright/react';
import { classNames, homeAddress } from 'pagewright/react';
import { useLook } from '../looks/look-context.tsx';
import { ContactList } from '../ui/contact/contact-list.tsx';
import { NetworkIcon } from '../ui/contact/network-icon.tsx';
import { BrandLink } from './brand-link.tsx';
import { ChatButton } from './chat-button.tsx';
import { footerColumns } from './footer-columns.ts';
import { FooterLinks } from './footer-links.tsx';

/** Brand, quick links, contact data, profiles on social networks, and the chat button: the same on every page. */
export function Footer({ site }: FooterProps) {
  const { brand, company, footer, networks, analytics, strings } = site;
  const { pattern, parts, light } = useLook();
  return (
    <>
      <footer
        className={classNames(parts.footer, pattern.classes.topEdge, light?.footer ? 'bg-light text-dark' : 'dark bg-dark text-light')}
      >
        <div
          className={classNames(
            'column',
            footer.columns ? footerColumns : 'grid',
            'gap-12 py-20',
            !footer.columns && 'sm:grid-cols-2 lg:grid-cols-[5fr_3fr_4fr]',
          )}
        >
          <div className="sm:col-span-2 lg:col-span-1">
            <BrandLink brand={brand} home={homeAddress(site)} />
            <p className="mt-5 max-w-xs opacity-85">{footer.text}</p>
            {company.social.length > 0 && (
              <ul className="mt-6 flex flex-wrap gap-3">
                {company.social.map(({ network, to }) => (
                  <li key={to}>
                    <a href={to} target="_blank" rel="noopener" className="round-button">
                      <NetworkIcon network={network} className="size-6" />
                      <span className="sr-only">{`${networks[network]} ${strings.links.newTab}`}</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {footer.links.length > 0 && <FooterLinks id="footer-links" heading={footer.linksHeading} links={footer.links} />}
          {footer.columns?.map(({ heading, links }, index) => (
            <FooterLinks key={heading} id={`footer-links-${index + 1}`} heading={heading} links={links} />
          ))}
          <div>
            <h2 className="font-display text-lg font-title">{footer.contactHeading}</h2>
            <ContactList company={company} className="mt-5" />
          </div>
        </div>
        <div className="column pb-8">
          <p className="border-t border-light/15 pt-6 pe-20 text-small opacity-80">
            © {company.name}. {brand.tagline}
          </p>
          {analytics?.cookies && (
            <button type="button" className="hover-line py-1.5 text-small" data-consent-settings hidden>
              {strings.consent.settings}
            </button>
          )}
        </div>
      </footer>
      {company.chat && <ChatButton chat={company.chat} strings={strings} />}
    </>
  );
}
