import type { SiteModel } from '@pagewright/core';

/** The class names of the question. The stylesheet of a site has them only when the site asks. */
export const consentClasses = ['consent-banner'];

/** The attribute of the button in the footer that shows the question again. */
export const settingsMark = 'data-consent-settings';

type ConsentProps = NonNullable<SiteModel['consent']> & { strings: SiteModel['strings']['consent'] };

/**
 * Renders the question for consent, hidden until a script shows it: without script nothing needs consent. It is before the
 * header, so that the keyboard reaches it right after the skip link. Both answers look the same.
 */
export function Consent({ text, privacy, strings }: ConsentProps) {
  const classes = consentClasses.join(' ');
  return (
    <section className={classes} aria-label={strings.label} tabIndex={-1} data-consent hidden>
      <p>
        {text ?? strings.text} <a href={privacy}>{strings.privacy}</a>
      </p>
      <div>
        <button type="button" className="button button-dark" data-answer="no">
          {strings.decline}
        </button>
        <button type="button" className="button button-dark" data-answer="yes">
          {strings.accept}
        </button>
      </div>
    </section>
  );
}
