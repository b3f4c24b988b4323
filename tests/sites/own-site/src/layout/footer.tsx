import type { FooterProps } from 'pagewright/react';

/** What ends every page. */
export function Footer({ site }: FooterProps) {
  return <footer className="p-8">{site.footer.text}</footer>;
}
