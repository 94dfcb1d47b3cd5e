import { useTranslate } from 'react-admin';
import type { LoanToday } from '@school/domain';
import { formatMoney } from '../../../engine/field/number/number-format.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { isCharged } from './desk.ts';
import { DeskSay } from './DeskSay.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { ScanField } from './ScanField.tsx';
import { ScannedLoan } from './ScannedLoan.tsx';
import { useScanned } from './use-scanned.ts';

/** Returned books are scanned; nothing is asked unless there is a fine. */
export const ReturnBook = () => {
  const translate = useTranslate();
  const { context } = useEnvironment();
  const { ask, say, word, busy, loan, scan, clear, field } = useScanned();
  const takeBack = async (of: LoanToday, waiver: object = {}): Promise<void> => {
    const done = await ask<object>({
      path: `/setup/v1/BookMovements/transition/takeBack/${of.id}`,
      body: { version: of.version, returnedOn: context.today, ...waiver },
      unknown: translate('library.fail.desk'),
    });
    if (!done) return;
    const key = isCharged(of.fine) ? 'library.return.doneFine' : 'library.return.done';
    const params = { title: of.title, name: of.borrower, fine: formatMoney(of.fine) };
    say({ tone: 'success', text: translate(key, params) });
    clear();
  };
  const scanned = async (code: string): Promise<void> => {
    const found = await scan(code);
    if (found && !isCharged(found.fine) && found.status !== 'LOST') await takeBack(found);
  };
  const lose = async (of: LoanToday): Promise<void> => {
    const done = await ask<object>({
      path: `/setup/v1/BookMovements/transition/lose/${of.id}`,
      body: { version: of.version },
      unknown: translate('library.fail.desk'),
    });
    if (!done) return;
    say({ tone: 'warning', text: translate('library.return.lost', { title: of.title, name: of.borrower }) });
    clear();
  };
  return (
    <>
      <PageHeader title={translate('library.return.title')} under={translate('library.return.hint')} />
      <ScanField
        focused
        inputRef={field}
        label={translate('library.issue.book')}
        help={translate('library.issue.bookHelp')}
        onScan={(code) => void scanned(code)}
      />
      <DeskSay word={word} />
      {loan ? (
        <>
          <ScannedLoan loan={loan} />
          <ReturnForm
            loan={loan}
            busy={busy}
            onReturn={(waiver) => takeBack(loan, waiver)}
            onLose={() => lose(loan)}
            onCancel={clear}
          />
        </>
      ) : null}
    </>
  );
};
