import { LineIcon } from 'pagewright/react';

/** A speech bubble with a telephone receiver (Tabler Icons, MIT), hidden from assistive technology. */
export const ChatIcon = ({ className }: { className: string }) => (
  <LineIcon
    path="M3 21l1.65-3.8a9 9 0 1 1 3.4 2.9zM9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1"
    className={className}
  />
);
