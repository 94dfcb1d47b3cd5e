import { useEffect, useState } from 'react';
import { fetcher } from '../../session/current-fetcher.ts';

export interface DashboardData {
  readonly data: unknown;
  readonly loading: boolean;
  readonly failed: boolean;
}

/** The dashboard figures, in one call. On failure every figure stays at 0 and the failure is reported. */
export const useDashboardData = (): DashboardData => {
  const [state, setState] = useState<DashboardData>({ data: undefined, loading: true, failed: false });
  useEffect(() => {
    const leaving = new AbortController();
    const read = async (): Promise<void> => {
      const response = await fetcher('setup/v1/dashBoardData/getDashBoardData', { signal: leaving.signal });
      if (!response.ok) throw new Error(`Dashboard: ${response.status}`);
      const { data } = (await response.json()) as { data?: unknown };
      setState({ data, loading: false, failed: false });
    };
    read().catch((problem: unknown) => {
      if (leaving.signal.aborted) return;
      console.error(problem);
      setState({ data: undefined, loading: false, failed: true });
    });
    return () => leaving.abort();
  }, []);
  return state;
};
