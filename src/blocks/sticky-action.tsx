import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ButtonLink } from '../ui/links/button-link.tsx';

/** The class makes its frame sticky: the block itself is as high as its frame and cannot stick within it. */
export default function StickyAction({ id, blockKey, text, button, secondButton, strings }: PropsOf<(typeof blocks)['sticky-action']>) {
  const textId = `${blockKey}-text`;
  return (
    <aside id={id} aria-labelledby={textId} className="sticky-bar border-t border-dark/15 bg-paper text-dark shadow-lift">
      <div className="column flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p id={textId} className="font-semibold max-sm:text-small">
          {text}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={button.to} newTab={strings.links.newTab} className="max-sm:px-5 max-sm:py-2.5">
            {button.label}
          </ButtonLink>
          {secondButton && (
            <ButtonLink to={secondButton.to} newTab={strings.links.newTab} look="quiet" className="max-sm:px-5 max-sm:py-2.5">
              {secondButton.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </aside>
  );
}
