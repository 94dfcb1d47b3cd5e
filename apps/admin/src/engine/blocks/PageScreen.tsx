import type { Page } from '@school/kernel';
import { useParams, useSearchParams } from 'react-router-dom';
import { useWords } from '../catalogue/use-words.ts';
import { useCall } from '../environment/use-call.ts';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { MonthPick } from '../own-screen/MonthPick.tsx';
import { useMonth } from '../own-screen/use-month.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { Problem } from '../page/Problem.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { Blocks } from './Blocks.tsx';
import { PageLinks } from './PageLinks.tsx';
import { hasQuery, pageParameters } from './page-parameters.ts';

/** The record that a page is about, as those who refer to it know it. */
interface PageRecord {
  readonly id: number;
  readonly title: string | null;
}

/** What a page stands for: its record, the parts of its address and its month, once they are known. */
const usePageSubject = (page: Page) => {
  const params = useParams();
  const [search] = useSearchParams();
  const name = page.record ?? Object.keys(params).findLast((key) => key !== '*') ?? '';
  const record = useCall<PageRecord>(
    page.of === undefined ? undefined : `/setup/v1/page/record/${page.key}`,
    { by: name, value: params[name] },
  );
  const [month, setMonth] = useMonth(page.month?.latest);
  const isKnown =
    (page.of === undefined || record.data !== undefined) && (page.month === undefined || month !== undefined);
  return {
    ...record,
    isKnown,
    month,
    setMonth,
    address: { ...params, ...record.data },
    parameters: pageParameters(page, { path: params, search, record: record.data?.id, month }),
  };
};

/** A page made of blocks; if it is about a record, its address names it. */
export const PageScreen = ({ page }: { readonly page: Page }) => {
  const words = useWords();
  const subject = usePageSubject(page);
  const { data, error, refetch, isKnown, month, setMonth, address, parameters } = subject;
  const label = words.say(`pages.${page.key}`, page.label);
  const title = data ? `${data.title} – ${label}` : label;
  usePageTitle(title);
  if (error) return <Problem title={label} error={error} onRetry={() => void refetch()} />;
  if (!isKnown) return <FormSkeleton />;
  const [first, ...others] = page.blocks;
  const begins = first?.kind === 'links' ? first : undefined;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {begins ? <PageLinks links={begins.links} record={address} /> : null}
            {month ? <MonthPick month={month} onMonth={setMonth} /> : null}
          </>
        }
      />
      <Blocks
        blocks={begins ? others : page.blocks}
        name={page.key}
        hasQuery={hasQuery(page)}
        parameters={parameters}
        record={address}
      />
    </>
  );
};
