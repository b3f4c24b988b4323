import { type ReactNode, useEffect, useRef, useState } from 'react';

type BlockPictureProps = { address: string; size: 'small' | 'large'; title: string };

/** A picture of a block as the preview renders it, in a frame that nobody can use. It is loaded when it comes into view. */
export function BlockPicture({ address, size, title }: BlockPictureProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={`picture ${size}`} aria-hidden inert>
      {isSeen && <iframe src={address} title={title} />}
    </div>
  );
}
