import { ButtonLink } from './button-link.tsx';

type Link = { label: string; to: string };

type ButtonPairProps = {
  primary?: Link | undefined;
  secondary?: Link | undefined;
  /** The screen-reader text of a link that opens in a new tab. */
  newTab: string;
};

/** The main button of a page's top, and a quiet one beside it. Nothing without either. */
export function ButtonPair({ primary, secondary, newTab }: ButtonPairProps) {
  if (!primary && !secondary) return null;
  return (
    <div className="mt-10 flex flex-wrap gap-4">
      {primary && (
        <ButtonLink to={primary.to} newTab={newTab}>
          {primary.label}
        </ButtonLink>
      )}
      {secondary && (
        <ButtonLink to={secondary.to} newTab={newTab} look="quiet">
          {secondary.label}
        </ButtonLink>
      )}
    </div>
  );
}
