import type { PayslipToggles } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

const none: PayslipToggles = {
  employeeName: true,
  employeeNumber: true,
  dateOfJoining: false,
  department: false,
  category: false,
  position: false,
  grade: false,
  explainIssue: false,
  additionalDetail2: false,
  additionalDetail3: false,
  workingDays: false,
  numberOfdaysPresent: false,
  numberOfDaysAbsent: false,
  lossOfPay: false,
  paymentFrequency: false,
  footnote: null,
  footnoteText: null,
};

/** What payslips show; only name and number before anyone has saved it. */
export const payslipToggles = async (connection: Connection): Promise<PayslipToggles> => {
  const [row] = await connection.query<Partial<PayslipToggles>>({
    name: 'payslip_toggles',
    text: `SELECT date_of_joining AS "dateOfJoining", department, category, position, grade,
        explain_issue AS "explainIssue", additional_detail2 AS "additionalDetail2",
        additional_detail3 AS "additionalDetail3", working_days AS "workingDays",
        number_ofdays_present AS "numberOfdaysPresent", number_of_days_absent AS "numberOfDaysAbsent",
        loss_of_pay AS "lossOfPay", payment_frequency AS "paymentFrequency",
        CASE footnote WHEN 'true' THEN true WHEN 'false' THEN false END AS footnote, footnote_text AS "footnoteText"
      FROM payslip_setting LIMIT 1`,
  });
  return { ...none, ...row, employeeName: true, employeeNumber: true };
};
