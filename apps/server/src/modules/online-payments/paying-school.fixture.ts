import { customSignature } from './gateways/custom.ts';
import { InstitutionClock } from '../../platform/clock/institution-clock.ts';
import { today } from '../../../test/payroll-school.ts';
import type { Answer } from '../../../test/payroll-school.ts';
import { FeeSchool } from '../fees/fee-school.fixture.ts';

export const secret = 'known to both sides';
const form = { algorithm: 'SHA256', signatureName: 'signature' } as const;

interface Started {
  readonly id: number;
  readonly reference: string;
  readonly amount: string;
}
interface Status {
  readonly id: number;
  readonly status: string;
  readonly amount: string;
  readonly receipts: readonly { readonly id: number; readonly number: string }[];
}

/** A school whose families pay through the trial gateway, or through a custom one that signs its messages. */
export class PayingSchool {
  readonly fees: FeeSchool;
  private readonly gateways: { readonly trial: number; readonly custom: number };

  private constructor(fees: FeeSchool, gateways: PayingSchool['gateways']) {
    this.fees = fees;
    this.gateways = gateways;
  }

  static async open(): Promise<PayingSchool> {
    const fees = await FeeSchool.open();
    const clock = fees.at.school.application.get(InstitutionClock, { strict: false });
    clock.today = () => Promise.resolve(today);
    const trial = await fees.save('finance/v1/paymentGateway', { name: 'Trial', provider: 'SANDBOX' });
    const described = await fees.save('finance/v1/customGateway', {
      name: 'Bank of here',
      targetUrl: 'https://pay.example/checkout',
      referenceName: 'ref',
      paidReferenceName: 'txn',
      amountName: 'amount',
      statusName: 'status',
      successValue: 'PAID',
      reasonName: 'why',
      secret,
      sent: [
        { name: 'amount', holds: 'AMOUNT' },
        { name: 'back', holds: 'REDIRECT_URL' },
        { name: 'shop', holds: 'FIXED', value: '77' },
      ],
    });
    const custom = await fees.save('finance/v1/paymentGateway', {
      name: 'Bank',
      provider: 'CUSTOM',
      custom: described,
    });
    const school = new PayingSchool(fees, { trial, custom });
    await school.use('trial');
    return school;
  }

  get sql() {
    return this.fees.at.school.sql;
  }

  gateway(which: 'trial' | 'custom'): number {
    return this.gateways[which];
  }

  /** Families pay through this gateway from then on. */
  async use(which: 'trial' | 'custom', values: object = {}): Promise<void> {
    const settings = { enabled: true, gateway: this.gateways[which], ...values };
    await this.fees.at.school.data('PUT', 'finance/v1/OnlinePaymentSettings/update', settings);
  }

  start(student: number, bills: readonly number[], values: object = {}): Promise<Answer<Started>> {
    const body = { student, bills, ...values };
    return this.fees.at.school.call('POST', 'finance/v1/onlinePayment/start', body, {
      as: `PARENT#wards=${student}`,
    });
  }

  act(name: string, id: number, as: string, input: object = {}): Promise<Answer> {
    return this.fees.at.school.call(
      'POST',
      `finance/v1/onlinePayments/action/${name}`,
      { ids: [id], input },
      {
        as,
      },
    );
  }

  /** A payment that is pending at the gateway. */
  async opened(student: number, bills: readonly number[]): Promise<Started> {
    const { data } = await this.start(student, bills);
    const open = await this.act('open', data.id, `PARENT#wards=${student}`);
    if (open.status !== 200) throw new Error(open.message);
    return data;
  }

  trial(student: number, reference: string, outcome: string): Promise<Answer> {
    return this.fees.at.school.call(
      'POST',
      `finance/v1/onlinePayment/${reference}/trial`,
      { outcome },
      { as: `PARENT#wards=${student}` },
    );
  }

  status(student: number, reference: string): Promise<Status> {
    return this.fees.at.school.data('GET', `finance/v1/onlinePayment/${reference}/status`, undefined, {
      as: `PARENT#wards=${student}`,
    });
  }

  /** The address for a gateway's messages. */
  async callbackPath(which: 'trial' | 'custom'): Promise<string> {
    const [row] = await this.sql.query<{ path: string }>({
      text: 'select callback_path as path from payment_gateway where id = $1',
      values: [this.gateways[which]],
    });
    return row?.path ?? '';
  }

  /** A message of the custom gateway, signed with a secret. */
  async tell(fields: Readonly<Record<string, string>>, by: string = secret): Promise<number> {
    const signature = customSignature(Object.entries(fields), form, by);
    const { statusCode } = await this.fees.at.school.application.inject({
      method: 'POST',
      url: await this.callbackPath('custom'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...fields, signature }).toString(),
    });
    return statusCode;
  }

  /** The ledger's figures for an account. */
  async account(key: string): Promise<string> {
    const [row] = await this.sql.query<{ balance: string }>({
      text: `select coalesce(sum(l.debit - l.credit), 0)::numeric(15,2)::text as balance from journal_line l
        join ledger_account a on a.id = l.account_id where a.fixed_key = $1`,
      values: [key],
    });
    return row?.balance ?? '0.00';
  }
}
