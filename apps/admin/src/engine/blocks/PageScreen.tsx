import type { Page } from '@school/kernel';
import { useParams } from 'react-router-dom';
import { useWords } from '../catalogue/use-words.ts';
import { useCall } from '../environment/use-call.ts';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { Problem } from '../page/Problem.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { Blocks } from './Blocks.tsx';

/** The record that a page is about, as whoever refers to it knows it. */
interface PageRecord {
  readonly id: number;
  readonly title: string;
}

/** Further parameters of the views, as far as the address holds numbers for them. */
const furtherParameters = (page: Page, path: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(page.parameters ?? {}).flatMap(([key, part]) =>
      /^\d{1,15}$/.test(path[part] ?? '') ? [[key, Number(path[part])]] : [],
    ),
  );

/** A page made of blocks; the last parameter of its address names the record that it is about. */
export const PageScreen = ({ page }: { readonly page: Page }) => {
  const words = useWords();
  const params = useParams();
  const name = Object.keys(params).findLast((key) => key !== '*') ?? '';
  const { data, error, refetch } = useCall<PageRecord>(
    page.of === undefined ? undefined : `/setup/v1/page/record/${page.key}`,
    { by: name, value: params[name] },
  );
  const label = words.say(`pages.${page.key}`, page.label);
  const title = data ? `${data.title} – ${label}` : label;
  usePageTitle(title);
  if (error) return <Problem title={label} error={error} onRetry={() => void refetch()} />;
  if (page.of !== undefined && !data) return <FormSkeleton />;
  const { of = '' } = page;
  return (
    <>
      <PageHeader title={title} />
      <Blocks
        blocks={page.blocks}
        parameters={{ ...furtherParameters(page, params), ...(data ? { [of]: data.id } : {}) }}
        record={{ ...params, ...data }}
      />
    </>
  );
};
