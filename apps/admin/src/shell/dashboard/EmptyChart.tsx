import { useText } from '../../i18n/use-text.ts';

const bars = [
  { x: 12, height: 34 },
  { x: 52, height: 52 },
  { x: 92, height: 44 },
  { x: 132, height: 72 },
  { x: 172, height: 60 },
  { x: 212, height: 90 },
] as const;
const floor = 104;

/** Placeholder for a chart before there is anything to draw; bars without figures, so that nobody reads any. */
export const EmptyChart = ({ words }: { readonly words: string }) => {
  const text = useText();
  return (
    <div className="d-none">
      <svg viewBox="0 0 252 108" width="252" height="108" aria-hidden="true">
        {bars.map(({ x, height }) => (
          <rect key={x} x={x} y={floor - height} width="28" height={height} rx="6" />
        ))}
        <line x1="0" x2="252" y1={floor} y2={floor} />
      </svg>
      <strong>{text('dashboard.noFigures')}</strong>
      <span>{words}</span>
    </div>
  );
};
