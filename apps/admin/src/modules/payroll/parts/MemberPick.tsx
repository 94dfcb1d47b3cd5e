import { Autocomplete, ListItemText, TextField } from '@mui/material';
import type { EmployeeHead, GroupMemberRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { departmentOf } from '../generation/department-of.ts';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { foundRows } from '../../../engine/own-screen/rows-state.ts';

interface MemberPickProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (employeeId: string) => void;
  /** The employees offered; if omitted, members of all groups. */
  readonly people?: readonly EmployeeHead[] | undefined;
  readonly given?: boolean;
}

const mostOffered = 50;
const searched = [
  {
    key: 'who',
    text: (row: EmployeeHead) => `${row.employeeName} ${row.employeeNumber} ${departmentOf(row)}`,
  },
];

/** One of a list of employees, found by name, number or department. */
export const MemberPick = ({ label, value, onChange, people, given }: MemberPickProps) => {
  const translate = useTranslate();
  const members = useLoad<readonly GroupMemberRow[]>(
    given ? undefined : groupCall('getPayrollGroupEmployees/0'),
    'payroll.fail.groupEmployees',
  );
  const all: readonly EmployeeHead[] = (given ? people : members.data) ?? [];
  return (
    <Autocomplete<EmployeeHead>
      size="small"
      fullWidth
      options={[...all]}
      value={all.find(({ employeeId }) => String(employeeId) === value) ?? null}
      onChange={(_, row) => onChange(row ? String(row.employeeId) : '')}
      getOptionLabel={(row) => row.employeeName}
      getOptionKey={(row) => row.employeeId}
      isOptionEqualToValue={(a, b) => a.employeeId === b.employeeId}
      filterOptions={(rows, { inputValue }) => foundRows(rows, searched, inputValue).slice(0, mostOffered)}
      noOptionsText={translate('engine.ref.nothing')}
      autoHighlight
      renderOption={({ key, ...attributes }, row) => (
        <li key={key} {...attributes}>
          <ListItemText
            primary={row.employeeName}
            secondary={`${row.employeeNumber} · ${departmentOf(row)}`}
            sx={{ my: 0 }}
          />
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
};
