import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { CallError } from '../../engine/data/call-error.ts';
import { useProvider } from '../../engine/environment/use-provider.ts';

/** The id of the employee with a number; an unknown number is an error with status 404. */
export const useEmployeeId = (employeeNumber: string) => {
  const provider = useProvider();
  return useQuery({
    queryKey: ['employee', 'number', employeeNumber],
    queryFn: async () => {
      const { data } = await provider.getList<RaRecord>('employee', {
        filter: { employeeNumber },
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
      });
      const row = data[0];
      if (!row) throw new CallError('engine.error.notFound', 404);
      return row.id;
    },
    retry: false,
  });
};
