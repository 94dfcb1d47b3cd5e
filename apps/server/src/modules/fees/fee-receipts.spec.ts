import { FeeSchool } from './fee-school.fixture.ts';

it('account, receipt set and template of a fee stand side by side', async () => {
  const school = await FeeSchool.open();
  try {
    const save = (path: string, values: object) =>
      school.at.school.data<{ id: number }>('POST', path, values);
    const { id: template } = await save('finance/v1/receiptTemplates', { name: 'With thanks' });
    const { id: receiptSequence } = await save('setup/v1/receiptVoucherSequences', {
      name: 'Lunch receipts',
      prefix: 'L/',
      template,
    });
    const { id: feeAccount } = await save('setup/v1/feeAccounts', { name: 'Canteen' });
    const { id } = await save('finance/v1/instantFeeCategories', {
      name: 'Lunch',
      feeAccount,
      receiptSequence,
    });
    const { rows } = await school.at.school.data<{ rows: Record<string, unknown>[] }>(
      'GET',
      'setup/v1/view/receiptsOfInstantFees',
    );
    expect(rows.filter((row) => row['id'] === id)).toMatchObject([
      {
        name: 'Lunch',
        feeAccount,
        receiptSequence,
        receiptTemplate: template,
        _labels: {
          feeAccount: 'Canteen',
          receiptSequence: 'Lunch receipts',
          receiptTemplate: 'With thanks',
        },
      },
    ]);
  } finally {
    await school.at.close();
  }
});
