import type { Http } from '../../../engine/data/http.ts';
import type { RecordRow } from '../../../engine/data/record-row.ts';

/** The settings as stored by the server; without a key until they are first saved. */
export type OrganisationRecord = RecordRow & { readonly keyString?: string };

/** Creates settings that have no key yet, otherwise updates them by key (000 §4). */
export const saveOrganisation = async (
  http: Http,
  keyString: string | undefined,
  { version, ...body }: Readonly<Record<string, unknown>>,
): Promise<OrganisationRecord> =>
  keyString === undefined
    ? (await http<OrganisationRecord>('/setup/v1/save', { method: 'POST', body })).data
    : (
        await http<OrganisationRecord>(`/setup/v1/update/${encodeURIComponent(keyString)}`, {
          method: 'PUT',
          body: { ...body, version },
        })
      ).data;
