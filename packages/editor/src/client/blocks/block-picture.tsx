import { blockPicture } from 'pagewright/fields';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type BlockPictureProps = { type: string; length: 'short' | 'long'; title: string };

/** A picture of a block type: an example as the preview renders it, in a frame that nobody can use. It is loaded when it comes into view. */
export function BlockPicture({ type, length, title }: BlockPictureProps): ReactNode {
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
    <div ref={place} className={`picture ${length}`} inert>
      {isSeen && <iframe src={blockPicture(type, length)} title={title} />}
    </div>
  );
}
