import { createContext, useContext, useMemo } from 'react';
import { payrollPaths, type PayrollMode, type PayrollPaths } from './payroll-paths.ts';

export const PayrollModeContext = createContext<PayrollMode>('office');

/** The mode of the screen and its addresses. */
export const usePayrollMode = (): { readonly mode: PayrollMode; readonly paths: PayrollPaths } => {
  const mode = useContext(PayrollModeContext);
  return useMemo(() => ({ mode, paths: payrollPaths(mode) }), [mode]);
};
