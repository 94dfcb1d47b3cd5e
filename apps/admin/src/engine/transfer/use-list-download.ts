import { useState } from 'react';
import { type AnyResource, readGroupedBy } from '@school/kernel';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { baseOf } from '../data/addresses.ts';
import { withQuery } from '../data/http.ts';
import { downloadFile } from '../files/download.ts';

/** A list as shown on the screen. */
export interface ListAsFile {
  readonly resource: AnyResource;
  readonly filter: object;
  readonly sort: { readonly field: string; readonly order: string };
  readonly columns: readonly string[];
  /** What the rows are grouped by: `department`, `joiningDate:month`. */
  readonly group?: string | undefined;
}

/** Exports a list as a file. */
export const useListDownload = ({ resource, filter, sort, columns, group }: ListAsFile) => {
  const toast = useToast();
  const { fetcher } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const download = async (format: 'csv' | 'xlsx'): Promise<void> => {
    setBusy(true);
    const path = withQuery(`${baseOf(resource)}/export`, {
      format,
      // The content of the group headings goes into a column of the file.
      columns: group ? [...new Set([readGroupedBy(group).path, ...columns])] : columns,
      filter,
      sort: [sort.field, sort.order],
      group,
    });
    try {
      await downloadFile(fetcher, path, `${resource.key}.${format}`);
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
};
