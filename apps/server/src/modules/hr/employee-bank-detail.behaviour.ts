import type { Behaviour } from '../../engine/behaviour.ts';
import { bankInfoProblem, keptBankInfo, type BankFormat } from './bank-info.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

/** A bank detail matches the format of its field. */
export const employeeBankDetailBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const text = input['bankInfo'] ?? current?.['bankInfo'];
    const fieldId = Number(input['bankField'] ?? current?.['bankField']);
    const field = await work.records.read(work, 'bankField', fieldId, { system: true });
    const format = (field?.['format'] ?? 'NONE') as BankFormat;
    const problem = bankInfoProblem(String(text ?? ''), format);
    if (problem) throw invalidField('bankInfo', 'BANK_FORMAT', problem);
    return typeof text === 'string' ? { ...input, bankInfo: keptBankInfo(text, format) } : input;
  },
};
