/** Who pays an instant fee, by the last part of an address. */
export type PayeeType = 'STUDENT' | 'EMPLOYEE' | 'GUEST';

const types: Readonly<Record<string, PayeeType>> = {
  student: 'STUDENT',
  employee: 'EMPLOYEE',
  guest: 'GUEST',
};

/** The kind of payer that an address says; a student where it says nothing known. */
export const payeeTypeOf = (text: string | undefined): PayeeType =>
  types[text?.toLowerCase() ?? ''] ?? 'STUDENT';

/** What a payment begins with: the payer of the address. */
export const payerValues = (
  id: string | undefined,
  type: PayeeType,
): Readonly<Record<string, string | number>> => {
  const isNumber = id !== undefined && /^[1-9]\d{0,14}$/.test(id);
  if (type === 'GUEST' || !isNumber) return { payeeType: type };
  return { payeeType: type, [type === 'STUDENT' ? 'student' : 'employee']: Number(id) };
};

/** Where the result of a payment stands. */
export const resultPath = (fee: Readonly<Record<string, unknown>>): string => {
  const type = String(fee['payeeType'] ?? 'STUDENT').toLowerCase();
  const payer = fee['student'] ?? fee['employee'] ?? 0;
  return `/instant_fees/instant_fee_created_detail/${String(payer)}/${type}/${String(fee['category'])}`;
};
