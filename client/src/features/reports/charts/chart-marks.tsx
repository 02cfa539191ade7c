import type { Look } from './series-look';

const SIZE = 4;

/** A mark on a line, in the shape of its series. */
export function LineMark({ x, y, look }: { x: number; y: number; look: Look }) {
  const shape = { fill: 'var(--surface)', stroke: look.colour, strokeWidth: 2 };
  switch (look.mark) {
    case 'circle':
      return <circle cx={x} cy={y} r={SIZE} {...shape} />;
    case 'square':
      return <rect x={x - SIZE} y={y - SIZE} width={2 * SIZE} height={2 * SIZE} {...shape} />;
    case 'triangle':
      return <path d={`M${x} ${y - SIZE - 1}L${x + SIZE} ${y + SIZE - 1}H${x - SIZE}Z`} {...shape} />;
    case 'diamond':
      return (
        <path d={`M${x} ${y - SIZE - 1}L${x + SIZE + 1} ${y}L${x} ${y + SIZE + 1}L${x - SIZE - 1} ${y}Z`} {...shape} />
      );
    default:
      return <path d={`M${x - SIZE} ${y}H${x + SIZE}M${x} ${y - SIZE}V${y + SIZE}`} {...shape} />;
  }
}

/** Marks a bar whose row has an alarm. */
export const AlarmMark = ({ x, y, isBelow = false }: { x: number; y: number; isBelow?: boolean }) => {
  const away = isBelow ? 1 : -1;
  return (
    <path
      data-alarm
      d={`M${x} ${y + away * 3}l5 ${away * 8}h-10Z`}
      fill="var(--danger)"
      stroke="var(--surface)"
      strokeWidth={1}
    />
  );
};
