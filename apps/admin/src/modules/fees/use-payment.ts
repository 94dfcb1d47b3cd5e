import { compareMoney, pour, subtractMoney, sumMoney, type FeeStatement } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useDialogs } from '../../engine/feedback/dialogs-context.ts';
import { formatMoney, formatTyped } from '../../engine/field/number/number-format.ts';
import { useWrite } from '../../engine/own-screen/use-write.ts';
import type { Payment } from './PaidPanel.tsx';
import { typedAmount } from './typed-amount.ts';
import { useMeans } from './use-means.ts';

interface Booked {
  readonly id: number;
  readonly number: string;
  readonly total: string;
}

/**
 * A payment as it is typed. Only an amount someone typed is booked directly: the whole balance, which a single key could
 * take, needs confirmation first.
 */
export const usePayment = (statement: FeeStatement, onPaid: (payment: Payment) => void) => {
  const translate = useTranslate();
  const { confirm } = useDialogs();
  const { busy, write } = useWrite();
  const { locale } = useEnvironment().context;
  const means = useMeans();
  const [text, setText] = useState('');
  const [given, setGiven] = useState('');
  const isLess = means.mode === 'WALLET' && compareMoney(statement.advance, statement.due) < 0;
  const most = isLess ? statement.advance : statement.due;
  const isEmpty = text.trim() === '';
  const amount = isEmpty ? undefined : typedAmount(text, locale);
  const isTooMuch = amount !== undefined && compareMoney(amount, most) > 0;
  const isPayable = amount !== undefined && compareMoney(amount, '0.00') > 0 && !isTooMuch;
  const open = statement.fees.filter(({ due }) => compareMoney(due, '0.00') > 0);
  const partsOf = (money: string) => pour(money, open).filter((part) => part.amount !== '0.00');
  const notes = means.mode === 'CASH' && given.trim() !== '' ? typedAmount(given, locale) : undefined;
  const isShort = notes !== undefined && amount !== undefined && compareMoney(notes, amount) < 0;
  const change = isPayable && notes !== undefined && !isShort ? subtractMoney(notes, amount) : '0.00';

  const book = async (money: string): Promise<void> => {
    const items = partsOf(money).map((part) => ({ studentFee: part.id, amount: part.amount }));
    const path = `/finance/v1/studentFee/student/${statement.student.id}/pay`;
    const body = { ...means.body, items };
    const receipts = await write<readonly Booked[]>({ path, body, fallback: 'fees.fail.pay' });
    if (receipts) onPaid({ receipts, amount: sumMoney(receipts.map(({ total }) => total)), change });
  };
  const takeAll = async (): Promise<void> => {
    const isMeant = await confirm({
      title: translate('fees.pay.allTitle', { amount: formatMoney(most) }),
      text: translate('fees.pay.allText', { name: statement.student.name }),
      verb: translate('fees.pay.save'),
      tone: 'warning',
    });
    if (isMeant) await book(most);
  };
  const save = async (): Promise<void> => {
    if (busy || isShort) return;
    if (isEmpty) await takeAll();
    else if (isPayable) await book(amount);
  };
  return {
    busy,
    means,
    text,
    setText,
    given,
    setGiven,
    amount,
    most,
    change,
    isEmpty,
    isTooMuch,
    isShort,
    isReady: isEmpty || (isPayable && !isShort),
    parts: isPayable ? partsOf(amount) : [],
    nameOf: (fee: number): string => open.find(({ id }) => id === fee)?.collection ?? '',
    fillAll: (): void => setText(formatTyped(most, locale, 2)),
    save,
  };
};
