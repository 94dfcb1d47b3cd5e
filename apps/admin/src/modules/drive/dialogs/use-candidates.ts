import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../../engine/environment/environment.ts';

export interface Department {
  readonly id: number;
  readonly name: string;
}

/** Someone an item can be shared with. */
export interface Candidate {
  readonly userId: number;
  readonly fullName: string;
  readonly username: string;
}

interface UserAnswer {
  readonly id: number;
  readonly fullName: string;
  /** Only staff see each other's usernames. */
  readonly username?: string;
}

/** The active departments; inactive ones are left out even if a server returns them. */
export const useDepartments = () => {
  const { http } = useEnvironment();
  return useQuery({
    queryKey: ['drive-departments'],
    queryFn: async ({ signal }) => {
      const path = 'setup/v1/EmployeeDepartments/getActiveDept/getall';
      const { data } = await http<readonly (Department & { active?: boolean })[]>(path, { signal });
      return data.filter(({ active }) => active !== false);
    },
    retry: false,
  });
};

/** The people of a department, whatever state their accounts are in: the server refuses inactive ones. */
export const useCandidates = (department: number | undefined) => {
  const { http } = useEnvironment();
  return useQuery({
    queryKey: ['drive-candidates', department],
    queryFn: async ({ signal }) => {
      const { data } = await http<readonly UserAnswer[]>('setup/v1/user/get_users_by_type', {
        method: 'POST',
        body: { id: department, entityType: 'EMPLOYEE', entityStatus: 'ALL' },
        signal,
      });
      return data.map(({ id, fullName, username = '' }): Candidate => ({ userId: id, fullName, username }));
    },
    enabled: department !== undefined,
    retry: false,
  });
};

/** Those whose full name or username contains the text, ignoring case (001 §2.14). */
export const matching = (candidates: readonly Candidate[], search: string): readonly Candidate[] => {
  const words = search.trim().toLowerCase();
  return candidates.filter(
    ({ fullName, username }) =>
      fullName.toLowerCase().includes(words) || username.toLowerCase().includes(words),
  );
};
