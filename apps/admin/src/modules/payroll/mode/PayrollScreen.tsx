import type { ComponentType } from 'react';
import { DateStyleContext } from '../../../engine/field/frame/date-style-context.ts';
import { PayrollModeContext } from './payroll-mode.ts';
import type { PayrollMode } from './payroll-paths.ts';

/** A screen of this module in one of its modes, with dates the way offices of personnel and money write them. */
export const payrollScreen = (mode: PayrollMode, Screen: ComponentType): ComponentType => {
  const PayrollScreen = () => (
    <PayrollModeContext.Provider value={mode}>
      <DateStyleContext.Provider value="short">
        <Screen />
      </DateStyleContext.Provider>
    </PayrollModeContext.Provider>
  );
  return PayrollScreen;
};
