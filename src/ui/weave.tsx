const rows = [40, 88, 136, 184, 232, 280];
const columns = [360, 408, 456, 504, 552, 600];
const colours = ['text-marigold', 'text-madder', 'text-peacock-light'];

/** Threads that come in loose and settle into cloth; a quiet ground for dark bands. Pure decoration. */
export function Weave({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 640 320"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
      className={className}
    >
      {rows.map((y, row) => (
        <path key={y} className={colours[row % colours.length]} d={weft(y, row)} />
      ))}
      {columns.map((x, column) => (
        <g key={x} className="text-cotton">
          {rows.map((y, row) =>
            (row + column) % 2 === 0 ? (
              <path key={y} d={`M${x} ${y - 24}V${y + 24}`} />
            ) : (
              <path key={y} d={`M${x} ${y - 24}v14M${x} ${y + 10}v14`} />
            ),
          )}
        </g>
      ))}
    </svg>
  );
}

/** One horizontal thread: loose waves on the left, straight where it is woven, open where a warp lies over it. */
function weft(y: number, row: number): string {
  const sway = (row % 2 === 0 ? 1 : -1) * (22 + row * 5);
  const loose = `M-20 ${y + sway}C80 ${y - sway} 160 ${y + sway * 1.4} 320 ${y}H${row % 2 === 0 ? 350 : 340}`;
  const woven = columns.map((x, column) => ((row + column) % 2 === 0 ? `M${x + 10} ${y}H${x + 38}` : `M${x - 10} ${y}H${x + 38}`));
  return [loose, ...woven].join('');
}
