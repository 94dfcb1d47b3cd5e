import { Box, Button, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { BorrowerFacts } from './BorrowerFacts.tsx';
import { BorrowerPicker } from './BorrowerPicker.tsx';
import { DeskSay } from './DeskSay.tsx';
import { LoanTable } from './LoanTable.tsx';
import { ScanField } from './ScanField.tsx';
import { useIssuing } from './use-issuing.ts';

/** Card first, then book after book: everything by scanner or keyboard. */
export const IssueBook = () => {
  const translate = useTranslate();
  const { word, busy, found, who, dueOn, setDueOn, reason, setReason, book, choose, find, issue, next } =
    useIssuing();
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
