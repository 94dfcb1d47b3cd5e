import { randomBytes } from 'node:crypto';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { codeOfInstitute } from '../../platform/institutes/institutes.ts';

/** Name of the head office in addresses; no branch can have it, since branch codes have no lower case. */
export const headOffice = 'school';
/** Path at which gateway messages arrive, from the server root. */
export const callbackBase = '/finance/v1/onlinePayment/webhook';

/** Whether a secret exists or comes with this save. */
const hasSecret = async (
  field: string,
  {
    input,
    current,
    work,
    resource,
  }: {
    readonly input: RecordValues;
    readonly current: RecordValues | undefined;
    readonly work: Work;
    readonly resource: string;
  },
): Promise<boolean> => {
  const given = input[field];
  if (given !== undefined) return typeof given === 'string' && given !== '';
  if (!current) return false;
  return (await work.records.secret(work, resource, Number(current['id']), field)) !== undefined;
};

const needed = {
  secretKey: 'Secret key is required',
  signingSecret: 'Signing secret is required',
  secret: 'Signing secret is required',
} as const;

/** Payments cannot be trusted without the keys that both sides know. The address for its messages cannot be guessed. */
export const paymentGatewayBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const provider = String(input['provider'] ?? current?.['provider']);
    const asked = { input, current, work, resource: 'paymentGateway' };
    if (['STRIPE', 'PAYFAST'].includes(provider)) {
      for (const field of ['secretKey', 'signingSecret'] as const)
        if (!(await hasSecret(field, asked))) throw invalidField(field, 'required', needed[field]);
    }
    if (current?.['callbackPath']) return input;
    const place = codeOfInstitute(work.context.institute) ?? headOffice;
    return {
      ...input,
      callbackPath: `/api${callbackBase}/${place}/${randomBytes(18).toString('base64url')}`,
    };
  },
};

/** Anyone able to sign in its place could pay with nothing, so every custom gateway has a secret. */
export const customGatewayBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (!(await hasSecret('secret', { input, current, work, resource: 'customGateway' })))
      throw invalidField('secret', 'required', needed.secret);
    return input;
  },
};
