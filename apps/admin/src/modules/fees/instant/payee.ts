/** The payers of an instant fee, by the last part of an address. */
export type PayeeType = 'STUDENT' | 'EMPLOYEE' | 'GUEST';

const types: Readonly<Record<string, PayeeType>> = {
  student: 'STUDENT',
  employee: 'EMPLOYEE',
  guest: 'GUEST',
};

/** The kind of payer named by an address; a student if the address names no known one. */
export const payeeTypeOf = (text: string | undefined): PayeeType =>
  types[text?.toLowerCase() ?? ''] ?? 'STUDENT';

/** The initial values of a payment: the payer in the address. */
export const payerValues = (
  id: string | undefined,
  type: PayeeType,
): Readonly<Record<string, string | number>> => {
  const isNumber = id !== undefined && /^[1-9]\d{0,14}$/.test(id);
  if (type === 'GUEST' || !isNumber) return { payeeType: type };
  return { payeeType: type, [type === 'STUDENT' ? 'student' : 'employee']: Number(id) };
};

/** Address of a payment's result. */
export const resultPath = (fee: Readonly<Record<string, unknown>>): string => {
  const type = String(fee['payeeType'] ?? 'STUDENT').toLowerCase();
  const payer = fee['student'] ?? fee['employee'] ?? 0;
  return `/instant_fees/instant_fee_created_detail/${String(payer)}/${type}/${String(fee['category'])}`;
};
