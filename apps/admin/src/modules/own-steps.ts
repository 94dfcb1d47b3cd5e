import { lazy } from 'react';
import type { OwnSteps } from '../engine/environment/own-step.ts';
import { withTexts } from './with-texts.ts';

const ofHr = withTexts('hr', 'leave');
const ofPayroll = withTexts('payroll', 'hr');

/** Hand-written form steps, by the key a definition names; loaded when they are opened. */
export const ownSteps: OwnSteps = {
  employeeBank: lazy(ofHr(async () => ({ default: (await import('./hr/admission/BankStep.tsx')).BankStep }))),
  employeePrivileges: lazy(
    ofHr(async () => ({
      default: (await import('./hr/admission/PrivilegesStep.tsx')).PrivilegesStep,
    })),
  ),
  siblings: lazy(
    withTexts('students')(async () => ({
      default: (await import('./students/siblings/SiblingsStep.tsx')).SiblingsStep,
    })),
  ),
  employeePayroll: lazy(
    ofPayroll(async () => ({
      default: (await import('./payroll/assignment/PayrollStep.tsx')).PayrollStep,
    })),
  ),
};
