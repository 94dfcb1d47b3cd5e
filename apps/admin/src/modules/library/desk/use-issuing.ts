import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { formatDate } from '../../../engine/field/date/date-format.ts';
import type { Borrower, BorrowerAtDesk, ScannedCopy } from './desk.ts';
import { useDesk } from './use-desk.ts';

interface Issued {
  readonly dueOn: string;
}

/** Who is at the desk, and the calls that issue books to them one after another. */
export const useIssuing = () => {
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
  return { word, busy, found, who, dueOn, setDueOn, reason, setReason, book, choose, find, issue, next };
};
