import { useText } from '../../i18n/use-text.ts';

const spans = ['month', 'week'] as const;
/** By month of the year, or by day of the week. */
export type Span = (typeof spans)[number];

/** How the points of a card are grouped. */
export const SpanTabs = ({
  span,
  onSpan,
}: {
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
}) => {
  const text = useText();
  return (
    <div className="d-tabs" role="tablist" aria-label={text('dashboard.overview')}>
      {spans.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          aria-selected={span === each}
          onClick={() => onSpan(each)}
        >
          {text(`dashboard.${each}`)}
        </button>
      ))}
    </div>
  );
};
