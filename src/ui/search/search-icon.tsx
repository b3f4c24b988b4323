import { LineIcon } from 'pagewright/react';

/** A magnifying glass (Lucide, ISC), hidden from assistive technology. Here because browsers load the path of every Glyph. */
export const SearchIcon = ({ className }: { className: string }) => (
  <LineIcon path="M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM21 21l-4.35-4.35" className={className} />
);
