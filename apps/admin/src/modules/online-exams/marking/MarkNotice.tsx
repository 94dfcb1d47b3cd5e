import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Notice } from '../../../engine/own-screen/Notice.tsx';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';

/** Answers awaiting marks, with a link there; afterwards a link to the marks. */
export const MarkNotice = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const count = Number(record?.['toMark'] ?? 0);
  if (record?.['examFormat'] === 'OBJECTIVE' || Number(record?.['attempts'] ?? 0) === 0) return null;
  const way = (
    <Button component={Link} to={`/online_exam/mark/${Number(record?.['id'])}`} color="inherit" size="small">
      {translate(count > 0 ? 'onlineExams.marking.go' : 'onlineExams.marking.look')}
    </Button>
  );
  return count > 0 ? (
    <Notice text={translate('onlineExams.marking.waiting', { smart_count: count })} action={way} />
  ) : (
    way
  );
};
