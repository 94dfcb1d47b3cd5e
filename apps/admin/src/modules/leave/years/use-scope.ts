import { useMemo, useState } from 'react';

export type ScopeKind = 'ALL' | 'DEPARTMENT' | 'EMPLOYEE';

/** Whose balances are closed, as the page holds it and as the calls expect it. */
export interface Scope {
  readonly kind: ScopeKind;
  readonly department: string;
  readonly employees: readonly number[];
  readonly isAll: boolean;
  /** False until the department or employees have been specified. */
  readonly ready: boolean;
  readonly query: Readonly<Record<string, string>> | undefined;
  readonly body: Readonly<Record<string, unknown>>;
  readonly setKind: (kind: ScopeKind) => void;
  readonly setDepartment: (department: string) => void;
  readonly setEmployees: (employees: readonly number[]) => void;
}

export const useScope = (): Scope => {
  const [kind, setKind] = useState<ScopeKind>('ALL');
  const [department, setDepartment] = useState('');
  const [employees, setEmployees] = useState<readonly number[]>([]);
  const ready = kind === 'ALL' || (kind === 'DEPARTMENT' ? department !== '' : employees.length > 0);
  const sent = useMemo((): Pick<Scope, 'query' | 'body'> => {
    if (!ready || kind === 'ALL') return { query: undefined, body: {} };
    if (kind === 'DEPARTMENT') {
      return { query: { departmentId: department }, body: { departmentId: Number(department) } };
    }
    return { query: { employeeIds: employees.join(',') }, body: { employeeIds: employees } };
  }, [ready, kind, department, employees]);
  return {
    ...sent,
    kind,
    department,
    employees,
    isAll: kind === 'ALL',
    ready,
    setKind,
    setDepartment,
    setEmployees,
  };
};
