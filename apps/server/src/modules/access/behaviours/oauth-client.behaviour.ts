import { randomBytes } from 'node:crypto';
import type { Behaviour } from '../../../engine/behaviour.ts';

/** A client gets its id on creation; it gets a secret afterwards, through a separate call, and takes it along. */
export const oauthClientBehaviour: Behaviour = {
  beforeSave: (input, current, { transaction }) =>
    current ? input : { ...input, clientId: `${transaction.institute}.${randomBytes(12).toString('hex')}` },
  beforeDelete: async ({ id }, { transaction }) => {
    await transaction.query({
      name: 'oauth_secret_remove',
      text: 'delete from oauth_secret where client = $1',
      values: [id],
    });
  },
};
