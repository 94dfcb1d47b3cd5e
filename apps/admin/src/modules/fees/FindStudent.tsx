import type { FoundStudent } from '@school/domain';
import { Box, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { SearchBox } from '../../engine/own-screen/SearchBox.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { useParam } from '../../engine/own-screen/use-param.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { formatMoney } from '../../engine/field/number/number-format.ts';

interface FindStudentProps {
  readonly title: string;
  readonly addressOf: (student: FoundStudent) => string;
}

/** The student meant by the input: the one with that number, or the only match. */
const meant = (found: readonly FoundStudent[], typed: string): FoundStudent | undefined =>
  found.find(({ admissionNumber }) => admissionNumber.toLowerCase() === typed.toLowerCase()) ??
  (found.length === 1 ? found[0] : undefined);

/** Students by name or admission number, each with the amount outstanding; Enter opens the one meant. */
export const FindStudent = ({ title, addressOf }: FindStudentProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [q, setQ] = useParam('q');
  const [entered, setEntered] = useState('');
  const found = useLoad<readonly FoundStudent[]>(
    q.trim() === '' ? undefined : '/finance/v1/studentFee/find',
    'fees.fail.find',
    { q },
  );
  const { data } = found;
  const hit = entered !== '' && entered === q.trim() && data ? meant(data, entered) : undefined;
  const address = hit && addressOf(hit);
  useEffect(() => {
    if (address !== undefined) void navigate(address);
  }, [address, navigate]);
  return (
    <>
      <PageHeader title={title} under={translate('fees.find.hint')} />
      <SearchBox
        value={q}
        onSearch={setQ}
        label={translate('fees.find.label')}
        focused
        onEnter={(typed) => {
          setQ(typed.trim());
          setEntered(typed.trim());
        }}
      />
      <LoadProblem text={found.problem} onRetry={found.retry} />
      {data?.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {translate('fees.find.none')}
        </Typography>
      ) : null}
      <List aria-label={translate('fees.find.label')} sx={{ mt: 1 }}>
        {(data ?? []).map((student) => (
          <ListItem key={student.id} disablePadding divider>
            <ListItemButton component={Link} to={addressOf(student)}>
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
          </ListItem>
        ))}
      </List>
    </>
  );
};
