import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface MarkButtonsProps {
  readonly onMark: (word: string) => void;
  /** Asks for minutes late. */
  readonly onLate: () => void;
}

const words = ['P', 'A', 'L', 'H1', 'H2', ''] as const;

/** The marks as buttons, for anyone without a keyboard at hand; they mark the chosen cells. */
export const MarkButtons = ({ onMark, onLate }: MarkButtonsProps) => {
  const translate = useTranslate();
  return (
    <Box
      role="group"
      aria-label={translate('leave.register.marks')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1, displayPrint: 'none' }}
    >
      {words.map((word) => (
        <Button
          key={word}
          size="small"
          variant="outlined"
          // The chosen cell keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMark(word)}
        >
          {translate(`leave.register.mark.${word || 'none'}`)}
        </Button>
      ))}
      <Button
        size="small"
        variant="outlined"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onLate}
      >
        {translate('leave.register.mark.late')}
      </Button>
    </Box>
  );
};
