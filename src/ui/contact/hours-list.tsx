/** Working hours by day. */
export function HoursList({ hours, className }: { hours: readonly { days: string; hours: string }[]; className?: string }) {
  return (
    <dl className={className}>
      {hours.map(({ days, hours: open }) => (
        <div key={days} className="flex justify-between gap-4 border-b border-current/15 py-3">
          <dt>{days}</dt>
          <dd className="font-semibold">{open}</dd>
        </div>
      ))}
    </dl>
  );
}
