import { Box, List, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { formatMoney } from '@school/domain';
import { Link } from 'react-router-dom';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { SearchBox } from '../../engine/own-screen/SearchBox.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { useParam } from '../../engine/own-screen/use-param.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import type { FoundStudent } from './statement.ts';

interface FindStudentProps {
  readonly title: string;
  readonly addressOf: (student: FoundStudent) => string;
}

/** Students by name or admission number, each with what is open. */
export const FindStudent = ({ title, addressOf }: FindStudentProps) => {
  const translate = useTranslate();
  const [q, setQ] = useParam('q');
  const found = useLoad<readonly FoundStudent[]>(
    q.trim() === '' ? undefined : '/finance/v1/studentFee/find',
    'fees.fail.find',
    { q },
  );
  return (
    <>
      <PageHeader title={title} under={translate('fees.find.hint')} />
      <SearchBox value={q} onSearch={setQ} label={translate('fees.find.label')} />
      <LoadProblem text={found.problem} onRetry={found.retry} />
      {found.data?.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {translate('fees.find.none')}
        </Typography>
      ) : null}
      <List aria-label={translate('fees.find.label')} sx={{ mt: 1 }}>
        {(found.data ?? []).map((student) => (
          <ListItemButton key={student.id} component={Link} to={addressOf(student)} divider>
            <ListItemText
              primary={student.name}
              secondary={[student.admissionNumber, student.batch, student.guardian]
                .filter(Boolean)
                .join(' · ')}
            />
            <Box sx={{ pl: 2, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(student.open)}
            </Box>
          </ListItemButton>
        ))}
      </List>
    </>
  );
};
