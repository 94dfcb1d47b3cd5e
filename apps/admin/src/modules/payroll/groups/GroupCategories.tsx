import type { PayrollGroupShow } from '@school/domain';
import { useTranslate } from 'react-admin';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useCategoryColumns, type GroupCategory } from './category-columns.tsx';

/** The categories of a payroll group in order, with what each is calculated from. */
export const GroupCategories = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const columns = useCategoryColumns();
  const { data, problem, retry } = useLoad<PayrollGroupShow>(
    record && groupCall(`get/${record.id}`),
    'payroll.fail.group',
  );
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  return (
    <RowsTable<GroupCategory>
      caption={translate('payroll.groups.categories')}
      columns={columns}
      rows={data?.categories}
      empty={translate('engine.list.noData')}
    />
  );
};
