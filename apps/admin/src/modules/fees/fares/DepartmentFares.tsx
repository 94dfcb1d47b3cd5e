import { Button, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { transitionsFrom } from '../../../engine/catalogue/moves.ts';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { formatMoney } from '../../../engine/field/number/number-format.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useRecordVerbs } from '../../../engine/verbs/use-record-verbs.ts';

/** A row of `employeeFare` as returned by the resource's list. */
interface EmployeeFare extends Record<string, unknown> {
  readonly id: number;
  readonly version: number;
  readonly employeeNumber: string | null;
  readonly name: string;
  readonly amount: string;
  readonly kept: string | null;
  readonly status: 'OPEN' | 'WAIVED' | 'CANCELLED';
  readonly _labels?: { readonly employee?: string };
}

/** Passengers of a department with what they owe from a collection of fares; fares are removed and reassigned here. */
export const DepartmentFares = ({ department, collection }: Record<'department' | 'collection', number>) => {
  const translate = useTranslate();
  const words = useWords();
  const environment = useEnvironment();
  const resource = environment.catalogue.resource('employeeFare');
  const verbs = useRecordVerbs(resource);
  const { data, problem, retry } = useLoad<readonly EmployeeFare[]>(
    '/transport/v1/EmployeeFare/getall',
    'fees.fail.parts',
    { filter: { collection, 'employee.department': department }, labels: ['employee'] },
  );
  const { status: state } = resource.fields;
  const states = state?.type === 'choice' ? state.options : {};
  const stateOf = (key: string): string =>
    words.say(`resources.${resource.key}.options.status.${key}`, states[key] ?? key);
  const nameOf = (row: EmployeeFare): string => row._labels?.employee ?? row.employeeNumber ?? '–';
  return (
    <>
      <LoadProblem text={problem} onRetry={retry} />
      <RowsTable<EmployeeFare>
        caption={translate('fees.fares.passengers')}
        rows={data}
        empty={translate('fees.fares.nobodyThere')}
        columns={[
          {
            key: 'name',
            label: words.say('words.Employee', 'Employee'),
            role: 'title',
            text: (row) => `${nameOf(row)} ${row.employeeNumber ?? ''}`,
            render: nameOf,
          },
          { key: 'seat', label: translate('fees.fares.seat'), text: ({ name }) => name },
          {
            key: 'fare',
            label: translate('fees.fares.fare'),
            align: 'right',
            figure: ({ amount }) => Number(amount),
            render: ({ amount }) => formatMoney(amount),
          },
          {
            key: 'kept',
            label: words.say('words.Deducted from payslips', 'Deducted from payslips'),
            align: 'right',
            figure: ({ kept }) => Number(kept ?? 0),
            render: ({ kept }) => formatMoney(kept ?? '0.00'),
          },
          {
            key: 'state',
            label: words.say('words.Status', 'Status'),
            text: ({ status }) => stateOf(status),
            render: ({ status }) => <Chip size="small" variant="outlined" label={stateOf(status)} />,
          },
          {
            key: 'verb',
            label: translate('fees.assign.verb'),
            align: 'right',
            render: (row) =>
              transitionsFrom(environment, resource, row).map(([name, move]) => (
                <Button key={name} size="small" onClick={() => void verbs.transition(row, name, move)}>
                  {words.say(`resources.${resource.key}.transitions.${name}`, move.label)}
                </Button>
              )),
          },
        ]}
      />
    </>
  );
};
