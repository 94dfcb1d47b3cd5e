import type { ComponentType } from 'react';
import { PayrollModeContext } from './payroll-mode.ts';
import type { PayrollMode } from './payroll-paths.ts';

/** A screen of this module in one of its modes. */
export const payrollScreen = (mode: PayrollMode, Screen: ComponentType): ComponentType => {
  const PayrollScreen = () => (
    <PayrollModeContext.Provider value={mode}>
      <Screen />
    </PayrollModeContext.Provider>
  );
  return PayrollScreen;
};
