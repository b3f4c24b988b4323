type ThreadListProps = {
  items: readonly { id: string; title: string; description: string }[];
  className?: string;
};

/** Short texts along one upright thread; each begins where a marigold thread crosses it. */
export function ThreadList({ items, className = '' }: ThreadListProps) {
  return (
    <ul className={`relative space-y-8 pl-10 ${className}`}>
      {items.map(({ id, title, description }, index) => (
        <li key={id} className="relative">
          <Crossing isOver={index % 2 === 0} />
          <h3 className="font-display text-xl leading-snug font-semibold">{title}</h3>
          <p className="mt-2 max-w-measure opacity-85">{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** One stretch of the upright thread and the thread that crosses it, above and below by turns. */
function Crossing({ isOver }: { isOver: boolean }) {
  const across = 'absolute top-3 -left-10 h-0.75 w-7 rounded-full bg-marigold';
  return (
    <span aria-hidden="true">
      <span className="absolute top-1 -bottom-8 -left-7.5 w-0.75 rounded-full bg-peacock/80 in-[.dark]:bg-peacock-light" />
      {isOver ? (
        <span className={`${across} ring-3 ring-(--ground,var(--color-cotton))`} />
      ) : (
        <>
          <span className="absolute top-3 -left-10 h-0.75 w-2 rounded-full bg-marigold" />
          <span className="absolute top-3 -left-6 h-0.75 w-3 rounded-full bg-marigold" />
        </>
      )}
    </span>
  );
}
