import type { BlockModel } from 'pagewright/react';
import { marqueeClasses } from '../ui/marquee.tsx';
import { perViewClasses } from '../ui/per-view.ts';

/**
 * The classes of a block that are made from content and so stand in no source file. The stylesheet is
 * built from the sources of the block types in use and from these.
 */
export function contentClasses(block: BlockModel): string[] {
  switch (block.type) {
    case 'logo-strip':
      return marqueeClasses(block.props, block.props.clients.length);
    case 'portfolio-carousel':
      return marqueeClasses(block.props, block.props.projects.length);
    case 'testimonials':
      return perViewClasses(block.props.perView, block.props.spacing);
    default:
      return [];
  }
}
