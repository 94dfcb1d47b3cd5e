import { mostPayslipLines, mostPayslips, sentLine, sentItem, sentEmployee } from '@school/resources';
import type { ExtraItem } from '../generation/work-out.ts';
import type { PayslipRequest } from '../generation/payslip-request.ts';
import type { BodyObject } from '../../../engine/own-calls/body-values.ts';
import { bodyDays, bodyId, bodyList, bodyObject, bodyText } from '../../../engine/own-calls/body-values.ts';
import { bodyMoney } from './body-money.ts';
import { compareMoney } from '@school/domain';
import { invalidField } from '../../../engine/envelope/refusals.ts';

/** Amounts by code from a list of `{code, amount}`; a line marked as not typed is ignored. */
export const bodyAmounts = (value: unknown, at: string): Record<string, string> =>
  Object.fromEntries(
    bodyList(value, at, mostPayslipLines).flatMap((entry, index) => {
      const place = `${at}[${index}]`;
      const line = bodyObject(entry, place, sentLine);
      const code = bodyText(line['code'], `${place}.code`, 60);
      if (code === undefined) throw invalidField(`${place}.code`, 'required', 'A line needs a code.');
      const amount = bodyMoney(line['amount'], `${place}.amount`);
      return line['isEdited'] === false || line['isOverridden'] === false ? [] : [[code, amount] as const];
    }),
  );

/** Lines for one payslip only. */
export const bodyItems = (value: unknown, at: string): ExtraItem[] =>
  bodyList(value, at, mostPayslipLines).map((entry, index) => {
    const place = `${at}[${index}]`;
    const item = bodyObject(entry, place, sentItem);
    const name = bodyText(item['name'], `${place}.name`, 80);
    if (name === undefined) throw invalidField(`${place}.name`, 'required', 'An item needs a name.');
    const { type } = item;
    if (type !== 'EARNING' && type !== 'DEDUCTION') {
      throw invalidField(`${place}.type`, 'choice', 'An item must be an EARNING or a DEDUCTION.');
    }
    const amount = bodyMoney(item['amount'], `${place}.amount`);
    if (compareMoney(amount, '0.00') <= 0) {
      throw invalidField(`${place}.amount`, 'min', 'The amount must be above zero.');
    }
    return { name, type, amount };
  });

/** The part of a body that one payslip is generated from: `lopDays`, `lines`, `individualItems`, `remark`. */
export const bodyWishes = (body: BodyObject): Omit<PayslipRequest, 'employeeId' | 'at'> => {
  const lopDays = bodyDays(body['lopDays'], 'lopDays');
  const remark = bodyText(body['remark'], 'remark', 250);
  const version = bodyText(body['employeePayrollVersion'], 'employeePayrollVersion', 60);
  return {
    ...(lopDays === undefined ? {} : { lopDays }),
    ...(remark === undefined ? {} : { remark }),
    ...(version === undefined ? {} : { employeePayrollVersion: version }),
    ...(body['netPay'] == null ? {} : { sentNetPay: bodyMoney(body['netPay'], 'netPay') }),
    amounts: bodyAmounts(body['lines'], 'lines'),
    extraItems: bodyItems(body['individualItems'], 'individualItems'),
  };
};

const sideKeys = new Set(['EARNINGS', 'DEDUCTION']);
const blockKeys = new Set(['total', 'hrPayrollCategoryList']);

const blockAmounts = (sides: BodyObject, side: string, at: string): Record<string, string> => {
  if (sides[side] == null) return {};
  const block = bodyObject(sides[side], `${at}.${side}`, blockKeys);
  return bodyAmounts(block['hrPayrollCategoryList'], `${at}.${side}.hrPayrollCategoryList`);
};

/** What is known of a row before its group is: the request, and the group the row is from. */
export interface SentRow {
  readonly request: PayslipRequest;
  readonly groupId: number | undefined;
}

const sentRow = (entry: unknown, index: number): SentRow => {
  const at = `payslips[${index}]`;
  const row = bodyObject(entry, at, sentEmployee);
  const sides =
    row['payrollCategories'] == null
      ? {}
      : bodyObject(row['payrollCategories'], `${at}.payrollCategories`, sideKeys);
  const version = bodyText(row['employeePayrollVersion'], `${at}.employeePayrollVersion`, 60);
  return {
    groupId: row['groupId'] == null ? undefined : bodyId(row['groupId'], `${at}.groupId`),
    request: {
      employeeId: bodyId(row['employeeId'], `${at}.employeeId`),
      at,
      ...(version === undefined ? {} : { employeePayrollVersion: version }),
      ...(row['netPay'] == null ? {} : { sentNetPay: bodyMoney(row['netPay'], `${at}.netPay`) }),
      amounts: {
        ...blockAmounts(sides, 'EARNINGS', `${at}.payrollCategories`),
        ...blockAmounts(sides, 'DEDUCTION', `${at}.payrollCategories`),
      },
    },
  };
};

/** The employee rows of a bulk call; each employee once. */
export const sentRows = (value: unknown): SentRow[] => {
  const rows = bodyList(value, 'payslips', mostPayslips).map(sentRow);
  const seen = new Set<number>();
  for (const { request } of rows) {
    if (seen.has(request.employeeId)) {
      throw invalidField(`${request.at}.employeeId`, 'twice', 'The employee is in the list twice.');
    }
    seen.add(request.employeeId);
  }
  return rows;
};
