import type { RegisterLabel } from '@school/domain';
import { useTranslate } from 'react-admin';
import { GridLegend } from '../../../engine/cells/GridLegend.tsx';
import { kindColour } from '../parts/mark-colour.ts';

/** What the letters and colours of a class register mean. */
export const StudentLegend = ({ labels }: { readonly labels: readonly RegisterLabel[] }) => {
  const translate = useTranslate();
  const [example] = labels;
  return (
    <GridLegend
      label={translate('attendance.legend.title')}
      entries={[
        { sign: '·', words: translate('attendance.present'), colour: 'text.disabled' },
        ...labels.map(({ code, name, kind }) => ({ sign: code, words: name, colour: kindColour[kind] })),
        ...(example
          ? [
              { sign: `${example.code}1`, words: translate('attendance.half.FORENOON') },
              { sign: `${example.code}2`, words: translate('attendance.half.AFTERNOON') },
            ]
          : []),
        { sign: '', words: translate('attendance.legend.taken'), colour: 'success.main' },
        { sign: '', words: translate('attendance.legend.missing'), colour: 'warning.main' },
        { sign: '', words: translate('attendance.state.LOCKED'), colour: 'text.disabled' },
        { sign: '', words: translate('attendance.legend.closed'), ground: 'action.hover' },
      ]}
    />
  );
};
