import { formatMoney } from '@school/domain';
import type { Money } from '@school/domain';
import type { Connection } from '../database/database.ts';
import { institutionOf } from './institution.ts';

/** An amount as it appears in the server's sentences, in the currency of the institution: `Rs 11,700.00`. */
export const moneyInWords = async (connection: Connection, amount: Money): Promise<string> =>
  formatMoney(amount, (await institutionOf(connection)).currency);
