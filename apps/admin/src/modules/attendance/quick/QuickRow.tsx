import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { Box, ButtonBase, IconButton, Typography } from '@mui/material';
import type { RegisterLabel, RegisterStudent } from '@school/domain';
import { useTranslate } from 'react-admin';
import { kindColour } from '../parts/mark-colour.ts';
import type { CellMark } from '../parts/marks.ts';

interface QuickRowProps {
  readonly student: RegisterStudent;
  readonly mark: CellMark | undefined;
  readonly labels: readonly RegisterLabel[];
  readonly isFixed: boolean;
  readonly onTap: () => void;
  readonly onMore: () => void;
}

/** One student as a button: what stands at its end is what will be saved. */
export const QuickRow = ({ student, mark, labels, isFixed, onTap, onMore }: QuickRowProps) => {
  const translate = useTranslate();
  const label = labels.find(({ id }) => id === mark?.label);
  const half =
    mark && mark.forenoon !== mark.afternoon ? (mark.forenoon ? 'FORENOON' : 'AFTERNOON') : undefined;
  const words = label
    ? [label.name, half ? translate(`attendance.half.${half}`) : ''].filter(Boolean).join(', ')
    : translate('attendance.present');
  const more = [
    mark?.minutesLate == null ? '' : translate('attendance.minutes', { count: mark.minutesLate }),
    mark?.reason ?? '',
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'stretch', borderBottom: 1, borderColor: 'divider' }}
    >
      <ButtonBase
        disabled={isFixed}
        onClick={onTap}
        aria-label={`${student.name}: ${words}`}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          minHeight: 56,
          px: 1,
          gap: 1,
          justifyContent: 'space-between',
          textAlign: 'left',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{student.name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[student.rollNumber ?? student.admissionNumber, ...more].join(' · ')}
          </Typography>
        </Box>
        <Typography
          component="span"
          sx={{ flexShrink: 0, fontWeight: 600, color: label ? kindColour[label.kind] : 'success.main' }}
        >
          {words}
        </Typography>
      </ButtonBase>
      {isFixed ? null : (
        <IconButton aria-label={translate('attendance.quick.more', { name: student.name })} onClick={onMore}>
          <MoreHoriz />
        </IconButton>
      )}
    </Box>
  );
};
