import { Box, Button } from '@mui/material';
import type { RegisterLabel } from '@school/domain';
import { useTranslate } from 'react-admin';

interface GridButtonsProps {
  readonly labels: readonly RegisterLabel[];
  /** Marks the chosen cells with a word: a code, a half, or nothing to clear. */
  readonly onMark: (word: string) => void;
  /** Everything that can be recorded for the chosen cell. */
  readonly onMore: () => void;
}

/** The marks as buttons, for anyone without a keyboard at hand. */
export const GridButtons = ({ labels, onMark, onMore }: GridButtonsProps) => {
  const translate = useTranslate();
  const words = [
    { word: '', name: translate('attendance.verb.present') },
    ...labels.map(({ code, name }) => ({ word: code, name: `${name} (${code})` })),
    { word: '1', name: translate('attendance.half.FORENOON') },
    { word: '2', name: translate('attendance.half.AFTERNOON') },
  ];
  // The chosen cell keeps the focus.
  const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();
  return (
    <Box
      role="group"
      aria-label={translate('attendance.register.marks')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1, displayPrint: 'none' }}
    >
      {words.map(({ word, name }) => (
        <Button
          key={word}
          size="small"
          variant="outlined"
          onMouseDown={keepFocus}
          onClick={() => onMark(word)}
        >
          {name}
        </Button>
      ))}
      <Button size="small" onMouseDown={keepFocus} onClick={onMore}>
        {translate('attendance.register.reason')}
      </Button>
    </Box>
  );
};
