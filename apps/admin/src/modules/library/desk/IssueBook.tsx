import { Box, Button, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { formatDate } from '../../../engine/field/date/date-format.ts';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { BorrowerFacts } from './BorrowerFacts.tsx';
import { BorrowerPicker } from './BorrowerPicker.tsx';
import { DeskSay } from './DeskSay.tsx';
import type { Borrower, BorrowerAtDesk, ScannedCopy } from './desk.ts';
import { LoanTable } from './LoanTable.tsx';
import { ScanField } from './ScanField.tsx';
import { useDesk } from './use-desk.ts';

interface Issued {
  readonly dueOn: string;
}

/** Card first, then book after book: everything by scanner or keyboard. */
export const IssueBook = () => {
  const translate = useTranslate();
  const { ask, say, word, busy } = useDesk();
  const [found, setFound] = useState<readonly Borrower[]>([]);
  const [who, setWho] = useState<BorrowerAtDesk>();
  const [dueOn, setDueOn] = useState('');
  const [reason, setReason] = useState('');
  const book = useRef<HTMLInputElement>(null);
  const choose = async ({ kind, id }: Borrower): Promise<void> => {
    setFound([]);
    const path = `/setup/v1/LibraryDesk/borrower/${kind}/${id}`;
    const next = await ask<BorrowerAtDesk>({ path, unknown: translate('library.desk.nobody') });
    if (next) setWho(next);
  };
  const find = async (q: string): Promise<void> => {
    const unknown = translate('library.desk.nobody');
    const people = await ask<readonly Borrower[]>({
      path: '/setup/v1/LibraryDesk/borrowers',
      query: { q },
      unknown,
    });
    const [first] = people ?? [];
    if (people && !first) say({ tone: 'error', text: unknown });
    else if (first && people?.length === 1) await choose(first);
    else setFound(people ?? []);
  };
  const issue = async (code: string): Promise<void> => {
    if (!who) return;
    const unknown = translate('library.desk.noCopy', { code });
    const copy = await ask<ScannedCopy>({ path: '/setup/v1/LibraryDesk/copy', query: { code }, unknown });
    if (!copy) return;
    const person = who.kind === 'STUDENT' ? { student: who.id } : { employee: who.id };
    const loan = await ask<Issued>({
      path: '/setup/v1/LibraryDesk/issue',
      body: {
        copy: copy.id,
        ...person,
        ...(dueOn ? { dueOn } : {}),
        ...(reason.trim() ? { overrideReason: reason.trim() } : {}),
      },
      unknown,
    });
    if (!loan) return;
    setReason('');
    await choose(who);
    const date = formatDate(loan.dueOn);
    say({ tone: 'success', text: translate('library.desk.issued', { title: copy.title, date }) });
    book.current?.focus();
  };
  const next = (): void => {
    setWho(undefined);
    setFound([]);
    setDueOn('');
    setReason('');
    say(undefined);
  };
  return (
    <>
      <PageHeader title={translate('library.issue.title')} under={translate('library.issue.hint')} />
      {who || found.length > 0 ? null : (
        <ScanField
          key="borrower"
          focused
          label={translate('library.issue.borrower')}
          help={translate('library.issue.borrowerHelp')}
          onScan={(q) => void find(q)}
        />
      )}
      {found.length > 0 ? (
        <BorrowerPicker people={found} onChoose={(one) => void choose(one)} onCancel={next} />
      ) : null}
      {who ? (
        <>
          <BorrowerFacts who={who} />
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') next();
            }}
          >
            <ScanField
              key="book"
              focused
              inputRef={book}
              label={translate('library.issue.book')}
              help={translate('library.issue.bookHelp')}
              onScan={(code) => void issue(code)}
            />
            <DayInput label={translate('library.issue.otherDue')} value={dueOn} onChange={setDueOn} />
            <TextField
              label={translate('library.desk.reason')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              sx={{ width: { xs: '100%', sm: 280 } }}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
            <Button variant="outlined" size="large" disabled={busy} onClick={next}>
              {translate('library.desk.next')}
            </Button>
          </Box>
        </>
      ) : null}
      <DeskSay word={word} />
      {who ? (
        <LoanTable
          caption={translate('library.desk.loansOf', { name: who.name })}
          loans={who.loans}
          empty={translate('library.desk.noLoans')}
        />
      ) : null}
    </>
  );
};
