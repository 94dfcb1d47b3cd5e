import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FieldInput } from '../../../engine/field/FieldInput.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import type { Scope, ScopeKind } from './use-scope.ts';

const kinds: readonly ScopeKind[] = ['ALL', 'DEPARTMENT', 'EMPLOYEE'];

/** Whom the leave year is closed for: everyone, a department, or some employees. */
export const ScopeChoice = ({ scope }: { readonly scope: Scope }) => {
  const translate = useTranslate();
  const departments = useLoad<readonly { id: number; name: string }[]>(
    '/setup/v1/EmployeeDepartments/getall',
    'leave.fail.process',
    { sort: ['name', 'ASC'] },
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2, alignItems: 'flex-start' }}>
      <Choose
        label={translate('leave.scope.title')}
        value={scope.kind}
        choices={kinds.map((id) => ({ id, name: translate(`leave.scope.${id}`) }))}
        onChange={(kind) => scope.setKind(kind as ScopeKind)}
      />
      {scope.kind === 'DEPARTMENT' ? (
        <Choose
          label={translate('leave.column.department')}
          value={scope.department}
          choices={departments.data}
          onChange={scope.setDepartment}
        />
      ) : null}
      {scope.kind === 'EMPLOYEE' ? (
        <Box sx={{ minWidth: { xs: '100%', sm: 360 } }}>
          <FieldInput
            field={{ type: 'refs', to: 'employee' }}
            name="employees"
            label={translate('leave.scope.employees')}
            value={scope.employees}
            onChange={(value) => scope.setEmployees((value ?? []) as readonly number[])}
          />
        </Box>
      ) : null}
    </Box>
  );
};
