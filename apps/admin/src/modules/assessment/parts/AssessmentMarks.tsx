import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';

/** Link from an assessment to its marks. */
export const AssessmentMarks = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  if (!record?.['id']) return null;
  const place = [record['batch'], 'GRADEBOOK', record['id'], record['subject']].map(String).join('/');
  return (
    <Button
      component={Link}
      to={`/exam/score_sheets/${place}`}
      variant="contained"
      sx={{ alignSelf: 'flex-start' }}
    >
      {translate('assessment.sheet.open')}
    </Button>
  );
};
