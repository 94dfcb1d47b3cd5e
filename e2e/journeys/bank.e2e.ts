import { expect, test } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import type { Saved } from '../support/api.ts';
import { chooseInRow, pick, rowWith, settled, signIn } from '../support/school.ts';

interface Bill {
  readonly id: number;
  readonly student: number;
  readonly balance: string;
}
interface Receipt {
  readonly receiptNo: string;
  readonly receiptDate: string;
}
interface Student {
  readonly admissionNumber: string;
}

test('The finance office compares a statement of the bank with the books', async ({ page }) => {
  const api = await clientOf(page, 'admin');
  const newest = async <T>(calls: string, filter: object): Promise<T> => {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["id","DESC"]&range=[0,0]`;
    const [row] = await api.get<T[]>(`${calls}/getall?${query}`);
    if (row === undefined) throw new Error(`Nothing in ${calls}.`);
    return row;
  };
  const { id: category } = await newest<Saved>('setup/v1/categories', {
    direction: 'INCOME',
    fixedKey_empty: true,
  });
  await api.post('finance/v1/incomes/save', {
    title: 'Rent of the hall',
    category,
    amount: '4321.00',
    paymentMode: 'BANK_TRANSFER',
    referenceNo: 'FT-4321',
  });
  const { receiptNo, receiptDate } = await newest<Receipt>('finance/v1/receipts', {
    paymentMode: 'BANK_TRANSFER',
  });
  const owed = await newest<Bill>('finance/v1/studentFee', { status: 'UNPAID' });
  const { admissionNumber } = await api.get<Student>(`setup/v1/studentEntity/get/${owed.student}`);
  const table = [
    'Date;Name;Description;Amount',
    `${receiptDate};A wedding;Hall, receipt ${receiptNo};4321.00`,
    `${receiptDate};A mother;For our child at school;77.00`,
    `${receiptDate};The bank;Charges of the journey;-12.50`,
  ].join('\n');
  await signIn(page, 'finance');

  await test.step('reads the file, after a look at what it brings', async () => {
    await page.goto('/finance/bank/statements/new');
    await pick(page, 'Account in the books', 'Bank');
    const file = { name: 'journey.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
    await page.locator('input[type=file]').first().setInputFiles([file]);
    await expect(page.getByText('journey.csv')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Read the file' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('New transactions')).toBeVisible();
    await dialog.getByRole('button', { name: 'Read the file' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('accepts what the books know by its number', async () => {
    await page.getByRole('button', { name: 'Accept all sure proposals' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Accept all sure proposals' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/finance/bank/bookings');
    await settled(page);
    await expect(rowWith(page, 'For our child at school')).toBeVisible();
    await expect(rowWith(page, receiptNo)).toHaveCount(0);
  });

  await test.step('pays fees with what a family has sent, and leaves the charge for later', async () => {
    await chooseInRow(page, 'For our child at school', 'Pay fees');
    const dialog = page.getByRole('dialog').last();
    await dialog.getByRole('combobox', { name: 'Student' }).fill(admissionNumber);
    await page.getByRole('option', { name: admissionNumber }).click();
    await dialog.getByRole('button', { name: 'Pay fees' }).click();
    await expect(dialog.getByText('Rs 77.00')).toBeVisible();
    await dialog.getByRole('button', { name: 'Pay fees' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rowWith(page, 'For our child at school')).toHaveCount(0);
    await expect(rowWith(page, 'Charges of the journey')).toBeVisible();
    const receipt = await newest<Receipt & { total: string }>('finance/v1/receipts', {
      paymentMode: 'BANK_TRANSFER',
    });
    expect(receipt).toMatchObject({ total: '77.00', receiptDate });
  });
});
