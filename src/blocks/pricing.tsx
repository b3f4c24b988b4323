import { classNames, formatMoney } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { ButtonLink } from '../ui/links/button-link.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type Props = PropsOf<typeof blocks.pricing>;
type Plan = Props['plans'][number];

/** The choice of the period is two radio buttons; CSS shows the prices of the checked one, so no script is needed. Paper shows both. */
export default function Pricing(props: Props) {
  const { id, blockKey, background, heading, text, plans, footnote, strings } = props;
  const headingId = `${blockKey}-heading`;
  const { parts } = useLook();
  return (
    <Section id={id} background={background} labelledBy={headingId} className="group/pricing">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-8">
        <Heading id={headingId} text={text}>
          {heading}
        </Heading>
        {hasSwitch(props) && <PeriodSwitch name={`${blockKey}-period`} strings={strings.pricing} />}
      </div>
      <ul className={classNames('mt-14 grid gap-6 *:min-w-0', columnsFor(plans.length))}>
        {plans.map((plan, index) => (
          <li
            key={index}
            className={classNames(
              parts.card,
              'flex flex-col rounded-panel bg-paper p-6 text-dark shadow-lift sm:p-8',
              plan.highlight !== undefined && 'border-2 border-primary',
            )}
          >
            {plan.highlight && <p className="badge mb-4 self-start">{plan.highlight}</p>}
            <h3 className="font-display text-2xl leading-tight font-title">{plan.name}</h3>
            {plan.text && <p className="mt-2 opacity-85">{plan.text}</p>}
            <Price plan={plan} block={props} />
            {plan.points.length > 0 && (
              <ul className="mt-6 grid gap-2 border-t border-current/15 pt-6">
                {plan.points.map((point, at) => (
                  <li key={at} className="border-s-2 border-highlight ps-4">
                    {point}
                  </li>
                ))}
              </ul>
            )}
            {plan.link && (
              <div className="mt-auto pt-8">
                <ButtonLink
                  to={plan.link.to}
                  newTab={strings.links.newTab}
                  look={plan.highlight === undefined ? 'quiet' : 'primary'}
                  className="w-full"
                >
                  {plan.link.label}
                </ButtonLink>
              </div>
            )}
          </li>
        ))}
      </ul>
      {footnote && <p className="mt-8 text-small opacity-85">{footnote}</p>}
    </Section>
  );
}

const hasSwitch = ({ plans, per }: Props): boolean =>
  per === 'month' && plans.some(({ price, yearlyPrice }) => price !== undefined && yearlyPrice !== undefined);

function PeriodSwitch({ name, strings }: { name: string; strings: Props['strings']['pricing'] }) {
  const choice = 'flex cursor-pointer items-center gap-2 py-2';
  return (
    <fieldset className="flex flex-wrap gap-x-6 print:hidden">
      <legend className="sr-only">{strings.period}</legend>
      <label className={choice}>
        <input type="radio" name={name} defaultChecked className="size-5 accent-current" />
        {strings.monthly}
      </label>
      <label className={choice}>
        <input type="radio" name={name} data-yearly className="size-5 accent-current" />
        {strings.yearly}
      </label>
    </fieldset>
  );
}

function Price({ plan: { price, yearlyPrice, note }, block }: { plan: Plan; block: Props }) {
  const { currency, per, site, strings } = block;
  const periods = { month: strings.pricing.perMonth, year: strings.pricing.perYear, once: '' };
  if (price === undefined) return note ? <p className="mt-6 font-display text-2xl font-title">{note}</p> : null;
  const isSwitched = yearlyPrice !== undefined && hasSwitch(block);
  return (
    <div className="mt-6">
      <p className={classNames(isSwitched && 'group-has-[[data-yearly]:checked]/pricing:not-print:hidden')}>
        <Amount amount={formatMoney(price, currency, site.language)} period={periods[per]} />
      </p>
      {isSwitched && (
        <p className="hidden group-has-[[data-yearly]:checked]/pricing:block print:block">
          <Amount amount={formatMoney(yearlyPrice, currency, site.language)} period={periods.year} />
        </p>
      )}
      {note && <p className="mt-1 text-small opacity-85">{note}</p>}
    </div>
  );
}

function Amount({ amount, period }: { amount: string; period: string }) {
  return (
    <>
      <span
        className={classNames(
          'font-display font-heading whitespace-nowrap [font-variant-numeric:tabular-nums]',
          amount.length > longAmount ? 'text-2xl' : 'text-title',
        )}
      >
        {amount}
      </span>
      {period && <span className="opacity-85">{` ${period}`}</span>}
    </>
  );
}

/** A longer amount does not fit into one of four columns at the full size. */
const longAmount = 7;

/** The columns for a number of offers. */
function columnsFor(count: number): string {
  if (count === 1) return 'max-w-xl';
  if (count === 2) return 'md:grid-cols-2 lg:max-w-5xl';
  if (count === 3) return 'lg:grid-cols-3';
  return count === 4 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-2 lg:grid-cols-3';
}
