type FooterLinksProps = { /** The id of the heading. */ id: string; heading: string; links: readonly { label: string; to: string }[] };

/** A column of links in the footer. */
export function FooterLinks({ id, heading, links }: FooterLinksProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-display text-lg font-title">
        {heading}
      </h2>
      <ul className="mt-4 wrap-anywhere">
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="hover-line inline-block py-1.5 opacity-90">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
