import type { StoredKind } from './file-room.fixture.ts';

/** Files that the accounts office receives. */
export const financeFiles: Readonly<Record<string, readonly StoredKind[]>> = {
  'bankStatement.file': [
    {
      readers: 'admin finance',
      make: (room) =>
        room.taken('finance', 'bank.csv', async (file) => {
          const account = await room.idOf('ledger_account', "fixed_key = 'BANK'");
          return room.demo.as('finance').post('finance/v1/bankStatements/save', { account, file });
        }),
    },
  ],
};
